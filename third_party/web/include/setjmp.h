// No jumps in WebAssembly: setjmp() says that it has just been called, and a library that would jump because of an error stops.
#ifndef HEXWRIGHT_SETJMP_H
#define HEXWRIGHT_SETJMP_H
typedef int jmp_buf[1];
typedef int sigjmp_buf[1];
#define setjmp(buffer) ((void)(buffer), 0)
#define sigsetjmp(buffer, mask) ((void)(buffer), 0)
#ifdef __cplusplus
extern "C" {
#endif
__attribute__((noreturn)) void longjmp(int* buffer, int value);
#ifdef __cplusplus
}
#endif
#define siglongjmp longjmp
#endif
