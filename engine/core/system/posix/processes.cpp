#include "engine/core/system/processes.h"

#include "engine/core/system/posix/descriptor.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>

namespace hexwright::system {
namespace {

// A program and its arguments as the system wants them.
class CommandLine {
public:
    CommandLine(const std::string& program, const std::vector<std::string>& arguments) : words_{program} {
        words_.insert(words_.end(), arguments.begin(), arguments.end());
        for (std::string& word : words_) line_.push_back(word.data());
        line_.push_back(nullptr);
    }
    char* const* data() const { return line_.data(); }

private:
    std::vector<std::string> words_;
    std::vector<char*> line_{};
};

// Negative if it did not start; `error` says why.
pid_t start(const std::string& program, const CommandLine& line, const std::array<int, 3>& files, int& error) {
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

// Until the program closes its standard error; false if it is unwanted before.
bool listen(int from, const ProgramWatch& watch) {
    constexpr int look_again = 30;  // In milliseconds.
    std::array<char, 4096> bytes{};
    while (!watch.unwanted()) {
        pollfd wanted{from, POLLIN, 0};
        if (::poll(&wanted, 1, look_again) <= 0) continue;
        const ssize_t count = ::read(from, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return true;
        watch.told({bytes.data(), static_cast<std::size_t>(count)});
    }
    return false;
}

bool ended_well(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

std::string whole_text_of(int file) {
    std::string text;
    const off_t size = ::lseek(file, 0, SEEK_END);
    if (size <= 0) return text;
    text.resize(static_cast<std::size_t>(size));
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t count = ::pread(file, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (count <= 0) return {};
        done += static_cast<std::size_t>(count);
    }
    return text;
}

}  // namespace

std::string process_number() { return std::to_string(::getpid()); }

bool can_start(const std::string& program) { return ::access(program.c_str(), X_OK) == 0; }

Outcome<std::optional<ProgramEnd>> run(const std::string& program, const std::vector<std::string>& arguments,
                                       std::string_view in, const ProgramWatch& watch) {
    const Descriptor input(::memfd_create("input", MFD_CLOEXEC)), output(::memfd_create("output", MFD_CLOEXEC));
    std::array<int, 2> ends{-1, -1};
    if (!input || !output || ::pipe2(ends.data(), O_CLOEXEC) != 0) return tl::unexpected(last_trouble());
    const Descriptor from(ends[0]);
    Descriptor to(ends[1]);
    if (!write_all(*input, in) || ::lseek(*input, 0, SEEK_SET) != 0) return tl::unexpected(last_trouble());
    int error = 0;
    const pid_t child = start(program, CommandLine(program, arguments), {*input, *output, *to}, error);
    if (child < 0) return tl::unexpected(trouble_of(error));
    to.close();
    const bool heard = listen(*from, watch);
    if (!heard) ::kill(child, SIGKILL);
    const bool well = ended_well(child);
    if (!heard) return std::nullopt;
    return ProgramEnd{well, well ? whole_text_of(*output) : std::string()};
}

Trouble become(const std::string& program, const std::vector<std::string>& arguments) {
    ::execv(program.c_str(), CommandLine(program, arguments).data());
    return last_trouble();
}

}  // namespace hexwright::system
