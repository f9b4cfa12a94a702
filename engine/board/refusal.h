// Every "no" of the program as one value, and results that are a value or that "no": what cannot be read, placed,
// played or written. For failures in the user's world; programming errors are asserts instead. This stands in `board`
// and not in `core`, because a refusal names spaces, pieces and items.
//
// A question whether something may be done answers std::optional<Refusal>, std::nullopt meaning that it may; a function
// that does something or gives a value answers Result.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/ids.h"
#include "engine/board/room.h"
#include "engine/core/file_pos.h"
#include "engine/core/message.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace hexwright::board {

// More of an item is used than there is.
struct Shortage {
    ItemKind item;
    int used = 0, have = 0;
    int missing() const { return used - have; }
    friend bool operator==(const Shortage&, const Shortage&) = default;
};

struct Refusal {
    // One sentence: the reason and, where there is one, the remedy. The remedy is part of the sentence because only the
    // person can follow it; what the program itself can act on follows as values.
    Message message;
    std::optional<FilePos> at{};    // Where in a file, if it is about one.
    std::vector<Space> spaces{};    // Spaces concerned, such as where a figure cannot step or a target stands.
    std::vector<PieceId> pieces{};  // Pieces of the map concerned, such as those in the way; sorted.
    // Items beyond the limit: `have` is what the limit allows, `used` the count after placing.
    std::vector<Shortage> missing{};
    // Path of the word of the scenario language that it is about, such as rules[flood]/effects[0]; see
    // engine/scenario/word_path.h. Empty if it is about none.
    std::string word{};
    std::vector<Refusal> more{};  // What else is wrong with the same file.
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class T>
using Result = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> failure(Message message, std::optional<FilePos> at = {}) {
    return tl::unexpected<Refusal>(Refusal{std::move(message), std::move(at)});
}
inline tl::unexpected<Refusal> failure(Refusal refusal) { return tl::unexpected<Refusal>(std::move(refusal)); }

}  // namespace hexwright::board
