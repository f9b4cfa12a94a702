# A browser tab: WebAssembly by Debian's clang-19 and wasi-libc, with threads on shared memory and without exceptions. The libraries
# that Debian has no WebAssembly of are built from its sources (libraries.cmake).
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
find_program(CMAKE_AR NAMES llvm-ar-19 ar REQUIRED)   # That of GNU is enough for installed.cmake, which makes no library.
find_program(CMAKE_RANLIB NAMES llvm-ranlib-19 ranlib REQUIRED)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)   # No library of this machine.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
# Without -nostdlibinc clang would take headers of this machine's libraries from /usr/include where ours are not found.
set(CMAKE_C_FLAGS_INIT "-nostdlibinc -idirafter /usr/include/wasm32-wasi -pthread -fno-exceptions")
set(CMAKE_CXX_FLAGS_INIT "-nostdlibinc -idirafter /usr/include/wasm32-wasi -pthread -fno-exceptions -fno-rtti")
set(CMAKE_CXX_FLAGS_RELEASE_INIT "-Os -DNDEBUG")   # The first load counts.
set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG" CACHE STRING "")
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR}/cmake)   # Platform/WASI
# Files that the first frame does without (names as C identifiers): the page fetches them after it.
set(HEXWRIGHT_LATER_IN_TAB "_png$|^DejaVuSans|^Inter_(Bold|Medium)|^ask_wasm$|^scene_js$")
