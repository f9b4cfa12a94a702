#include "engine/rules/movement.h"

#include "engine/rules/consequence_sets.h"
#include "engine/rules/stepping.h"

#include <algorithm>
#include <cassert>

namespace hexwright {
namespace {

// Where a figure is while it moves: a single-space figure's space; of a double-space figure the link from its leading
// end to the other one. When the leading end takes the link l, the figure is on the link that leads back along l.
template <bool is_double>
struct States {
    const Board& board;
    std::size_t count() const { return is_double ? board.link_count() : board.size(); }
    SpaceIndex lead(std::int32_t state) const {
        return is_double ? board.link(state).from : static_cast<SpaceIndex>(state);
    }
    SpaceIndex tail(std::int32_t state) const { return is_double ? board.link(state).to : no_space; }
    std::int32_t after(const Link& link) const { return is_double ? link.back : link.to; }
    std::int32_t at(SpaceIndex lead, SpaceIndex tail) const {
        return is_double ? board.link_between(lead, tail) : lead;
    }
};

struct Label {
    std::int32_t state = 0, parent = -1, next = -1;  // next: of the same state
    std::int16_t cost = 0;
    std::uint16_t set = 0;
    Stop stop = Stop::None;
    bool road = false;  // all of it went by road
    bool settled = false;
};

constexpr std::int16_t unknown = -1;  // cost of a step that has not been looked at

struct Run {  // one search: which end leads, flown or walked
    std::int32_t first_label = 0;
    Lead lead = Lead::Front;
    bool flown = false;
};

}  // namespace

struct ReachWork {
    std::vector<Label> labels;
    std::vector<std::int32_t> first_label;           // by state
    std::vector<std::vector<std::int32_t>> buckets;  // labels by cost
    std::vector<Step> steps;                         // by link, of the spaces that have been looked at
    std::vector<std::uint8_t> looked_at;             // by space
    std::vector<std::int32_t> first_end, next_end;   // ends by front space
    std::vector<Run> runs;
    ConsequenceSets sets;
    Threats threats;
    const Board* board = nullptr;
    bool is_double = false;
};

namespace {

template <bool is_double>
class ReachSearch {
public:
    ReachSearch(ReachWork& work, std::vector<End>& ends, const Board& board, const Mover& mover,
                const Occupancy& occupancy, const Rules& rules, Run run, bool mirrored)
        : work_(work),
          ends_(ends),
          board_(board),
          mover_(mover),
          rules_(rules),
          glyphs_(occupancy.glyphs),
          run_(run),
          mirrored_(mirrored),
          states_{board},
          stepper_(board, mover, occupancy, rules, run.flown) {}

    void search() {
        const bool back_leads = run_.lead == Lead::Back;
        const std::int32_t start = back_leads ? states_.at(mover_.tail, mover_.at) : states_.at(mover_.at, mover_.tail);
        if (start < 0) return;
        prepare(start);
        for (std::int16_t cost = 0; cost <= most_; ++cost)
            for (std::size_t i = 0; i < work_.buckets[static_cast<std::size_t>(cost)].size(); ++i)
                settle(work_.buckets[static_cast<std::size_t>(cost)][i], cost);
    }

private:
    void prepare(std::int32_t start) {
        const bool road = !run_.flown && rules_.road_bonus > 0 && is_road(start);
        most_ = static_cast<std::int16_t>(mover_.move + (road ? rules_.road_bonus : 0));
        work_.first_label.assign(states_.count(), -1);
        work_.looked_at.assign(board_.size(), 0);
        work_.steps.resize(board_.link_count());
        if (work_.buckets.size() <= static_cast<std::size_t>(most_))
            work_.buckets.resize(static_cast<std::size_t>(most_) + 1);
        for (auto& bucket : work_.buckets) bucket.clear();
        add({.state = start, .road = road});
    }

    bool is_road(std::int32_t state) const {
        return board_[states_.lead(state)].ground.road && (!is_double || board_[states_.tail(state)].ground.road);
    }

    void add(Label label) {
        std::int32_t& first = work_.first_label[static_cast<std::size_t>(label.state)];
        label.next = first;
        first = static_cast<std::int32_t>(work_.labels.size());
        work_.labels.push_back(label);
        work_.buckets[static_cast<std::size_t>(label.cost)].push_back(first);
    }

    void settle(std::int32_t number, std::int16_t cost) {
        Label& label = work_.labels[static_cast<std::size_t>(number)];
        if (label.settled || label.cost != cost) return;
        label.settled = true;
        const Label copy = label;  // labels move in memory as more are added
        emit(copy, number);
        if (copy.stop == Stop::None) expand(copy, number);
    }

    // ---- onwards

    void expand(const Label& label, std::int32_t number) {
        const SpaceIndex lead = states_.lead(label.state), tail = states_.tail(label.state);
        if (label.cost < (label.road ? most_ : mover_.move)) {
            begin(lead);
            for (const Link& link : board_.links(lead))
                if ((!is_double || link.to != tail) && !in_vain(label, link, tail))
                    if (const Step& step = step_on(link); step.verdict == Verdict::Fine)
                        take(label, number, link, step);
        }
        if (is_double && rules_.flip) flip(label, number);
    }

    // What each link asks of the figure is looked at once, when it is first needed.
    void begin(SpaceIndex lead) {
        std::uint8_t& looked = work_.looked_at[static_cast<std::size_t>(lead)];
        if (looked) return;
        looked = 1;
        const auto first = work_.steps.begin() + board_[lead].first_link;
        for (auto step = first; step != first + board_[lead].links; ++step) step->cost = unknown;
    }
    const Step& step_on(const Link& link) {
        Step& step = work_.steps[static_cast<std::size_t>(&link - board_.links().data())];
        if (step.cost == unknown) step = stepper_.step(link);
        return step;
    }

    // A step that can cause nothing and leads to where one has come as cheaply: most steps back are such.
    bool in_vain(const Label& label, const Link& link, SpaceIndex tail) {
        const bool quiet = link.rise > -mover_.climb_height && !board_[link.to].ground.molten && !run_.flown;
        if (!quiet || (!mover_.slips_away && work_.threats.any(is_double ? tail : link.from))) return false;
        return beaten({.state = states_.after(link),
                       .cost = static_cast<std::int16_t>(label.cost + 1),
                       .set = label.set,
                       .road = label.road});
    }

    void take(const Label& label, std::int32_t number, const Link& link, const Step& step) {
        const bool road = label.road && step.road;
        const int cost = label.cost + step.cost;
        if (cost > (road ? most_ : mover_.move)) return;
        const Stop stop = stop_of(link, step);
        if (stop != Stop::None && !may_end(link.to, link.from)) return;
        if (!run_.flown && !fits(link.to, link.from)) return;
        const std::uint16_t set = set_after(label, link, step);
        if (set == ConsequenceSets::full) return;
        relax({.state = states_.after(link),
               .parent = number,
               .cost = static_cast<std::int16_t>(cost),
               .set = set,
               .stop = stop,
               .road = road});
    }

    Stop stop_of(const Link& link, const Step& step) const {
        if (step.glyph) return Stop::Glyph;
        return step.water && (!is_double || board_[link.from].ground.stops) ? Stop::Water : Stop::None;
    }

    bool may_end(SpaceIndex lead, SpaceIndex from) const {
        return stepper_.end(lead, is_double ? from : no_space) == Verdict::Fine;
    }

    bool fits(SpaceIndex lead, SpaceIndex from) const {
        if (mover_.juts.empty()) return true;
        const SpaceIndex tail = is_double ? from : no_space;
        const bool back_leads = is_double && run_.lead == Lead::Back;
        return stepper_.pose(back_leads ? tail : lead, back_leads ? lead : tail) == Verdict::Fine;
    }

    std::uint16_t set_after(const Label& label, const Link& link, const Step& step) {
        std::uint16_t set = label.set;
        if (!mover_.slips_away) set = work_.sets.with_leaving(set, left(label, link));
        if (step.fall != Fall::None) set = work_.sets.with_fall(set, step.fall);
        if (step.molten && (!is_double || board_[link.from].ground.molten)) set = work_.sets.with_molten(set);
        return set;
    }

    // Walking: enemies beside the space that the figure gives up and beside none that it stands on then. In the air:
    // all it was engaged with, when it starts (FLY-03).
    FigureSet left(const Label& label, const Link& link) const {
        const Threats& threats = work_.threats;
        const SpaceIndex tail = states_.tail(label.state);
        if (run_.flown) {
            if (label.cost > 0) return {};
            return is_double ? threats.at(link.from) | threats.at(tail) : threats.at(link.from);
        }
        const SpaceIndex given_up = is_double ? tail : link.from;
        if (!threats.any(given_up)) return {};
        const FigureSet still = is_double ? threats.at(link.to) | threats.at(link.from) : threats.at(link.to);
        return threats.at(given_up) - still;
    }

    void flip(const Label& label, std::int32_t number) {
        const Link& now = board_.link(label.state);
        if (!run_.flown && !fits(now.to, now.from)) return;
        relax({.state = now.back, .parent = number, .cost = label.cost, .set = label.set, .road = label.road});
    }

    bool comparable(const Label& known, const Label& wanted) const {
        const bool on_the_ground =
            run_.flown && known.cost == 0 && wanted.cost > 0;  // who lands again may land in lava
        return known.set == wanted.set && !on_the_ground;
    }
    static bool as_good(const Label& a, const Label& b) { return a.cost <= b.cost && (a.road || !b.road); }

    bool beaten(const Label& wanted) const {
        for (std::int32_t i = work_.first_label[static_cast<std::size_t>(wanted.state)]; i >= 0;) {
            const Label& known = work_.labels[static_cast<std::size_t>(i)];
            if (comparable(known, wanted) && as_good(known, wanted)) return true;
            i = known.next;
        }
        return false;
    }

    // A label is worth having when no other of its state and set is as cheap and as good a road.
    // When there are too many sets, it must be the best of all, so that nothing in reach is ever left out.
    void relax(const Label& wanted) {
        if (beaten(wanted)) return;
        int sets = 0;
        bool best = true;
        for (std::int32_t i = work_.first_label[static_cast<std::size_t>(wanted.state)]; i >= 0; ++sets) {
            Label& known = work_.labels[static_cast<std::size_t>(i)];
            if (comparable(known, wanted) && !known.settled && as_good(wanted, known)) return replace(known, i, wanted);
            best = best && !as_good(known, wanted);
            i = known.next;
        }
        if (best || sets < Reach::most_sets) add(wanted);
    }

    void replace(Label& known, std::int32_t number, const Label& wanted) {
        const std::int32_t next = known.next;
        known = wanted;
        known.next = next;
        work_.buckets[static_cast<std::size_t>(known.cost)].push_back(number);
    }

    // ---- ends

    void emit(const Label& label, std::int32_t number) {
        const SpaceIndex lead = states_.lead(label.state), tail = states_.tail(label.state);
        if (label.cost > 0 && stepper_.end(lead, tail) != Verdict::Fine) return;
        End end{
            .at = lead, .tail = tail, .cost = label.cost, .stop = label.stop, .consequences = label.set, .way = number};
        if (run_.flown && label.cost > 0) land(end);
        if (end.consequences == ConsequenceSets::full) return;
        if (run_.lead == Lead::Back) std::swap(end.at, end.tail);
        if (mover_.juts.empty() || label.parent < 0 || stepper_.pose(end.at, end.tail) == Verdict::Fine) add_end(end);
        if (!is_double || !mirrored_ || !ends_apart(label.stop, tail)) return;
        std::swap(end.at, end.tail);
        end.way = ~number;
        add_end(end);
    }

    // Does a flip not lead to the same end with the other facing? Not after a stop, nor onto a glyph that is closed to
    // the leading end.
    bool ends_apart(Stop stop, SpaceIndex tail) const {
        return stop != Stop::None || run_.flown ||
               (!glyphs_.empty() && glyphs_[static_cast<std::size_t>(tail)] == GlyphHere::Closed);
    }

    void land(End& end) {  // who flies touches only where it comes down
        const bool molten = board_[end.at].ground.molten && (!is_double || board_[end.tail].ground.molten);
        if (molten) end.consequences = work_.sets.with_molten(end.consequences);
        if (!glyphs_.empty() && glyphs_[static_cast<std::size_t>(end.at)] == GlyphHere::Stops) end.stop = Stop::Glyph;
    }

    void add_end(const End& end) {
        std::int32_t& first = work_.first_end[static_cast<std::size_t>(end.at)];
        for (std::int32_t i = first; i >= 0; i = work_.next_end[static_cast<std::size_t>(i)]) {
            End& known = ends_[static_cast<std::size_t>(i)];
            if (known.tail != end.tail || known.consequences != end.consequences) continue;
            if (end.cost < known.cost) known = end;
            return;
        }
        work_.next_end.push_back(first);
        first = static_cast<std::int32_t>(ends_.size());
        ends_.push_back(end);
    }

    ReachWork& work_;
    std::vector<End>& ends_;
    const Board& board_;
    const Mover& mover_;
    const Rules& rules_;
    std::span<const GlyphHere> glyphs_;
    Run run_;
    bool mirrored_;
    States<is_double> states_;
    Stepper stepper_;
    std::int16_t most_ = 0;
};

}  // namespace

Reach::Reach() : work_(std::make_unique<ReachWork>()) {}
Reach::~Reach() = default;
Reach::Reach(Reach&&) noexcept = default;
Reach& Reach::operator=(Reach&&) noexcept = default;

void Reach::find(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules) {
    assert(mover.at >= 0 && static_cast<std::size_t>(mover.at) < board.size() && occupancy.at.size() == board.size());
    ReachWork& work = *work_;
    ends_.clear();
    work.labels.clear();
    work.next_end.clear();
    work.runs.clear();
    work.first_end.assign(board.size(), -1);
    work.sets.clear();
    work.threats.look(board, mover, occupancy, rules);
    work.board = &board;
    work.is_double = mover.is_double();
    // Where flips are free and facing changes nothing, who leads with the other end goes the same ways: told as
    // mirrored.
    const bool mirrored = mover.is_double() && rules.flip && mover.juts.empty();
    for (const bool flown : {false, true})
        for (const Lead lead : {Lead::Front, Lead::Back}) {
            if (flown ? mover.flight == Flight::Never : mover.flight == Flight::Always) continue;
            if (lead == Lead::Back && (!mover.is_double() || mirrored)) continue;
            work.runs.push_back({static_cast<std::int32_t>(work.labels.size()), lead, flown});
            if (mover.is_double())
                ReachSearch<true>(work, ends_, board, mover, occupancy, rules, work.runs.back(), mirrored).search();
            else
                ReachSearch<false>(work, ends_, board, mover, occupancy, rules, work.runs.back(), mirrored).search();
        }
}

Consequences Reach::consequences(const End& end) const { return work_->sets.consequences(end.consequences); }

Path Reach::path(const End& end) const {
    const bool mirrored = end.way < 0;
    const std::int32_t last = mirrored ? ~end.way : end.way;
    const auto run = std::ranges::find_if(work_->runs.rbegin(), work_->runs.rend(),
                                          [&](const Run& one) { return one.first_label <= last; });
    Path path{.lead = mirrored ? Lead::Back : run->lead, .flown = run->flown};
    for (std::int32_t i = last; work_->labels[static_cast<std::size_t>(i)].parent >= 0;) {
        const Label& label = work_->labels[static_cast<std::size_t>(i)];
        i = label.parent;
        const std::int32_t before = work_->labels[static_cast<std::size_t>(i)].state;
        const bool turned = work_->is_double && work_->board->link(before).back == label.state;
        const SpaceIndex lead =
            work_->is_double ? work_->board->link(label.state).from : static_cast<SpaceIndex>(label.state);
        path.steps.push_back(turned ? turn_round : lead);
    }
    std::ranges::reverse(path.steps);
    if (!mirrored) return path;
    if (!path.steps.empty() && path.steps.front() == turn_round)
        path.steps.erase(path.steps.begin());
    else
        path.steps.insert(path.steps.begin(), turn_round);
    return path;
}

}  // namespace hexwright
