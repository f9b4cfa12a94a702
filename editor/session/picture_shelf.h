// Pictures that were looked at lately, decoded once each, beside the frames: by path, with what is wrong with those
// that cannot be shown.
#pragma once
#include "editor/document/jobs.h"
#include "engine/core/message.h"
#include "formats/picture/decode.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

class PictureShelf {
public:
    struct Entry {
        std::string path;
        // null while it is decoded, and when `trouble` says why it cannot be shown
        std::shared_ptr<const Picture> picture{};
        std::optional<Message> trouble{};
        Job<Result<Picture>> job{};
        bool decoding() const { return !picture && !trouble; }
    };
    // begins to decode it the first time; valid until the next call
    const Entry& look_up(const std::string& path, Jobs& jobs);
    void forget(const std::string& path);  // the file may be another one now

private:
    std::vector<Entry> entries_;  // the one used last is the last
};

}  // namespace hexwright
