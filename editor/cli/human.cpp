#include "editor/cli/human.h"

#include "editor/cli/choices.h"
#include "engine/core/text.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/story/story.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <iterator>

namespace hexwright {
namespace {

std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

// Whether the event reveals dice or something hidden; after it no choice may be taken back.
bool shows_something(const Event& event) {
    const auto* turn = std::get_if<event::TurnBegan>(&event);
    return (turn && turn->number > 0) || std::holds_alternative<event::Rolled>(event) ||
           std::holds_alternative<event::GlyphTurned>(event) || std::holds_alternative<event::MarkerTaken>(event);
}

bool is_space(std::string_view word) { return word.find(',') != std::string_view::npos; }

// The members of "put", read from the words in order; `more` receives the first word that is one too many.
using Members = std::vector<std::pair<std::string, std::string>>;

Members put_members(const std::vector<std::string>& words, std::string& more) {
    constexpr const char* spaces[] = {"at", "tail"};
    Members members;
    std::size_t named = 0;
    for (std::size_t i = 1; i < words.size() && more.empty(); ++i) {
        if (i == 1) members.emplace_back("figure", words[i]);
        else if (members.back().first == "wounds" || (is_space(words[i]) && named == std::size(spaces)))
            more = words[i];
        else members.emplace_back(is_space(words[i]) ? spaces[named++] : "wounds", words[i]);
    }
    return members;
}

Members dispute_members(const std::vector<std::string>& words, std::string& more) {
    constexpr const char* names[] = {"figure", "target"};
    Members members;
    for (std::size_t i = 1; i < words.size(); ++i)
        if (i <= std::size(names)) members.emplace_back(names[i - 1], words[i]);
        else more = words[i];
    return members;
}

// Turns "put 1.sonlen.1.1 3,4,2", "dice 6 6 1" or "dispute 1.sonlen.1.1 2.shiori.1.1" into the wording of records.
Wording by_hand_wording(const std::vector<std::string>& words, std::string& more) {
    Wording wording{words.front()};
    if (words.front() != NextDice::name) {
        wording.members = words.front() == Dispute::name ? dispute_members(words, more) : put_members(words, more);
        return wording;
    }
    std::string faces;
    for (std::size_t i = 1; i < words.size(); ++i) faces += (i > 1 ? " " : "") + words[i];
    wording.members.emplace_back("faces", faces);
    return wording;
}

class Table {
public:
    Table(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats, const Words& words,
          const std::function<bool()>& enough)
        : played_{std::move(started.state), {.options = options}},
          seats_(seats),
          words_(words),
          enough_(enough),
          bag_{options.seed ^ 0x5EA75EA75EA75EA7ULL} {
        for (const PlayerKind* seat : seats) played_.record.seats.emplace_back(seat ? std::string(seat->id) : "human");
        say("human.help");
        note(started.events);
    }

    Playthrough run() {
        while (!played_.state.over && !left_ && !(enough_ && enough_())) decide();
        played_.record.end = hash_of(played_.state);
        return std::move(played_);
    }

private:
    // Again: the state has changed. Asked: the same question stands.
    enum class Answer { Chosen, Again, Asked };

    struct Before {  // A person's choice, with the state before it.
        GameState state;
        std::size_t actions = 0, events = 0;
    };

    void print(const std::string& text) const { std::cout << text << std::flush; }
    void say(const Message& message) const { print(words_(message) + "\n"); }
    void say(const char* id) const { say(Message{id, {}}); }

    // ---- what happens

    void note(const Events& events) {
        played_.record.events += events.size();
        for (const Event& event : events)
            if (const auto sentence = story_of(played_.state, event)) {
                const bool head = sentence->id == "story.round-began" || sentence->id.starts_with("story.turn-began");
                std::cout << (head ? "\n" : "  ") << words_(*sentence) << "\n";
            }
    }

    void happened(const Wording& wording, const Events& events) {
        played_.record.actions.push_back(wording);
        note(events);
        played_.record.checks.push_back(check_of(played_.state, played_.record.events));
        if (std::ranges::any_of(events, shows_something)) history_.clear();
    }

    void decide() {
        const PlayerId player = *to_decide(played_.state);
        const std::vector<Action> legal = legal_actions(played_.state);
        if (legal.empty()) {  // Actions by hand removed everything there was to choose from.
            left_ = true;
            return;
        }
        const PlayerKind* kind = seats_[player.index()];
        const GameState seen = observation(played_.state, player);
        const auto which = kind ? kind->choose(seen, player, legal, bag_) : asked(seen, player, legal);
        if (which >= legal.size()) return;  // Taken back, changed by hand, or quit.
        if (kind) history_.clear();
        else history_.push_back({played_.state, played_.record.actions.size(), played_.record.events});
        const Wording wording = wording_of(played_.state, legal[which]);
        Events events;
        go_on(played_.state, legal[which], events);
        happened(wording, events);
    }

    // ---- asking

    Message who_decides(PlayerId player) const {
        const GameState& state = played_.state;
        const std::vector<Argument> who{{"player", player.value + 1}};
        if (state.turns.empty()) return {"human.turn", who};
        Message message{state.rules().order_markers ? "human.turn-of" : "human.turn-without-rounds", who};
        message.arguments.emplace_back("round", static_cast<int>(state.round));
        message.arguments.emplace_back("card", printed(state, state.turns.back().card).name);
        return message;
    }

    std::string question(const GameState& seen, PlayerId player) const {
        const auto asked = question_of(seen);
        return words_(who_decides(player)) + (asked ? " " + words_(*asked) : "");
    }

    // Index of the choice, or legal.size() if none was made.
    std::size_t asked(const GameState& seen, PlayerId player, const std::vector<Action>& legal) {
        const ChoiceList choices(seen, legal, words_);
        std::size_t chosen = legal.size();
        // Otherwise the turn would not wait.
        const bool may_dispute = legal.size() == 1 && std::holds_alternative<Done>(legal.front());
        const auto ask = [&] {
            print("\n" + question(seen, player) + "\n" + choices.folded());
            if (may_dispute) say("human.may-dispute");
        };
        ask();
        for (std::string line; print("> "), std::getline(std::cin, line);) {
            const std::vector<std::string> words = words_in(line);
            if (words.empty()) {
                ask();
                continue;
            }
            const Answer answer = understood(words, choices, seen, chosen);
            if (answer != Answer::Asked) return answer == Answer::Chosen ? chosen : legal.size();
            if (left_) return legal.size();
        }
        print("\n");
        left_ = true;
        return legal.size();
    }

    Answer understood(const std::vector<std::string>& words, const ChoiceList& choices, const GameState& seen,
                      std::size_t& chosen) {
        const std::string& first = words.front();
        if (const auto number = number_in(first); number && words.size() == 1)
            return picked(*number, first, choices, chosen);
        if (first == "u" || first == "undo") return undo() ? Answer::Again : Answer::Asked;
        if (first == "q" || first == "quit") left_ = true;
        else if (first == "?" || first == "h" || first == "help") say("human.help");
        else if (first == "b" || first == "board") print(table_of(seen));
        else if (first == "all") print(choices.all());
        else if (by_hand(first)) return done_by_hand(words) ? Answer::Again : Answer::Asked;
        else look_for(words, choices);
        return Answer::Asked;
    }

    Answer picked(std::size_t number, const std::string& text, const ChoiceList& choices, std::size_t& chosen) const {
        chosen = number - 1;
        if (number >= 1 && number <= choices.count()) return Answer::Chosen;
        say(Message{"human.not-a-choice", {{"text", text.substr(0, 40)}, {"count", choices.count()}}});
        return Answer::Asked;
    }

    // "3-17" lists these choices; other words list the choices that contain them.
    void look_for(const std::vector<std::string>& words, const ChoiceList& choices) const {
        const auto dash = words.front().find('-');
        const auto first = number_in(words.front().substr(0, dash));
        const auto last = dash == std::string::npos ? std::nullopt : number_in(words.front().substr(dash + 1));
        std::string text;
        for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
        const std::string found = first && last && words.size() == 1 ? choices.some(*first, *last) : choices.with(text);
        if (!found.empty()) return print(found);
        say(Message{"human.not-a-choice", {{"text", text.substr(0, 40)}, {"count", choices.count()}}});
    }

    bool undo() {
        if (history_.empty()) {
            say("human.undo-nothing");
            return false;
        }
        played_.state = std::move(history_.back().state);
        played_.record.actions.resize(history_.back().actions);
        played_.record.checks.resize(history_.back().actions);
        played_.record.events = history_.back().events;
        history_.pop_back();
        return true;
    }

    bool refuse(const Message& reason) const {
        say(reason);
        return false;
    }

    // A figure that is only moved keeps its wounds.
    bool keeps_wounds(const PutFigure& put, const Wording& wording) const {
        return put.figure.valid() && played_.state[put.figure].on_board() && wording.members.back().first != "wounds";
    }

    bool done_by_hand(const std::vector<std::string>& words) {
        std::string more;
        Wording wording = by_hand_wording(words, more);
        if (!more.empty())
            return refuse(
                {words.front() == Dispute::name ? "human.dispute-words" : "human.put-words", {{"text", more}}});
        auto action = action_of(played_.state, wording);
        if (!action) return refuse(action.error().message);
        if (auto* put = std::get_if<PutFigure>(&*action); put && keeps_wounds(*put, wording)) {
            put->wounds = played_.state[put->figure].wounds;
            wording = wording_of(played_.state, *action);
        }
        auto applied = hexwright::apply(played_.state, *action);
        if (!applied) return refuse(applied.error().message);
        history_.push_back({played_.state, played_.record.actions.size(), played_.record.events});
        played_.state = std::move(applied->state);
        happened(wording, applied->events);
        return true;
    }

    // ---- the table

    static std::string spaces_text(const GameState& seen, FigureId figure) {  // The front first.
        std::string text;
        for (const SpaceIndex space : spaces_of(seen, figure))
            text += (text.empty() ? "" : " ") + to_text((*seen.board)[space].space);
        return text;
    }

    std::string figures_of_player(const GameState& seen, PlayerId player) const {
        std::string lines = words_(Message{"human.player", {{"player", player.value + 1}}}) + "\n";
        for (std::size_t i = 0; i < seen.figures.size(); ++i) {
            const FigureId figure{static_cast<int>(i)};
            if (!seen[figure].on_board() || controller(seen, figure) != player) continue;
            lines += "  " +
                     words_(Message{"human.figure",
                                    {{"id", name_of(seen, figure)},
                                     {"spaces", spaces_text(seen, figure)},
                                     {"wounds", static_cast<int>(seen[figure].wounds)},
                                     {"life", printed(seen, figure).life}}}) +
                     "\n";
        }
        return lines + markers_of_player(seen, player);
    }

    std::string markers_of_player(const GameState& seen, PlayerId player) const {
        std::string lines;
        for (std::size_t i = 0; i < seen.cards.size(); ++i) {
            const GameCard& card = seen.cards[i];
            if (card.marked != player || (card.markers == 0 && card.hidden == 0)) continue;
            std::string faces;
            for (int marker = 1; marker <= marker_kinds; ++marker)
                if (card.markers >> (marker - 1) & 1) faces += (faces.empty() ? "" : " ") + face_text(marker);
            for (int unknown = 0; unknown < card.hidden; ++unknown) faces += faces.empty() ? "?" : " ?";
            lines += "  " +
                     words_(Message{"human.markers",
                                    {{"card", printed(seen, CardId{static_cast<int>(i)}).name}, {"markers", faces}}}) +
                     "\n";
        }
        return lines;
    }

    std::string table_of(const GameState& seen) const {
        std::string text;
        for (std::size_t i = 0; i < seen.players.size(); ++i)
            text += figures_of_player(seen, PlayerId{static_cast<int>(i)});
        for (const GameGlyph& glyph : seen.glyphs) {
            if (glyph.at == no_space) continue;
            const std::string name = glyph.kind.valid() ? seen.catalogue()[glyph.kind].name : "?";
            text +=
                words_(Message{"human.glyph", {{"glyph", name}, {"space", to_text((*seen.board)[glyph.at].space)}}}) +
                "\n";
        }
        return text;
    }

    Playthrough played_;
    const std::vector<const PlayerKind*>& seats_;
    const Words& words_;
    const std::function<bool()>& enough_;
    DiceBag bag_;
    std::vector<Before> history_;
    bool left_ = false;
};

}  // namespace

Playthrough play_with_people(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats,
                             const Words& words, const std::function<bool()>& enough) {
    return Table(std::move(started), options, seats, words, enough).run();
}

}  // namespace hexwright
