// Room on a disk, which wasi-libc does not know of (posix_gaps.c).
#ifndef HEXWRIGHT_SYS_STATVFS_H
#define HEXWRIGHT_SYS_STATVFS_H
#ifdef __cplusplus
extern "C" {
#endif
struct statvfs {
    unsigned long f_bsize, f_frsize;
    unsigned long long f_blocks, f_bfree, f_bavail;
};
int statvfs(const char* path, struct statvfs* room);
#ifdef __cplusplus
}
#endif
#endif
