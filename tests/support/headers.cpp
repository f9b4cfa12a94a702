// The target of this file owns the precompiled headers of all tests (tests/CMakeLists.txt). There is nothing else in
// it.
