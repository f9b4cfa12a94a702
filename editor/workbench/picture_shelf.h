// Pictures that were looked at lately, decoded once each: by path, with what is wrong with those that cannot be shown.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/message.h"
#include "formats/picture/decode.h"

namespace hexwright {

class PictureShelf {
public:
    struct Entry {
        std::string path;
        std::shared_ptr<const Picture> picture{};  // null: it cannot be shown, and `trouble` says why
        std::optional<Message> trouble{};
    };
    const Entry& look_up(const std::string& path);  // valid until the next call
    void forget(const std::string& path);           // the file may be another one now

private:
    std::vector<Entry> entries_;  // the one used last is the last
};

}  // namespace hexwright
