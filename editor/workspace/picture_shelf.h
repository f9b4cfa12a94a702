// A cache of recently shown pictures by path, each decoded once by a job, with the reason for those that cannot be
// shown.
#pragma once
#include "editor/document/jobs.h"
#include "editor/workspace/room.h"
#include "engine/board/refusal.h"
#include "formats/paper/picture/decode.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::workspace {

class PictureShelf {
public:
    struct Entry {
        std::string path;
        // nullptr while it is being decoded, and if `trouble` says why it cannot be shown.
        std::shared_ptr<const Picture> picture{};
        std::optional<Refusal> trouble{};
        Job<Result<Picture>> job{};
        bool decoding() const { return !picture && !trouble; }
    };
    // Starts decoding on the first call. The reference is valid until the next call.
    const Entry& look_up(const std::string& path, Jobs& jobs);
    const Entry* find(const std::string& path) const;  // nullptr before the first call of look_up().
    void forget(const std::string& path);              // Call when the file may have changed.

private:
    std::vector<Entry> entries_;  // Ordered by last use, the latest at the end.
};

}  // namespace hexwright::workspace
