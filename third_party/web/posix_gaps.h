// What libc++'s files ask of the system and wasi-libc does not declare (posix_gaps.c).
#ifndef HEXWRIGHT_POSIX_GAPS_H
#define HEXWRIGHT_POSIX_GAPS_H
#include <dirent.h>
#include <sys/stat.h>
#ifndef DT_SOCK
#define DT_SOCK 20
#endif
#ifdef __cplusplus
extern "C" {
#endif
int fchmod(int file, mode_t mode);
int fchmodat(int folder, const char* path, mode_t mode, int flags);
char* realpath(const char* path, char* real);
#ifdef __cplusplus
}
#endif
#endif
