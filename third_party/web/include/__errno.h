// errno as wasi-libc's own functions have it: one for all threads, since that library is built without any.
#ifndef HEXWRIGHT_ERRNO_H
#define HEXWRIGHT_ERRNO_H
#ifdef __cplusplus
extern "C" {
#endif
extern int errno;
#define errno errno
#ifdef __cplusplus
}
#endif
#endif
