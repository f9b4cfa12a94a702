#include "editor/document/files/editor_program.h"

#include "formats/xml/bytes/file.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace hexwright::document {
namespace {

class OpenFile {  // A descriptor that is closed in the end; negative if there is none.
public:
    explicit OpenFile(int number) : number_(number) {}
    ~OpenFile() { close(); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    int operator*() const { return number_; }
    void close() {
        if (const int number = std::exchange(number_, -1); number >= 0) ::close(number);
    }

private:
    int number_;
};

tl::unexpected<Refusal> not_started(const std::string& program, int error) {
    return failure(Message{"command.editor-failed", {{"file", program}, {"reason", std::strerror(error)}}});
}

// Negative if it did not start; `error` says why.
pid_t start(const std::string& program, std::vector<std::string> arguments, const std::array<int, 3>& files,
            int& error) {
    arguments.insert(arguments.begin(), program);
    std::vector<char*> line;
    for (std::string& argument : arguments) line.push_back(argument.data());
    line.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (std::size_t i = 0; i < files.size(); ++i)
        posix_spawn_file_actions_adddup2(&actions, files[i], static_cast<int>(i));
    // The window holds signals back that are to end it; what it starts heeds them.
    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGMASK);
    pid_t child = -1;
    error = posix_spawn(&child, program.c_str(), &actions, &how, line.data(), environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? child : -1;
}

std::optional<int> percent_in(const std::string& line) {
    int number = 0;
    const char* end = line.data() + line.size();
    const auto read = std::from_chars(line.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || number < 0 || number > 100) return std::nullopt;
    return number;
}

// Until the program closes its standard error. What was told besides progress; nothing if the job was cancelled.
std::optional<std::string> listen(int from, JobWatch& watch) {
    constexpr int look_again = 30;  // In milliseconds.
    std::string told, line;
    std::array<char, 4096> bytes{};
    while (!watch.cancelled()) {
        pollfd wanted{from, POLLIN, 0};
        if (poll(&wanted, 1, look_again) <= 0) continue;
        const ssize_t count = read(from, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return told + line;
        for (const char letter : std::string_view(bytes.data(), static_cast<std::size_t>(count))) {
            if (letter != '\n') {
                line += letter;
                continue;
            }
            if (const auto percent = percent_in(line)) watch.progress(*percent / 100.0);
            else told += line + ' ';
            line.clear();
        }
    }
    return std::nullopt;
}

bool ended_well(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

std::string whole_text_of(int file) {
    std::string text;
    const off_t size = lseek(file, 0, SEEK_END);
    if (size <= 0) return text;
    text.resize(static_cast<std::size_t>(size));
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t count = pread(file, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (count <= 0) return {};
        done += static_cast<std::size_t>(count);
    }
    return text;
}

}  // namespace

std::string editor_program() {
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    return (self.parent_path() / "hexwright-editor").string();
}

bool can_start(const std::string& program) { return access(program.c_str(), X_OK) == 0; }

Result<std::string> output_of(const std::string& program, std::vector<std::string> arguments, std::string_view in,
                              JobWatch& watch) {
    const OpenFile input(memfd_create("input", MFD_CLOEXEC)), output(memfd_create("output", MFD_CLOEXEC));
    std::array<int, 2> ends{-1, -1};
    if (*input < 0 || *output < 0 || pipe2(ends.data(), O_CLOEXEC) != 0) return not_started(program, errno);
    const OpenFile from(ends[0]);
    OpenFile to(ends[1]);
    if (!write_all(*input, in) || lseek(*input, 0, SEEK_SET) != 0) return not_started(program, errno);
    int error = 0;
    const pid_t child = start(program, std::move(arguments), {*input, *output, *to}, error);
    if (child < 0) return not_started(program, error);
    to.close();
    const std::optional<std::string> told = listen(*from, watch);
    if (!told) kill(child, SIGKILL);
    const bool good = ended_well(child);
    if (!told) return std::string();
    if (good) return whole_text_of(*output);
    const std::string reason = told->substr(0, told->find_last_not_of(" \n") + 1);
    if (reason.empty()) return failure(Message{"picture.scene-ended"});
    return failure(Message{"picture.scene-told", {{"reason", reason}}});
}

}  // namespace hexwright::document
