// The system's clipboard as text, handed in by the window. Without one it is a text that nobody else sees.
#pragma once
#include "editor/workspace/room.h"

#include <functional>
#include <string>
#include <utility>

namespace hexwright::workspace {

class Clipboard {
public:
    Clipboard() = default;
    Clipboard(std::function<std::string()> read, std::function<void(const std::string&)> write)
        : read_(std::move(read)), write_(std::move(write)) {}

    std::string read() const { return read_ ? read_() : kept_; }  // Empty: there is nothing, or it is not text.
    void write(const std::string& text) {
        if (write_) write_(text);
        else kept_ = text;
    }

private:
    std::function<std::string()> read_{};
    std::function<void(const std::string&)> write_{};
    std::string kept_{};
};

}  // namespace hexwright::workspace
