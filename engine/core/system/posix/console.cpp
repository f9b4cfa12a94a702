#include "engine/core/system/console.h"

#include "engine/core/system/posix/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>

#include <climits>

namespace hexwright::system {

void hold_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)  // The new descriptor is the lowest that is free.
            static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

bool is_terminal(OutStream stream) {
    return ::isatty(stream == OutStream::Output ? STDOUT_FILENO : STDERR_FILENO) == 1;
}

Outcome<std::string> read_input(std::size_t limit) { return read_all(STDIN_FILENO, limit, 0); }

Outcome<void> write_output(std::string_view bytes) {
    if (!write_all(STDOUT_FILENO, bytes)) return tl::unexpected(last_trouble());
    return {};
}

Outcome<void> try_output() {
    if (::write(STDOUT_FILENO, "", 0) < 0 && errno != EPIPE) return tl::unexpected(last_trouble());
    return {};
}

bool output_is_ready(std::chrono::milliseconds longest) {
    pollfd out{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&out, 1, static_cast<int>(longest.count())) != 0;
}

Outcome<std::size_t> write_some_output(std::string_view bytes) {
    constexpr std::size_t at_once = PIPE_BUF;  // So much a pipe takes without waiting when poll() says that it is free.
    const ssize_t count = ::write(STDOUT_FILENO, bytes.data(), std::min(bytes.size(), at_once));
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno == EINTR) return 0;
    return tl::unexpected(last_trouble());
}

Outcome<void> close_output() {
    if (::close(STDOUT_FILENO) != 0 && errno != EBADF && errno != EINTR) return tl::unexpected(last_trouble());
    return {};
}

}  // namespace hexwright::system
