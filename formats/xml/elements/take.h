// Unpacks results one after the other and keeps the first error, so that reading an element is one expression:
//     Zone zone;
//     Take take;
//     return take.give(take(zone.id, node.id("id")) && take(zone.spaces, spaces_of(node)), zone);
#pragma once
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <optional>
#include <utility>

namespace hexwright::xml {

class Take {
public:
    template <class Place, class T>
    bool operator()(Place& place, Result<T> result) {
        if (!result) return fail(std::move(result.error()));
        place = std::move(*result);
        return true;
    }
    bool operator()(Result<void> result) { return result || fail(std::move(result.error())); }
    bool fail(Refusal error) {
        error_ = std::move(error);
        return false;
    }

    const Refusal& error() const { return *error_; }  // Valid only after a failure.

    template <class T>
    Result<T> give(bool ok, T& value) {
        if (ok) return std::move(value);
        return failure(std::move(*error_));
    }
    Result<void> give(bool ok) {
        if (ok) return {};
        return failure(std::move(*error_));
    }

private:
    std::optional<Refusal> error_;
};

}  // namespace hexwright::xml
