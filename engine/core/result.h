// A value, or an error with a message and a place in a file. For failures in the user's world; programming errors are
// asserts instead.
#pragma once
#include "engine/core/message.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace hexwright {

struct FilePos {
    std::string file;
    int line = 0, column = 0;  // Both count from 1; 0 means the whole file.
    friend bool operator==(const FilePos&, const FilePos&) = default;
};

struct Error {
    Message message;
    std::optional<FilePos> at{};
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(Message message, std::optional<FilePos> at = {}) {
    return tl::unexpected<Error>(Error{std::move(message), std::move(at)});
}
inline tl::unexpected<Error> failure(Error error) { return tl::unexpected<Error>(std::move(error)); }

}  // namespace hexwright
