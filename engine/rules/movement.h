// Finds where a figure can go, by which way, at what cost and with what consequences, and checks step by step whether a
// given way is legal. Rolls no dice: it reports what is to be rolled, and when.
#pragma once
#include "engine/board/refusal.h"
#include "engine/rules/falling.h"
#include "engine/rules/mover.h"
#include "engine/rules/room.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace hexwright::rules {

// A step of a path that flips a double-space figure on its two spaces (DOUBLE-04).
inline constexpr SpaceIndex turn_round = -2;

enum class Lead : std::uint8_t { Front, Back };  // The end of a double-space figure that leads (DOUBLE-02, -07).

struct Path {
    // The spaces that the figure (its leading end) moves onto in turn, and `turn_round`.
    std::vector<SpaceIndex> steps{};
    Lead lead = Lead::Front;
    bool flown = false;
    friend bool operator==(const Path&, const Path&) = default;
};

enum class Stop : std::uint8_t { None, Water, Glyph };  // The reason why a move ends here.

// Everything that happens to the figure on its way, apart from where it stops.
struct Consequences {
    std::vector<std::int16_t> leaving{};  // Enemies that may strike, sorted; an enemy left twice is listed twice.
    int falls = 0, major_falls = 0, extreme_falls = 0;
    int molten = 0;  // Number of rolls for landing in molten lava.
    friend auto operator<=>(const Consequences&, const Consequences&) = default;
    bool none() const { return leaving.empty() && falls + major_falls + extreme_falls + molten == 0; }
};

struct End {
    SpaceIndex at = no_space, tail = no_space;  // Front and back.
    std::int16_t cost = 0;                      // Move used; 0 when it stays (and is perhaps flipped).
    Stop stop = Stop::None;
    std::uint16_t consequences = 0;  // Pass the end to Reach::consequences().
    std::int32_t way = 0;            // Pass the end to Reach::path().
};

// The ends of legal moves: for each place and facing, every way that somebody could want. A way is left out when
// another one to the same end costs no more Move and has no consequence that this one lacks (a subset, counted one by
// one); of equal ways the first found stays. So a detour that only adds leaving attacks and falls is not offered, but
// of two ways with different consequences both are, and so is one that is dearer but safer. (walk() accepts any legal
// way.) To stay fast in a crowd, about `most_sets` ways are kept for one place, always including the cheapest. Holds
// its own workspace: reuse one object, and next to nothing is allocated.
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
    std::size_t tried() const;  // Number of steps examined; a measure of the work done.

private:
    std::vector<End> ends_;
    std::unique_ptr<struct ReachWork> work_;
};

// What the searches for costs and for turns need while they work. Reused, next to nothing is allocated.
struct SpreadWork {
    std::vector<std::int16_t> best{};
    std::vector<std::vector<std::int32_t>> queue{};
    std::vector<SpaceIndex> left_with{};
};

// The least Move that a move ending on each space costs (with either half of a double-space figure), by space; -1 if
// none. Ignores consequences and overhanging parts of a miniature.
class CostMap {
public:
    const std::vector<std::int16_t>& find(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                          const Rules& rules);

private:
    std::vector<std::int16_t> costs_;
    SpreadWork work_;
};

// The number of turns after which a figure can first stand on each space (with either half of a double-space figure) if
// it moves once every turn and all others stay where they are, by space: 0 where it begins, -1 if never. Ignores
// consequences and overhanging parts of a miniature, and how far a power lets a flight rise or sink.
class TurnMap {
public:
    // It begins on any of `starts`, a double-space figure with both halves; where the mover stands does not matter, but
    // `mover.tail` says whether it is a double-space figure.
    const std::vector<std::int16_t>& find(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                          const Rules& rules, std::span<const SpaceIndex> starts);

private:
    std::vector<std::int16_t> turns_, turns_of_pose_;
    std::vector<std::int32_t> from_, next_;
    SpreadWork work_;
};

struct WalkStep {
    SpaceIndex to = no_space, tail = no_space;  // New spaces of the leading end and of the other one.
    int cost = 0;
    // Happens first: leaving attacks while the figure still stands where it was (ENGAGE-08).
    std::vector<std::int16_t> leaving{};
    Fall fall = Fall::None;  // Happens next: rolled at once, or after the move (Rules::fall_at_once).
    bool molten = false;     // Happens after that: d20, rolled at once.
    Stop stop = Stop::None;
};

struct Walk {
    std::vector<WalkStep> steps{};
    SpaceIndex at = no_space, tail = no_space;  // Front and back where it ends.
    int cost = 0;
    bool by_road = false;  // All of it went by road, so that it had the road bonus.
    bool flown = false;
    Consequences consequences{};
};

// Walks a path step by step. A refusal is a sentence that names the figure as `who`: "Tor-Kul-Na cannot stop here:
// ...". It means that the path is illegal as a move that ends with its last step.
Result<Walk> walk(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules,
                  const Path& path, std::string_view who);

}  // namespace hexwright::rules
