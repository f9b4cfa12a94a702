// The files of a browser tab: a tree in memory that all threads share, instead of the system calls of WASI. The page
// puts files in before the start, learns which have changed, and keeps those in the browser's storage
// (page/storage.js).
#include <algorithm>
#include <cstring>
#include <ctime>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>
#include <wasi/api.h>

namespace {

struct Node {
    bool folder = false;
    std::uint64_t number = 0, changed = 0;  // `changed`: nanoseconds since 1970.
    std::string bytes{};
};
using NodeHandle = std::shared_ptr<Node>;

struct OpenFile {
    NodeHandle node{};
    std::string path{};
    std::uint64_t offset = 0;
    bool append = false, writes = false;
};

struct Files {
    std::mutex mutex{};
    std::map<std::string, NodeHandle, std::less<>> nodes{};  // By path without a leading slash; "" is the root.
    std::map<int, OpenFile> open{};
    std::vector<std::string>
        changes{};  // Paths written, renamed to or removed, each once until the page has taken them.
    std::uint64_t numbers = 0;
    bool full = false;  // The browser takes no more.
};

constexpr int root_file = 3, first_file = 4;

Files& files() {
    static Files* all = new Files{};  // Never destroyed: threads may outlive everything else.
    return *all;
}

std::uint64_t now() {
    __wasi_timestamp_t time = 0;
    __wasi_clock_time_get(__WASI_CLOCKID_REALTIME, 1, &time);
    return time;
}

// Without dots, double slashes and a slash at either end.
std::string plain(std::string_view path) {
    std::string out;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        const std::string_view part = path.substr(0, end);
        path.remove_prefix(std::min(end + 1, path.size()));
        if (part.empty() || part == ".") continue;
        if (part == "..") out.erase(out.rfind('/') == std::string::npos ? 0 : out.rfind('/'));
        else out.append(out.empty() ? "" : "/").append(part);
    }
    return out;
}
std::string path_in(Files& all, int folder, const char* path, std::size_t size) {
    const auto found = all.open.find(folder);
    const std::string base = found == all.open.end() ? "" : found->second.path;
    return plain(base + "/" + std::string(path, size));
}

Node* find(Files& all, std::string_view path) {
    if (path.empty() && !all.nodes.contains("")) {
        all.nodes[""] = std::make_shared<Node>(Node{.folder = true});
    }
    const auto found = all.nodes.find(path);
    return found == all.nodes.end() ? nullptr : found->second.get();
}
std::string_view folder_of(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}
bool folder_there(Files& all, std::string_view path) {
    const Node* folder = find(all, folder_of(path));
    return folder && folder->folder;
}
NodeHandle make(Files& all, const std::string& path, bool folder) {
    auto node = std::make_shared<Node>(Node{.folder = folder, .number = ++all.numbers, .changed = now()});
    all.nodes[path] = node;
    return node;
}
void make_folders(Files& all, std::string_view path) {
    if (path.empty() || find(all, path)) return;
    make_folders(all, folder_of(path));
    make(all, std::string(path), true);
}
void note(Files& all, const std::string& path) {
    if (std::ranges::find(all.changes, path) == all.changes.end()) all.changes.push_back(path);
}

OpenFile* opened(Files& all, int file) {
    const auto found = all.open.find(file);
    return found == all.open.end() ? nullptr : &found->second;
}

__wasi_filestat_t stat_of(const Node& node) {
    return {.dev = 1,
            .ino = node.number,
            .filetype =
                static_cast<__wasi_filetype_t>(node.folder ? __WASI_FILETYPE_DIRECTORY : __WASI_FILETYPE_REGULAR_FILE),
            .nlink = 1,
            .size = node.bytes.size(),
            .atim = node.changed,
            .mtim = node.changed,
            .ctim = node.changed};
}

std::size_t read_at(const Node& node, std::uint64_t offset, const __wasi_iovec_t* parts, std::size_t count) {
    std::size_t all = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t left = node.bytes.size() > offset ? node.bytes.size() - offset : 0;
        const std::size_t size = static_cast<std::size_t>(std::min<std::uint64_t>(left, parts[i].buf_len));
        std::memcpy(parts[i].buf, node.bytes.data() + offset, size);
        offset += size;
        all += size;
    }
    return all;
}
std::size_t write_at(Files& all, OpenFile& file, std::uint64_t offset, const __wasi_ciovec_t* parts,
                     std::size_t count) {
    std::size_t written = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t end = static_cast<std::size_t>(offset) + parts[i].buf_len;
        if (file.node->bytes.size() < end) file.node->bytes.resize(end);
        std::memcpy(file.node->bytes.data() + offset, parts[i].buf, parts[i].buf_len);
        offset = end;
        written += parts[i].buf_len;
    }
    file.node->changed = now();
    note(all, file.path);
    return written;
}

using Lock = std::scoped_lock<std::mutex>;

}  // namespace

// Embedded files that the page fetches after the first frame (third_party/EmbedScript.cmake); empty until then. Their
// bytes stay where they are.
std::string_view later_file(std::string_view path) {
    Files& all = files();
    const Lock lock(all.mutex);
    const Node* node = find(all, "program/later/" + std::string(path));
    return node ? std::string_view(node->bytes) : std::string_view();
}

// ---- the page's side

namespace {
std::string answer;  // Of the last question of the page.
}

extern "C" {

// Memory for texts and bytes that the page gives; it frees nothing, the function that takes them does.
__attribute__((export_name("room_for"))) char* room_for(std::size_t size) {
    return static_cast<char*>(std::malloc(size + 1));
}

__attribute__((export_name("put_file"))) void put_file(char* path, std::size_t path_size, char* bytes,
                                                       std::size_t size) {
    Files& all = files();
    const Lock lock(all.mutex);
    const std::string name = plain({path, path_size});
    make_folders(all, folder_of(name));
    make(all, name, false)->bytes.assign(bytes, size);
    std::free(path);
    std::free(bytes);
}
__attribute__((export_name("make_folder"))) void make_folder(char* path, std::size_t path_size) {
    Files& all = files();
    const Lock lock(all.mutex);
    make_folders(all, plain({path, path_size}));
    std::free(path);
}
// The file is gone from the browser's storage: another tab has removed it.
__attribute__((export_name("drop_file"))) void drop_file(char* path, std::size_t path_size) {
    Files& all = files();
    const Lock lock(all.mutex);
    all.nodes.erase(plain({path, path_size}));
    std::free(path);
}
// The next path that has changed, taken from the list; its size is 0 if there is none. The text is at answer_text().
__attribute__((export_name("next_change"))) std::size_t next_change() {
    Files& all = files();
    const Lock lock(all.mutex);
    if (all.changes.empty()) return 0;
    answer = all.changes.front();
    all.changes.erase(all.changes.begin());
    return answer.size();
}
// The bytes of the file, at answer_text(); -1 if there is none.
__attribute__((export_name("file_bytes"))) int file_bytes(char* path, std::size_t path_size) {
    Files& all = files();
    const Lock lock(all.mutex);
    const Node* node = find(all, plain({path, path_size}));
    std::free(path);
    if (!node || node->folder) return -1;
    answer = node->bytes;
    return static_cast<int>(answer.size());
}
__attribute__((export_name("answer_text"))) const char* answer_text() { return answer.data(); }
// Whether the browser's storage takes no more: writing then fails as on a full disk.
__attribute__((export_name("storage_full"))) void storage_full(int full) { files().full = full != 0; }

// ---- WASI's side

__wasi_errno_t __wasi_args_get(uint8_t**, uint8_t*) { return 0; }
__wasi_errno_t __wasi_args_sizes_get(__wasi_size_t* count, __wasi_size_t* size) {
    *count = *size = 0;
    return 0;
}

// HOME, so that the places of settings, data and state are as on the desktop.
namespace {
constexpr char environment[] =
    "HOME=/home\0XDG_STATE_HOME=/home/state\0XDG_CONFIG_HOME=/home/config\0XDG_DATA_HOME=/home/data\0XDG_CACHE_HOME=/"
    "home/cache";
}
__wasi_errno_t __wasi_environ_sizes_get(__wasi_size_t* count, __wasi_size_t* size) {
    *count = 5;
    *size = sizeof environment;
    return 0;
}
__wasi_errno_t __wasi_environ_get(uint8_t** entries, uint8_t* text) {
    std::memcpy(text, environment, sizeof environment);
    for (std::size_t i = 0, entry = 0; i < sizeof environment; ++i)
        if (i == 0 || environment[i - 1] == 0) entries[entry++] = text + i;
    return 0;
}

__wasi_errno_t __wasi_clock_res_get(__wasi_clockid_t, __wasi_timestamp_t* resolution) {
    *resolution = 1000;
    return 0;
}
__attribute__((import_module("page"), import_name("milliseconds"))) double page_milliseconds(int clock);
__wasi_errno_t __wasi_clock_time_get(__wasi_clockid_t clock, __wasi_timestamp_t, __wasi_timestamp_t* time) {
    *time = static_cast<__wasi_timestamp_t>(page_milliseconds(static_cast<int>(clock)) * 1e6);
    return 0;
}
__attribute__((import_module("page"), import_name("random"))) void page_random(uint8_t* bytes, std::size_t size);
__wasi_errno_t __wasi_random_get(uint8_t* bytes, __wasi_size_t size) {
    page_random(bytes, size);
    return 0;
}
__wasi_errno_t __wasi_sched_yield(void) { return 0; }
__attribute__((import_module("page"), import_name("stopped"))) void page_stopped(int status);
_Noreturn void __wasi_proc_exit(__wasi_exitcode_t status) {
    page_stopped(static_cast<int>(status));
    __builtin_trap();
}
__wasi_errno_t __wasi_poll_oneoff(const __wasi_subscription_t*, __wasi_event_t*, __wasi_size_t, __wasi_size_t* events) {
    *events = 0;
    return __WASI_ERRNO_NOSYS;
}

__wasi_errno_t __wasi_fd_advise(__wasi_fd_t, __wasi_filesize_t, __wasi_filesize_t, __wasi_advice_t) { return 0; }
__wasi_errno_t __wasi_fd_allocate(__wasi_fd_t, __wasi_filesize_t, __wasi_filesize_t) { return 0; }
__wasi_errno_t __wasi_fd_datasync(__wasi_fd_t) { return 0; }
__wasi_errno_t __wasi_fd_sync(__wasi_fd_t) { return 0; }
__wasi_errno_t __wasi_fd_fdstat_set_rights(__wasi_fd_t, __wasi_rights_t, __wasi_rights_t) { return 0; }
__wasi_errno_t __wasi_fd_renumber(__wasi_fd_t, __wasi_fd_t) { return __WASI_ERRNO_NOSYS; }

__wasi_errno_t __wasi_fd_close(__wasi_fd_t file) {
    Files& all = files();
    const Lock lock(all.mutex);
    return all.open.erase(file) > 0 ? __WASI_ERRNO_SUCCESS : __WASI_ERRNO_BADF;
}

__wasi_errno_t __wasi_fd_fdstat_get(__wasi_fd_t file, __wasi_fdstat_t* stat) {
    constexpr __wasi_rights_t everything = ~__wasi_rights_t{0};
    Files& all = files();
    const Lock lock(all.mutex);
    *stat = {.fs_filetype = __WASI_FILETYPE_CHARACTER_DEVICE,
             .fs_rights_base = everything,
             .fs_rights_inheriting = everything};
    if (file <= 2) return 0;
    if (file == root_file) {
        stat->fs_filetype = __WASI_FILETYPE_DIRECTORY;
        return 0;
    }
    const OpenFile* open = opened(all, file);
    if (!open) return __WASI_ERRNO_BADF;
    stat->fs_filetype = open->node->folder ? __WASI_FILETYPE_DIRECTORY : __WASI_FILETYPE_REGULAR_FILE;
    stat->fs_flags = open->append ? __WASI_FDFLAGS_APPEND : 0;
    return 0;
}
__wasi_errno_t __wasi_fd_fdstat_set_flags(__wasi_fd_t file, __wasi_fdflags_t flags) {
    Files& all = files();
    const Lock lock(all.mutex);
    if (OpenFile* open = opened(all, file)) open->append = (flags & __WASI_FDFLAGS_APPEND) != 0;
    return 0;
}
__wasi_errno_t __wasi_fd_filestat_get(__wasi_fd_t file, __wasi_filestat_t* stat) {
    Files& all = files();
    const Lock lock(all.mutex);
    const OpenFile* open = opened(all, file);
    if (!open) {
        *stat = {.filetype = __WASI_FILETYPE_CHARACTER_DEVICE, .nlink = 1};
        return file <= 2 ? __WASI_ERRNO_SUCCESS : __WASI_ERRNO_BADF;
    }
    *stat = stat_of(*open->node);
    return 0;
}
__wasi_errno_t __wasi_fd_filestat_set_size(__wasi_fd_t file, __wasi_filesize_t size) {
    Files& all = files();
    const Lock lock(all.mutex);
    OpenFile* open = opened(all, file);
    if (!open) return __WASI_ERRNO_BADF;
    open->node->bytes.resize(static_cast<std::size_t>(size));
    open->node->changed = now();
    note(all, open->path);
    return 0;
}
__wasi_errno_t __wasi_fd_filestat_set_times(__wasi_fd_t, __wasi_timestamp_t, __wasi_timestamp_t, __wasi_fstflags_t) {
    return 0;
}

__wasi_errno_t __wasi_fd_read(__wasi_fd_t file, const __wasi_iovec_t* parts, size_t count, __wasi_size_t* size) {
    Files& all = files();
    const Lock lock(all.mutex);
    *size = 0;
    OpenFile* open = opened(all, file);
    if (!open) return file == 0 ? __WASI_ERRNO_SUCCESS : __WASI_ERRNO_BADF;
    if (open->node->folder) return __WASI_ERRNO_ISDIR;
    *size = read_at(*open->node, open->offset, parts, count);
    open->offset += *size;
    return 0;
}
__wasi_errno_t __wasi_fd_pread(__wasi_fd_t file, const __wasi_iovec_t* parts, size_t count, __wasi_filesize_t offset,
                               __wasi_size_t* size) {
    Files& all = files();
    const Lock lock(all.mutex);
    OpenFile* open = opened(all, file);
    if (!open) return __WASI_ERRNO_BADF;
    *size = read_at(*open->node, offset, parts, count);
    return 0;
}

__attribute__((import_module("page"), import_name("print"))) void page_print(const uint8_t* text, std::size_t size);
__wasi_errno_t __wasi_fd_write(__wasi_fd_t file, const __wasi_ciovec_t* parts, size_t count, __wasi_size_t* size) {
    *size = 0;
    if (file == 1 || file == 2) {
        for (std::size_t i = 0; i < count; ++i) {
            page_print(parts[i].buf, parts[i].buf_len);
            *size += parts[i].buf_len;
        }
        return 0;
    }
    Files& all = files();
    const Lock lock(all.mutex);
    OpenFile* open = opened(all, file);
    if (!open || !open->writes) return __WASI_ERRNO_BADF;
    if (all.full) return __WASI_ERRNO_NOSPC;
    if (open->append) open->offset = open->node->bytes.size();
    *size = write_at(all, *open, open->offset, parts, count);
    open->offset += *size;
    return 0;
}
__wasi_errno_t __wasi_fd_pwrite(__wasi_fd_t file, const __wasi_ciovec_t* parts, size_t count, __wasi_filesize_t offset,
                                __wasi_size_t* size) {
    Files& all = files();
    const Lock lock(all.mutex);
    OpenFile* open = opened(all, file);
    if (!open || !open->writes) return __WASI_ERRNO_BADF;
    if (all.full) return __WASI_ERRNO_NOSPC;
    *size = write_at(all, *open, offset, parts, count);
    return 0;
}
__wasi_errno_t __wasi_fd_seek(__wasi_fd_t file, __wasi_filedelta_t delta, __wasi_whence_t whence,
                              __wasi_filesize_t* to) {
    Files& all = files();
    const Lock lock(all.mutex);
    OpenFile* open = opened(all, file);
    if (!open) return file <= 2 ? __WASI_ERRNO_SPIPE : __WASI_ERRNO_BADF;
    const std::uint64_t from = whence == __WASI_WHENCE_SET   ? 0
                               : whence == __WASI_WHENCE_CUR ? open->offset
                                                             : open->node->bytes.size();
    if (delta < 0 && from < static_cast<std::uint64_t>(-delta)) return __WASI_ERRNO_INVAL;
    *to = open->offset = from + static_cast<std::uint64_t>(delta);
    return 0;
}
__wasi_errno_t __wasi_fd_tell(__wasi_fd_t file, __wasi_filesize_t* at) {
    Files& all = files();
    const Lock lock(all.mutex);
    const OpenFile* open = opened(all, file);
    if (!open) return __WASI_ERRNO_BADF;
    *at = open->offset;
    return 0;
}

__wasi_errno_t __wasi_fd_prestat_get(__wasi_fd_t file, __wasi_prestat_t* stat) {
    if (file != root_file) return __WASI_ERRNO_BADF;
    stat->tag = __WASI_PREOPENTYPE_DIR;
    stat->u.dir.pr_name_len = 1;
    return 0;
}
__wasi_errno_t __wasi_fd_prestat_dir_name(__wasi_fd_t file, uint8_t* path, __wasi_size_t size) {
    if (file != root_file || size < 1) return __WASI_ERRNO_BADF;
    path[0] = '/';
    return 0;
}

// Entries are numbered in the order of their names; a cookie is the number of the next one.
__wasi_errno_t __wasi_fd_readdir(__wasi_fd_t file, uint8_t* out, __wasi_size_t room, __wasi_dircookie_t cookie,
                                 __wasi_size_t* used) {
    Files& all = files();
    const Lock lock(all.mutex);
    const OpenFile* open = opened(all, file);
    const std::string folder = open ? open->path : "";
    if (!open && file != root_file) return __WASI_ERRNO_BADF;
    *used = 0;
    __wasi_dircookie_t number = 0;
    for (const auto& [path, node] : all.nodes) {
        if (path.empty() || folder_of(path) != folder) continue;
        if (number++ < cookie) continue;
        const std::string_view name = std::string_view(path).substr(folder.empty() ? 0 : folder.size() + 1);
        const __wasi_dirent_t entry{.d_next = number,
                                    .d_ino = node->number,
                                    .d_namlen = static_cast<__wasi_dirnamlen_t>(name.size()),
                                    .d_type = static_cast<__wasi_filetype_t>(
                                        node->folder ? __WASI_FILETYPE_DIRECTORY : __WASI_FILETYPE_REGULAR_FILE)};
        std::string text(reinterpret_cast<const char*>(&entry), sizeof entry);
        text += name;
        const std::size_t size = std::min<std::size_t>(text.size(), room - *used);
        std::memcpy(out + *used, text.data(), size);
        *used += size;
        if (*used == room) return 0;
    }
    return 0;
}

__wasi_errno_t hexwright_path_open(int folder, const char* path, std::size_t path_size, int oflags, bool writes,
                                   int fdflags, int* file) {
    Files& all = files();
    const Lock lock(all.mutex);
    const std::string name = path_in(all, folder, path, path_size);
    Node* node = find(all, name);
    const bool create = (oflags & __WASI_OFLAGS_CREAT) != 0;
    if (node && create && (oflags & __WASI_OFLAGS_EXCL) != 0) return __WASI_ERRNO_EXIST;
    if (!node && !create) return __WASI_ERRNO_NOENT;
    if (!node && !folder_there(all, name)) return __WASI_ERRNO_NOENT;
    if (node && !node->folder && (oflags & __WASI_OFLAGS_DIRECTORY) != 0) return __WASI_ERRNO_NOTDIR;
    if (node && node->folder && create) return __WASI_ERRNO_ISDIR;
    if (!node && all.full) return __WASI_ERRNO_NOSPC;
    if (!node) {
        make(all, name, false);
        note(all, name);
    } else if ((oflags & __WASI_OFLAGS_TRUNC) != 0) {
        node->bytes.clear();
        node->changed = now();
        note(all, name);
    }
    int number = first_file;
    while (all.open.contains(number)) ++number;
    all.open[number] = {
        .node = all.nodes[name], .path = name, .append = (fdflags & __WASI_FDFLAGS_APPEND) != 0, .writes = writes};
    *file = number;
    return 0;
}
__wasi_errno_t __wasi_path_create_directory(__wasi_fd_t folder, const char* path) {
    Files& all = files();
    const Lock lock(all.mutex);
    const std::string name = path_in(all, folder, path, std::strlen(path));
    if (find(all, name)) return __WASI_ERRNO_EXIST;
    if (!folder_there(all, name)) return __WASI_ERRNO_NOENT;
    make(all, name, true);
    return 0;
}
__wasi_errno_t __wasi_path_filestat_get(__wasi_fd_t folder, __wasi_lookupflags_t, const char* path,
                                        __wasi_filestat_t* stat) {
    Files& all = files();
    const Lock lock(all.mutex);
    const Node* node = find(all, path_in(all, folder, path, std::strlen(path)));
    if (!node) return __WASI_ERRNO_NOENT;
    *stat = stat_of(*node);
    return 0;
}
__wasi_errno_t __wasi_path_filestat_set_times(__wasi_fd_t folder, __wasi_lookupflags_t, const char* path,
                                              __wasi_timestamp_t, __wasi_timestamp_t changed, __wasi_fstflags_t flags) {
    Files& all = files();
    const Lock lock(all.mutex);
    Node* node = find(all, path_in(all, folder, path, std::strlen(path)));
    if (!node) return __WASI_ERRNO_NOENT;
    if ((flags & __WASI_FSTFLAGS_MTIM) != 0) node->changed = changed;
    if ((flags & __WASI_FSTFLAGS_MTIM_NOW) != 0) node->changed = now();
    return 0;
}
__wasi_errno_t __wasi_path_link(__wasi_fd_t, __wasi_lookupflags_t, const char*, __wasi_fd_t, const char*) {
    return __WASI_ERRNO_NOTSUP;
}
__wasi_errno_t __wasi_path_symlink(const char*, __wasi_fd_t, const char*) { return __WASI_ERRNO_NOTSUP; }
__wasi_errno_t __wasi_path_readlink(__wasi_fd_t, const char*, uint8_t*, __wasi_size_t, __wasi_size_t*) {
    return __WASI_ERRNO_INVAL;
}

__wasi_errno_t __wasi_path_remove_directory(__wasi_fd_t folder, const char* path) {
    Files& all = files();
    const Lock lock(all.mutex);
    const std::string name = path_in(all, folder, path, std::strlen(path));
    const Node* node = find(all, name);
    if (!node) return __WASI_ERRNO_NOENT;
    if (!node->folder) return __WASI_ERRNO_NOTDIR;
    const auto inside = all.nodes.upper_bound(name + "/");
    if (inside != all.nodes.end() && inside->first.starts_with(name + "/")) return __WASI_ERRNO_NOTEMPTY;
    all.nodes.erase(name);
    return 0;
}
__wasi_errno_t __wasi_path_unlink_file(__wasi_fd_t folder, const char* path) {
    Files& all = files();
    const Lock lock(all.mutex);
    const std::string name = path_in(all, folder, path, std::strlen(path));
    const Node* node = find(all, name);
    if (!node) return __WASI_ERRNO_NOENT;
    if (node->folder) return __WASI_ERRNO_ISDIR;
    all.nodes.erase(name);
    note(all, name);
    return 0;
}
__wasi_errno_t __wasi_path_rename(__wasi_fd_t folder, const char* path, __wasi_fd_t to_folder, const char* to_path) {
    Files& all = files();
    const Lock lock(all.mutex);
    const std::string from = path_in(all, folder, path, std::strlen(path)),
                      to = path_in(all, to_folder, to_path, std::strlen(to_path));
    if (!find(all, from) || !folder_there(all, to)) return __WASI_ERRNO_NOENT;
    if (from == to) return 0;
    std::vector<std::pair<std::string, NodeHandle>> moved;
    for (const auto& [name, node] : all.nodes)
        if (name == from || name.starts_with(from + "/")) moved.emplace_back(name, node);
    for (const auto& [name, node] : moved) {
        const std::string there = to + name.substr(from.size());
        all.nodes.erase(name);
        all.nodes[there] = node;
        if (node->folder) continue;
        note(all, name);
        note(all, there);
    }
    for (auto& [number, open] : all.open)
        if (open.path == from || open.path.starts_with(from + "/")) open.path = to + open.path.substr(from.size());
    return 0;
}

__wasi_errno_t __wasi_sock_accept(__wasi_fd_t, __wasi_fdflags_t, __wasi_fd_t*) { return __WASI_ERRNO_NOTSUP; }
__wasi_errno_t __wasi_sock_recv(__wasi_fd_t, const __wasi_iovec_t*, size_t, __wasi_riflags_t, __wasi_size_t*,
                                __wasi_roflags_t*) {
    return __WASI_ERRNO_NOTSUP;
}
__wasi_errno_t __wasi_sock_send(__wasi_fd_t, const __wasi_ciovec_t*, size_t, __wasi_siflags_t, __wasi_size_t*) {
    return __WASI_ERRNO_NOTSUP;
}
__wasi_errno_t __wasi_sock_shutdown(__wasi_fd_t, __wasi_sdflags_t) { return __WASI_ERRNO_NOTSUP; }

__wasi_errno_t __wasi_path_open(__wasi_fd_t folder, __wasi_lookupflags_t, const char* path, __wasi_oflags_t oflags,
                                __wasi_rights_t rights, __wasi_rights_t, __wasi_fdflags_t fdflags, __wasi_fd_t* file) {
    return hexwright_path_open(folder, path, std::strlen(path), oflags, (rights & __WASI_RIGHTS_FD_WRITE) != 0, fdflags,
                               file);
}

}  // extern "C"
