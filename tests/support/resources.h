// What a run of a program needs of the machine: processor time and pages of memory, not what it prints.
#pragma once
#include <fcntl.h>
#include <optional>
#include <spawn.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hexwright::testing {

struct Resources {
    double seconds = 0;  // Of the processor, in the program and in the system.
    long pages = 0;      // Of memory, code and files that were touched, some of them several at once.
};

// nullopt if the program does not start, or ends with another status than 0.
inline std::optional<Resources> resources_of(std::string program, std::string argument) {
    char* const line[] = {program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const bool started = ::posix_spawn(&process, program.c_str(), &quiet, nullptr, line, environ) == 0;
    posix_spawn_file_actions_destroy(&quiet);
    int status = 0;
    rusage used{};
    if (!started || ::wait4(process, &status, 0, &used) != process || status != 0) return std::nullopt;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return Resources{seconds(used.ru_utime) + seconds(used.ru_stime), used.ru_minflt + used.ru_majflt};
}

}  // namespace hexwright::testing
