// A power as printed on cards and glyphs: its verb (a row of the game's table of powers), its numbers and words, and
// our plain description of what it does. Data only; what the verb does is code elsewhere.
#pragma once
#include "engine/board/room.h"
#include "engine/core/choices.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::board {

struct PowerParameter {
    std::string name{};                // One of known_parameters(): "range", "attack-dice", "sizes".
    int number = 0;                    // 1 or 0 for yes or no.
    std::vector<std::string> words{};  // For example "small", "medium".
    friend bool operator==(const PowerParameter&, const PowerParameter&) = default;
};

// What a clause of a power asks, beside the power's own numbers. engine/powers/README.md tells how they are used.
enum class ClauseWord : unsigned char {
    Me,           // Its own figure is like this.
    Foe,          // The other side of the attack is like this.
    Whom,         // Whom it concerns is like this; of several clauses one is enough.
    Near,         // Such figures are near its own figure.
    NearFoe,      // Such figures are near the other side.
    Army,         // All cards of its player that have figures left are like this.
    Each,         // Its dice count once for each such figure near its own.
    EachNearFoe,  // The same, near the other side.
    EachWound,    // Its dice count once for each wound of the figure named by `of`.
    Roll,         // What comes of a d20 that shows a number within these bounds.
    Becomes,      // What the card of whom it concerns says from then on.
};
inline constexpr std::string_view clause_words[] = {"me",   "foe",           "whom",       "near", "near-foe", "army",
                                                    "each", "each-near-foe", "each-wound", "roll", "becomes"};
constexpr Choices words_of(ClauseWord) { return clause_words; }

struct PowerClause {
    ClauseWord word = ClauseWord::Me;
    std::vector<PowerParameter> parameters{};  // In the order of clause_parameters().

    int number(std::string_view parameter, int fallback = 0) const;
    bool has(std::string_view parameter) const;
    bool lists(std::string_view parameter, std::string_view word) const;  // Compares words as same_word does.
    friend bool operator==(const PowerClause&, const PowerClause&) = default;
};

struct PrintedPower {
    std::string id{};    // The verb: "flying", "special-attack". Several cards may share one with different parameters.
    std::string name{};  // As printed: "Pistol Fire Special Attack".
    std::string text{};  // What the power does, in our own words.
    std::vector<PowerParameter> parameters{};  // In the order of known_parameters(); absent parameters do not apply.
    std::vector<std::string> editions{};       // For example "master-2022"; empty means every edition.
    std::string doubt{};
    std::vector<PowerClause> clauses{};

    bool in_edition(std::string_view edition) const;
    int number(std::string_view parameter, int fallback = 0) const;
    bool has(std::string_view parameter) const;
    bool yes(std::string_view parameter) const { return number(parameter) == 1; }
    bool lists(std::string_view parameter, std::string_view word) const;  // Compares words as same_word does.
    friend bool operator==(const PrintedPower&, const PrintedPower&) = default;
};

enum class ParameterType : unsigned char { Number, YesNo, Words };
struct KnownParameter {
    std::string_view name;
    ParameterType type;
    int low = 0, high = 0;  // Range of a Number.
};
std::span<const KnownParameter> known_parameters();  // Of a power.
std::span<const KnownParameter> clause_parameters();

// Compares words of cards, ignoring case and a plural s, because cards print both "Guards" and "GUARD" (CARD-REF-01).
bool same_word(std::string_view a, std::string_view b);

}  // namespace hexwright::board
