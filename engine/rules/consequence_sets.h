// The different sets of consequences that a search comes by, each kept once and named by a small number; 0: none.
#pragma once
#include "engine/rules/movement.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hexwright {

class ConsequenceSets {
public:
    static constexpr std::uint16_t full = 0xFFFF;  // instead of a new set when there are too many: leave it out
    static constexpr std::size_t most = 65'000;

    void clear();
    std::uint16_t with_leaving(std::uint16_t set, const FigureSet& left);
    std::uint16_t with_fall(std::uint16_t set, Fall fall);
    std::uint16_t with_molten(std::uint16_t set);
    Consequences consequences(std::uint16_t set) const;
    bool within(std::uint16_t part, std::uint16_t whole) const {  // is each of `part` in `whole`, as often
        return part == whole || part == 0 || (whole != 0 && includes(part, whole));
    }

private:
    using Entry = std::int16_t;                                        // an enemy's number, or one of the words below
    static constexpr Entry molten = max_figures, falls = max_figures;  // falls + Fall::Minor ...: molten + 1 and on
    std::uint16_t with_one(std::uint16_t set, Entry entry);
    bool includes(std::uint16_t part, std::uint16_t whole) const;
    std::uint16_t find();  // wanted_ among the sets, or as a new one

    struct Run {
        std::uint32_t first = 0, count = 0, hash = 0;
        std::uint16_t next = 0;  // in its chain; 0: the last
    };
    struct Known {  // what with_leaving came to: the same question comes again and again
        FigureSet left{};
        std::uint32_t search = 0;
        std::uint16_t set = 0, result = 0;
    };
    std::array<Known, 256> known_{};
    std::uint32_t search_ = 0;  // counts clear(): what is known from before it is not valid

    std::vector<Entry> entries_;  // of all sets, each sorted
    std::vector<Run> sets_;
    std::array<std::uint16_t, 1024> chains_{};  // by hash: the first set, 0: none
    std::vector<Entry> wanted_;
};

}  // namespace hexwright
