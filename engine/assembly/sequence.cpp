#include "engine/assembly/sequence.h"

#include "engine/assembly/room.h"

#include <algorithm>
#include <array>
#include <compare>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

namespace hexwright::assembly {
namespace {

constexpr int rows_of_a_band = 4;  // About what one step of one-hex tiles fills.

// Steps hold units of one way: those that lie on the map once or several times, that stand by themselves or not.
constexpr int ways = 4;
int way_of(const Unit& unit) { return (unit.copies.empty() ? 0 : 1) + (unit.hold ? 2 : 0); }

int floor_divided(int number, int by) { return number >= 0 ? number / by : -((by - 1 - number) / by); }

// The order among units of one sort; the smallest is laid first.
struct Turn {
    bool apart = false;  // On the table: its copies do not touch it, so nobody knows where they lie.
    int smallness = 0;   // On the table: large tiles first.
    int band = 0, x = 0, row = 0;
    int unit = 0;
    friend auto operator<=>(const Turn&, const Turn&) = default;
};

int smallness_of(std::size_t hexes) { return hexes >= 20 ? 0 : hexes >= 5 ? 1 : hexes >= 2 ? 2 : 3; }

class Sequence {
public:
    Sequence(std::vector<Unit> units, const Needs& needs, const Site& site)
        : units_(std::move(units)), needs_(needs), site_(site), touches_(units_.size()), state_(units_.size()) {
        find_neighbours();
        for (std::size_t unit = 0; unit < units_.size(); ++unit) turns_.push_back(turn_of(static_cast<int>(unit)));
        for (std::size_t unit = 0; unit < units_.size(); ++unit)
            if (units_[unit].waits_for == 0) ready_.insert({units_[unit].stage, static_cast<int>(unit)});
    }

    std::vector<BuildStep> steps() {
        while (!ready_.empty()) {
            const int stage = ready_.begin()->first;
            level_ = std::max(level_, stage);
            const std::vector<int> batch = take_batch(stage);
            lay(in_order(batch));
            for (const int unit : batch)
                for (const int after : units_[static_cast<std::size_t>(unit)].later)
                    if (--units_[static_cast<std::size_t>(after)].waits_for == 0)
                        ready_.insert({units_[static_cast<std::size_t>(after)].stage, after});
        }
        return std::move(steps_);
    }

private:
    enum class State : unsigned char { Waiting, Apart, Open, Laid };

    const PlacedPiece& piece(int number) const { return needs_.pieces[static_cast<std::size_t>(number)]; }
    const Unit& unit(int number) const { return units_[static_cast<std::size_t>(number)]; }
    State& state(int number) { return state_[static_cast<std::size_t>(number)]; }

    template <class Function>
    void each_piece(const Unit& unit, Function&& function) const {
        for (const int number : unit.pieces) function(piece(number));
        for (const auto& copy : unit.copies)
            for (const int number : copy) function(piece(number));
    }

    // ---- what touches what on the table

    void find_neighbours() {
        std::unordered_map<HexCoord, std::vector<int>> on_table;
        for (int number = 0; number < static_cast<int>(units_.size()); ++number)
            each_hex_on_table(unit(number), [&](HexCoord hex) { on_table[hex].push_back(number); });
        neighbours_.resize(units_.size());
        for (int number = 0; number < static_cast<int>(units_.size()); ++number)
            each_hex_on_table(unit(number), [&](HexCoord hex) {
                for (const Direction side : all_directions)
                    if (const auto found = on_table.find(neighbour(hex, side)); found != on_table.end())
                        for (const int other : found->second)
                            if (other != number) neighbours_[static_cast<std::size_t>(number)].push_back(other);
            });
        for (auto& list : neighbours_) {
            std::ranges::sort(list);
            list.erase(std::unique(list.begin(), list.end()), list.end());
        }
    }
    template <class Function>
    void each_hex_on_table(const Unit& unit, Function&& function) const {
        each_piece(unit, [&](const PlacedPiece& placed) {
            if (placed.level == 1 && site_.catalogue[placed.kind].fills_slots())
                for (const HexCoord hex : site_.catalogue.footprint(placed.kind, placed.turn))
                    function(placed.at + hex);
        });
    }
    bool on_table(const Unit& unit) const { return piece(unit.pieces.front()).level == 1; }

    // True when no hex of the unit touches a hex of its copies.
    bool is_apart_from_copies(const Unit& unit) const {
        if (unit.copies.empty() || !on_table(unit)) return false;
        std::set<HexCoord> own;
        for (const int number : unit.pieces)
            for (const HexCoord hex : site_.catalogue.footprint(piece(number).kind, piece(number).turn))
                own.insert(piece(number).at + hex);
        for (const auto& copy : unit.copies)
            for (const int number : copy)
                for (const HexCoord hex : site_.catalogue.footprint(piece(number).kind, piece(number).turn))
                    for (const Direction side : all_directions)
                        if (own.contains(neighbour(piece(number).at + hex, side))) return false;
        return true;
    }

    // ---- the order within a batch

    Turn turn_of(int number) const {
        const Unit& of = unit(number);
        const PlacedPiece& first = piece(of.pieces.front());
        Turn turn{is_apart_from_copies(of), on_table(of) ? smallness_of(of.hexes) : 0};
        turn.row = first.at.r;
        turn.band = floor_divided(first.at.r, rows_of_a_band);
        turn.x = 2 * first.at.q + first.at.r;
        turn.unit = number;
        return turn;
    }

    std::vector<int> take_batch(int stage) {
        std::vector<int> batch;
        while (!ready_.empty() && ready_.begin()->first == stage) {
            batch.push_back(ready_.begin()->second);
            ready_.erase(ready_.begin());
        }
        return batch;
    }

    using Pool = std::set<Turn>;
    Pool& open(int number) {
        return open_[static_cast<std::size_t>(unit(number).sort)][static_cast<std::size_t>(way_of(unit(number)))];
    }
    void open_up(int number) {
        state(number) = State::Open;
        open(number).insert(turns_[static_cast<std::size_t>(number)]);
    }

    std::vector<int> in_order(const std::vector<int>& batch) {
        std::set<std::pair<Sort, Turn>> apart;
        for (const int number : batch) {
            if (on_table(unit(number)) && !touches_[static_cast<std::size_t>(number)]) {
                state(number) = State::Apart;
                apart.emplace(unit(number).sort, turns_[static_cast<std::size_t>(number)]);
            } else {
                open_up(number);
            }
        }
        std::vector<int> order;
        while (order.size() < batch.size()) {
            int next = next_open();
            while (next < 0) {  // Nothing touches what lies: the map begins here, or has another part.
                const int begun = apart.begin()->second.unit;
                apart.erase(apart.begin());
                if (state(begun) == State::Apart) next = begun;
            }
            order.push_back(next);
            way_ = way_of(unit(next));
            state(next) = State::Laid;
            for (const int beside : neighbours_[static_cast<std::size_t>(next)]) {
                touches_[static_cast<std::size_t>(beside)] = true;
                if (state(beside) == State::Apart) open_up(beside);
            }
        }
        return order;
    }

    // The next unit that touches what lies, of the same way as the last one if its sort has one; -1 if none.
    int next_open() {
        for (auto& pools : open_)
            for (int turn = 0; turn < ways; ++turn) {
                Pool& pool = pools[static_cast<std::size_t>((way_ + turn) % ways)];
                if (pool.empty()) continue;
                const int next = pool.begin()->unit;
                pool.erase(pool.begin());
                return next;
            }
        return -1;
    }

    // ---- steps

    // Adds up efforts of a step; only the first of equal small pieces is a whole effort.
    class Efforts {
    public:
        explicit Efforts(const Sequence& of) : of_(of) {}
        int with(const Unit& unit) {
            for (const int number : unit.pieces) {
                const PieceKind kind = of_.piece(number).kind;
                const bool repeat = is_small(of_.site_.catalogue[kind]) && std::ranges::count(reached_for_, kind) > 0;
                sum_ += repeat ? effort_of_repeat : effort_of_piece;
                if (!repeat) reached_for_.push_back(kind);
            }
            return sum_;
        }

    private:
        static bool is_small(const PieceType& type) {
            return (type.plain_tile() && type.hexes.size() == 1) || type.support == Support::Ladder ||
                   (type.is_edge() && type.support == Support::OnStructure && type.blocks);
        }
        const Sequence& of_;
        std::vector<PieceKind> reached_for_{};
        int sum_ = 0;
    };

    struct Cut {
        std::size_t end;
        int efforts;
    };

    // Cuts a run of units of one way into steps with at most this effort; a unit beyond it is a step of its own.
    std::vector<Cut> cuts(std::span<const int> run, int most) const {
        std::vector<Cut> cuts;
        for (std::size_t begin = 0; begin < run.size();) {
            Efforts efforts(*this);
            Cut cut{begin, 0};
            while (cut.end < run.size()) {
                const int sum = efforts.with(unit(run[cut.end]));
                if (sum > most && cut.end > begin) break;
                cut = {cut.end + 1, sum};
            }
            cuts.push_back(cut);
            begin = cut.end;
        }
        return cuts;
    }

    // Leftovers are evened out: 7 and 2 become 5 and 4.
    std::vector<Cut> even_cuts(std::span<const int> run) const {
        const std::vector<Cut> fewest = cuts(run, most_effort);
        int least = effort_of_piece - 1, most = most_effort;  // `least` makes more steps than `most`.
        if (cuts(run, least).size() == fewest.size()) return fewest;
        while (most - least > 5) {
            const int middle = (least + most) / 2;
            (cuts(run, middle).size() > fewest.size() ? least : most) = middle;
        }
        return cuts(run, most);
    }

    void lay(const std::vector<int>& order) {
        for (auto begin = order.begin(); begin != order.end();) {
            const int way = way_of(unit(*begin));
            const auto end = std::find_if(begin, order.end(), [&](int number) { return way_of(unit(number)) != way; });
            const std::span<const int> run(begin, end);
            std::size_t first = 0;
            for (const Cut& cut : even_cuts(run)) {
                add_step(run.subspan(first, cut.end - first), cut.efforts);
                first = cut.end;
            }
            begin = end;
        }
    }

    void add_step(std::span<const int> units, int efforts) {
        BuildStep step{.efforts = efforts, .hold = unit(units.front()).hold, .level = level_};
        step.copies.resize(unit(units.front()).copies.size());
        const auto add = [&](std::vector<PieceId>& to, const std::vector<int>& numbers) {
            for (const int number : numbers) to.push_back(piece(number).id);
        };
        for (const int number : units) {
            add(step.pieces, unit(number).pieces);
            for (std::size_t i = 0; i < step.copies.size(); ++i) add(step.copies[i], unit(number).copies[i]);
        }
        steps_.push_back(std::move(step));
    }

    std::vector<Unit> units_;
    const Needs& needs_;
    const Site& site_;
    std::vector<std::vector<int>> neighbours_{};
    std::vector<bool> touches_;  // Whether a unit on the table touches what lies.
    std::vector<State> state_;
    std::vector<Turn> turns_{};
    std::set<std::pair<int, int>> ready_{};  // Stage and unit.
    std::array<std::array<Pool, ways>, sorts> open_{};
    int way_ = 0, level_ = 1;
    std::vector<BuildStep> steps_{};
};

}  // namespace

std::vector<BuildStep> steps_of(std::vector<Unit> units, const Needs& needs, const Site& site) {
    return Sequence(std::move(units), needs, site).steps();
}

}  // namespace hexwright::assembly
