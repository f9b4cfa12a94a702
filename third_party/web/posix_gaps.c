// What libc++'s files ask of the system and wasi-libc lacks. Files in a browser tab have no rights and no links.
#include "posix_gaps.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

int fchmod(int file, mode_t mode) { return 0; }
int fchmodat(int folder, const char* path, mode_t mode, int flags) { return 0; }
int chmod(const char* path, mode_t mode) { return 0; }
mode_t umask(mode_t mode) { return 0022; }
int statvfs(const char* path, struct statvfs* room) {
    errno = ENOSYS;
    return -1;
}
// The path as it is: there are no links to follow.
char* realpath(const char* path, char* real) {
    struct stat seen;
    if (stat(path, &seen) != 0) return NULL;
    if (!real && !(real = malloc(PATH_MAX))) return NULL;
    if (path[0] == '/') strncpy(real, path, PATH_MAX);
    else if (getcwd(real, PATH_MAX)) {
        strncat(real, "/", PATH_MAX - strlen(real) - 1);
        strncat(real, path, PATH_MAX - strlen(real) - 1);
    }
    return real;
}

// An error in a library that would jump, or throw: the tab stops and says so, and what was kept safe is there at the next start.
_Noreturn void longjmp(int* buffer, int value) { __builtin_trap(); }
void* __cxa_allocate_exception(unsigned long size) { __builtin_trap(); }
_Noreturn void __cxa_throw(void* thrown, void* type, void* destructor) { __builtin_trap(); }
