// Linked with the whole of one room and the rooms below it: see tests/CMakeLists.txt. That it links is the test.
int main() {}
