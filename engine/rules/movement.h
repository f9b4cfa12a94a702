// Where a figure can go, by which way, at what cost and with what consequences; and whether a given way is legal, step
// by step. Rolls no dice: it says what is to be rolled, and when.
#pragma once
#include "engine/core/result.h"
#include "engine/rules/falling.h"
#include "engine/rules/mover.h"

#include <memory>
#include <string_view>
#include <vector>

namespace hexwright {

// A step of a path: a double-space figure is flipped on its two spaces (DOUBLE-04).
inline constexpr SpaceIndex turn_round = -2;

enum class Lead : std::uint8_t { Front, Back };  // the end of a double-space figure that leads (DOUBLE-02, -07)

struct Path {
    std::vector<SpaceIndex> steps{};  // what the figure (its leading end) moves onto in turn, and `turn_round`
    Lead lead = Lead::Front;
    bool flown = false;
    friend bool operator==(const Path&, const Path&) = default;
};

enum class Stop : std::uint8_t { None, Water, Glyph };  // why a move ends here

// Everything that happens to the figure on its way, except where it stops.
struct Consequences {
    std::vector<std::int16_t> leaving{};  // enemies that may strike, sorted; one left twice is there twice
    int falls = 0, major_falls = 0, extreme_falls = 0;
    int molten = 0;  // rolls for landing in molten lava
    friend auto operator<=>(const Consequences&, const Consequences&) = default;
    bool none() const { return leaving.empty() && falls + major_falls + extreme_falls + molten == 0; }
};

struct End {
    SpaceIndex at = no_space, tail = no_space;  // front and back
    std::int16_t cost = 0;                      // Move used; 0: it stays (and is perhaps flipped)
    Stop stop = Stop::None;
    std::uint16_t consequences = 0;  // ask Reach
    std::int32_t way = 0;            // ask Reach
};

// The ends of legal moves: for each place and facing every way that somebody could want. A way is told unless another
// one to the same end costs no more Move and has no consequence that it has not itself (a subset, counted one by one).
// So a detour that only brings more leaving attacks and falls is no choice of its own, but of two ways with different
// consequences both are told, and a dearer one that is safer, too. Of equals the first found. (walk() takes any legal
// way.) So that no crowd makes it slow, about `most_sets` ways are kept for one place, the cheapest always among them.
// Holds its own workspace: keep one and ask it again, and next to nothing is allocated.
class Reach {
public:
    static constexpr int most_sets = 32;

    Reach();
    ~Reach();
    Reach(Reach&&) noexcept;
    Reach& operator=(Reach&&) noexcept;

    void find(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules);
    const std::vector<End>& ends() const { return ends_; }
    Consequences consequences(const End& end) const;
    bool unharmed(const End& end) const { return end.consequences == 0; }
    Path path(const End& end) const;
    std::size_t tried() const;  // steps that were looked at: what it took to find them

private:
    std::vector<End> ends_;
    std::unique_ptr<struct ReachWork> work_;
};

// The Move that each space costs at least for a move that ends on it (with either half of a double-space figure), -1
// for none; by space. Neither consequences nor what juts out of a miniature are looked at.
class CostMap {
public:
    const std::vector<std::int16_t>& find(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                          const Rules& rules);

private:
    void spread(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, bool flown,
                bool road_only);

    std::vector<std::int16_t> costs_, best_;
    std::vector<std::vector<std::int32_t>> queue_;
    std::vector<SpaceIndex> left_with_;
};

struct WalkStep {
    SpaceIndex to = no_space, tail = no_space;  // of the leading end, and the other one
    int cost = 0;
    std::vector<std::int16_t> leaving{};  // first: leaving attacks, while it still stands where it was (ENGAGE-08)
    Fall fall = Fall::None;               // then: rolled at once, or after the move (Rules::fall_at_once)
    bool molten = false;                  // then: d20 at once
    Stop stop = Stop::None;
};

struct Walk {
    std::vector<WalkStep> steps{};
    SpaceIndex at = no_space, tail = no_space;  // front and back where it ends
    int cost = 0;
    bool by_road = false;  // all of it, so that it had the road bonus
    Consequences consequences{};
};

// Walks a path step by step. Refused in words, `who` is the figure's name: "Tor-Kul-Na cannot stop here: ...". Then
// nothing of it is legal as a move that ends with its last step.
Result<Walk> walk(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules,
                  const Path& path, std::string_view who);

}  // namespace hexwright
