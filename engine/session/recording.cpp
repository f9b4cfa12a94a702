// The part of GameSession that deals with records: the line to a node as a record, and playing a record again.
#include "engine/game/digest.h"
#include "engine/session/session.h"
#include "engine/story/wording.h"

#include <cassert>

namespace hexwright::session {
namespace {

Message with(Message message, const std::vector<Argument>& more) {
    message.arguments.insert(message.arguments.end(), more.begin(), more.end());
    return message;
}

// The refusal with the record's own message, which also gets the reason's arguments.
Refusal in_record(Refusal refusal, const std::vector<Argument>& place) {
    const std::string why = refusal.message.id;
    refusal.message = with(std::move(refusal.message), place);
    refusal.message.id = "replay.refused";
    refusal.message.arguments.emplace_back("why", why);
    return refusal;
}

// How often the seats' dice were drawn from the one to the other; 0 if the other does not come from it.
int draws_between(DiceBag from, DiceBag to) {
    constexpr int most = 10'000;
    for (int draws = 0; draws <= most; ++draws, draw(from))
        if (from == to) return draws;
    return 0;
}

// Without its actions.
Record record_head(const GameOptions& options, const GameState& state, const Seats& seats, PlayMode mode) {
    Record record{.options = options, .mode = mode};
    if (record.options.edition.empty()) record.options.edition = edition_of(state.rules());
    if (record.options.players == 0) record.options.players = static_cast<int>(state.players.size());
    for (const PlayerKind* seat : seats) record.seats.push_back(seat_name(seat));
    return record;
}

// Earlier versions asked where a figure goes also where a rule names the space. Such an answer is followed already: the
// figure stands there.
bool is_done_already(const GameState& state, const RecordedAction& recorded) {
    if (recorded.wording.name != PlaceFigure::name) return false;
    const auto action = action_of(state, recorded.wording);
    const auto* place = action ? std::get_if<PlaceFigure>(&*action) : nullptr;
    if (!place || !state[place->figure].on_board()) return false;
    return state[place->figure].at() == place->at && state[place->figure].tail() == place->tail;
}

}  // namespace

DecidedBy GameSession::as_seats_say(const Action& action, std::optional<PlayerId> player) const {
    if (by_hand(action)) return DecidedBy::Hand;
    return player && seat(*player) ? DecidedBy::Computer : DecidedBy::Person;
}

RecordedAction GameSession::recorded(NodeId node) const {
    const SessionStep& step = *tree_[node].step;
    const bool as_usual = step.by == as_seats_say(step.action, step.player);
    return {step.wording, step.check, as_usual ? DecidedBy::Start : step.by,
            draws_between(tree_[tree_[node].parent].step->seat_dice, step.seat_dice)};
}

Record GameSession::record_to(NodeId node) const {
    assert(how_.history != SessionHistory::None && (node == current_ || keeps_tree()));
    Record record = record_head(options_, state_, seats_, how_.mode);
    for (const NodeId each : tree_.line_to(node))
        if (each != SessionTree::root()) record.actions.push_back(recorded(each));
    record.end = digest_of(state_after(node));
    record.events = tree_[node].step->events_so_far;
    return record;
}

Record GameSession::whole_record() const {
    assert(how_.history != SessionHistory::None);
    Record record = record_head(options_, state_, seats_, how_.mode);
    std::vector<std::size_t> numbers(tree_.nodes_ever());
    std::vector<NodeId> open{SessionTree::root()};
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        const SessionNode& here = tree_[node];
        if (node != SessionTree::root()) {
            const std::size_t after = numbers[here.parent.index()];
            if (after != record.actions.size()) record.branches.push_back({record.actions.size(), after});
            record.actions.push_back(recorded(node));
            numbers[node.index()] = record.actions.size();
        }
        if (!here.note.empty()) record.notes.push_back({numbers[node.index()], here.note});
        open.insert(open.end(), here.children.rbegin(), here.children.rend());
    }
    const NodeId end = tree_.end_of_line(SessionTree::root());
    record.end = digest_of(state_after(end));
    record.events = tree_[end].step->events_so_far;
    if (numbers[current_.index()] != record.actions.size()) record.current = numbers[current_.index()];
    return record;
}

Result<void> GameSession::follow_one(const RecordedAction& recorded, const std::vector<Argument>& place) {
    const auto action = action_of(state_, recorded.wording);
    if (!action) return failure(with(action.error().message, place));
    const DecidedBy by = recorded.by != DecidedBy::Start ? recorded.by : as_seats_say(*action, decider());
    for (int i = 0; i < recorded.seat_draws; ++i) draw(seat_dice_);
    if (const auto done = carry_out(*action, by, SameDice{}); !done) return failure(in_record(done.error(), place));
    return {};
}

Result<std::size_t> GameSession::follow(const Record& record, const std::function<void(const GameSession&)>& watch) {
    if ((!record.branches.empty() || record.current) && !keeps_tree()) return failure(Message{"session.no-tree"});
    std::vector<NodeId> made{current_};
    auto branch = record.branches.begin();
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const RecordedAction& recorded = record.actions[i];
        if (branch != record.branches.end() && branch->first == i) stand_at(made.at((branch++)->after));
        if (!is_done_already(state_, recorded))
            if (auto done = follow_one(recorded, {{"number", i + 1}, {"name", recorded.wording.name}}); !done)
                return failure(std::move(done.error()));
        made.push_back(current_);
        if (watch) watch(*this);
        const bool goes_on = i + 1 < record.actions.size() && is_done_already(state_, record.actions[i + 1]);
        if (recorded.check >= 0 && check_of(state_, events_so_far_) != recorded.check && !goes_on) return i + 1;
    }
    if (!keeps_tree()) return 0;
    for (const RecordedNote& note : record.notes) tree_.set_note(made.at(note.of), note.text);
    if (record.current) stand_at(made.at(*record.current));
    return 0;
}

bool GameSession::ended_as(const Record& record) const {
    if (!keeps_tree()) return digest_of(state_) == record.end && events_so_far_ == record.events;
    const NodeId end = tree_.end_of_line(SessionTree::root());
    return digest_of(state_after(end)) == record.end && tree_[end].step->events_so_far == record.events;
}

Result<GameSession> GameSession::from_record(std::shared_ptr<const Scenario> scenario,
                                             std::shared_ptr<const Catalogue> catalogue, const Record& record) {
    auto session = begin(std::move(scenario), std::move(catalogue), record.options, seats_named(record.seats),
                         {SessionHistory::Tree, record.mode});
    if (!session) return session;
    const auto differs = session->follow(record);
    if (!differs) return failure(differs.error());
    if (*differs == 0) return session;
    return failure(
        Message{"session.differs", {{"number", *differs}, {"name", record.actions[*differs - 1].wording.name}}});
}

}  // namespace hexwright::session
