#include "editor/cli/human.h"

#include <charconv>
#include <iostream>

#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/game/story.h"

namespace hexwright {
namespace {

class Table {
public:
    Table(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats, const Words& words)
        : played_{std::move(started.state), {.options = options}}, seats_(seats), words_(words), bag_{options.seed ^ 0x5EA75EA75EA75EA7ULL} {
        for (const PlayerKind* seat : seats) played_.record.seats.emplace_back(seat ? std::string(seat->id) : "human");
        note(started.events);
    }

    Playthrough run() {
        say("human.help");
        while (!played_.state.over && !left_) decide();
        played_.record.end = hash_of(played_.state);
        return std::move(played_);
    }

private:
    struct Before {  // a person's choice
        GameState state;
        std::size_t actions = 0, events = 0;
    };

    void say(const Message& message) const { std::cout << words_(message) << "\n" << std::flush; }
    void say(const char* id) const { say(Message{id, {}}); }

    void note(const Events& events) {
        played_.record.events += events.size();
        for (const Event& event : events)
            if (const auto sentence = story_of(played_.state, event)) std::cout << "  " << words_(*sentence) << "\n";
    }

    void decide() {
        const PlayerId player = *to_decide(played_.state);
        const std::vector<Action> legal = legal_actions(played_.state);
        const PlayerKind* kind = seats_[player.index()];
        const GameState seen = observation(played_.state, player);
        const auto which = kind ? kind->choose(seen, player, legal, bag_) : asked(seen, player, legal);
        if (which >= legal.size()) return;  // taken back, or left
        if (!kind) history_.push_back({played_.state, played_.record.actions.size(), played_.record.events});
        played_.record.actions.push_back(wording_of(played_.state, legal[which]));
        Events events;
        go_on(played_.state, legal[which], events);
        note(events);
    }

    // The place of the choice; as many as there are: none was made.
    std::size_t asked(const GameState& seen, PlayerId player, const std::vector<Action>& legal) {
        say(Message{"human.turn", {{"player", player.value + 1}}});
        for (std::size_t i = 0; i < legal.size(); ++i) std::cout << "  " << i + 1 << ") " << words_(choice_of(seen, legal[i])) << "\n";
        for (std::string line; std::cout << "> " << std::flush, std::getline(std::cin, line);) {
            std::size_t number = 0;
            const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
            if (error == std::errc{} && end == line.data() + line.size() && number >= 1 && number <= legal.size()) return number - 1;
            if (line == "u") {
                if (undo()) return legal.size();
            } else if (line == "q") {
                break;
            } else if (line == "?") {
                say("human.help");
            } else {
                say(Message{"human.not-a-choice", {{"text", line.substr(0, 40)}, {"count", legal.size()}}});
            }
        }
        left_ = true;
        return legal.size();
    }

    bool undo() {
        if (history_.empty()) {
            say("human.undo-nothing");
            return false;
        }
        played_.state = std::move(history_.back().state);
        played_.record.actions.resize(history_.back().actions);
        played_.record.events = history_.back().events;
        history_.pop_back();
        return true;
    }

    Playthrough played_;
    const std::vector<const PlayerKind*>& seats_;
    const Words& words_;
    DiceBag bag_;
    std::vector<Before> history_;
    bool left_ = false;
};

}  // namespace

Playthrough play_with_people(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats, const Words& words) {
    return Table(std::move(started), options, seats, words).run();
}

}  // namespace hexwright
