// What lies on the desk at which a scenario is written.
#pragma once
#include "editor/workspace/room.h"
#include "engine/core/message.h"
#include "engine/rulebook/live_words.h"
#include "engine/scenario/word_path.h"
#include "engine/scenario/word_tree.h"
#include "engine/simulation/tryout.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace hexwright::workspace {

enum class DeskPart : unsigned char {
    About,
    Players,
    Glyphs,
    Zones,
    Rules,
    Modifiers,
    Victory,
    Tests,
    Names,
    Campaign
};

// A figure that a set-up puts on the map.
struct DeskFigure {
    int player = 0;  // By its place in the set-up; the one behind the last is nobody.
    std::string card{};
    std::size_t index = 0;  // Among the card's figures on the map.
    bool tail = false;      // It was taken by its tail.
    bool is(const DeskFigure& other) const {
        return player == other.player && card == other.card && index == other.index;
    }
};

struct GuardMark {
    bool good = false;  // The test passes, or some test would miss the rule.
    Message told{};
};

struct DeskState {
    bool open = false;
    bool focused = false;  // It was opened or clicked last, and not the map: keys that both have are its own.
    DeskPart part = DeskPart::About;
    WordPath chosen{};  // At the top: none.
    // Where the word was that was taken away last. Until something is chosen nothing is, and `chosen` only says what
    // lies on the desk: what is taken away next must be chosen first.
    std::optional<WordPath> gap{};
    std::optional<WordPath> waits_for{};  // The member that the next click on the map fills in.
    std::size_t setup = 0;                // Which of the set-ups is shown.
    int player = 0;          // Whose army is shown, by its place in the set-up; the one behind the last is nobody's.
    std::string standing{};  // The card whose figures the next clicks put on the map; empty: none.
    std::string owning{};    // The card whose figure the next click on a piece makes it; empty: none.
    std::string named{};     // The piece that was named last, which the list of names then shows.
    bool naming = false;     // The next click on a piece gives it a name.
    std::optional<DeskFigure> figure{};  // The one chosen on the map.
    bool carries = false;                // The mouse holds it; only while it is pressed.
    std::string find{};                  // Only what has these words is listed.
    std::set<std::string> folded{};      // The groups of words that are folded in: "rules/The flood".

    struct Tried {  // What a tryout told, and of which scenario; nullptr: nothing was tried out yet.
        std::shared_ptr<const Scenario> scenario{};
        std::shared_ptr<const Tryout> result{};
    };
    Tried tried{};

    struct Guards {  // Which tests pass and what they guard, of which scenario; see desk_guards.h.
        std::shared_ptr<const Scenario> scenario{};
        std::map<WordPath, GuardMark> marks{};
    };
    Guards guards{};

    struct CampaignGuards {  // The same of the campaign, of its number.
        unsigned long long number = 0;
        std::map<WordPath, GuardMark> marks{};
    };
    CampaignGuards campaign_guards{};
};

}  // namespace hexwright::workspace
