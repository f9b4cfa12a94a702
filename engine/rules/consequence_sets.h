// The different sets of consequences found by a search, each stored once under a small number. 0 is the empty set.
#pragma once
#include "engine/rules/movement.h"
#include "engine/rules/room.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hexwright::rules {

class ConsequenceSets {
public:
    // Returned instead of a new set when there are too many; the caller then drops the way.
    static constexpr std::uint16_t full = 0xFFFF;
    static constexpr std::size_t most = 65'000;

    void clear();
    std::uint16_t with_leaving(std::uint16_t set, const FigureSet& left);
    std::uint16_t with_fall(std::uint16_t set, Fall fall);
    std::uint16_t with_molten(std::uint16_t set);
    Consequences consequences(std::uint16_t set) const;
    // True when each consequence in `part` is in `whole`, at least as often.
    bool within(std::uint16_t part, std::uint16_t whole) const {
        return part == whole || part == 0 || (whole != 0 && includes(part, whole));
    }

private:
    using Entry = std::int16_t;  // An enemy's number, or one of the values below.
    // Fall::Minor and so on are stored as falls + Fall, that is molten + 1 and up.
    static constexpr Entry molten = max_figures, falls = max_figures;
    std::uint16_t with_one(std::uint16_t set, Entry entry);
    bool includes(std::uint16_t part, std::uint16_t whole) const;
    std::uint16_t find();  // The set equal to wanted_, added if it is new.

    struct Run {
        std::uint32_t first = 0, count = 0, hash = 0;
        std::uint16_t next = 0;  // Next set in its hash chain; 0 ends the chain.
    };
    // Cached result of with_leaving, because the same question recurs often.
    struct Known {
        FigureSet left{};
        std::uint32_t search = 0;
        std::uint16_t set = 0, result = 0;
    };
    std::array<Known, 256> known_{};
    std::uint32_t search_ = 0;  // Incremented by clear(), which invalidates older cache entries.

    std::vector<Entry> entries_;  // Entries of all sets, each set sorted.
    std::vector<Run> sets_;
    std::array<std::uint16_t, 1024> chains_{};  // First set of each hash chain; 0 if none.
    std::vector<Entry> wanted_;
};

}  // namespace hexwright::rules
