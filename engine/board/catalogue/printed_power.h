// A power as cards and glyphs print it: which verb it is (a row of the game's table of powers), with which numbers and
// words, and in our own plain words what it does. What the verb does is code elsewhere; this is data.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct PowerParameter {
    std::string name{};                // "range", "attack-dice", "sizes"; known_parameters() lists them
    int number = 0;                    // yes or no: 1 or 0
    std::vector<std::string> words{};  // "small", "medium"
    friend bool operator==(const PowerParameter&, const PowerParameter&) = default;
};

struct PrintedPower {
    std::string id{};    // the verb: "flying", "special-attack"; several cards share one, with other parameters
    std::string name{};  // as printed: "Pistol Fire Special Attack"
    std::string text{};  // what it does, in our own words
    std::vector<PowerParameter> parameters{};  // in the order of known_parameters(); what is left out does not apply
    std::vector<std::string> editions{};       // "master-2022"; none: every edition
    std::string doubt{};

    bool in_edition(std::string_view edition) const;
    int number(std::string_view parameter, int fallback = 0) const;
    bool has(std::string_view parameter) const;
    bool yes(std::string_view parameter) const { return number(parameter) == 1; }
    bool lists(std::string_view parameter, std::string_view word) const;  // word matching as same_word does
    friend bool operator==(const PrintedPower&, const PrintedPower&) = default;
};

enum class ParameterType : unsigned char { Number, YesNo, Words };
struct KnownParameter {
    std::string_view name;
    ParameterType type;
    int low = 0, high = 0;  // of numbers
};
std::span<const KnownParameter> known_parameters();

// Words of cards are the same whatever their case, with or without the plural's s: cards print "Guards" and "GUARD"
// (CARD-REF-01).
bool same_word(std::string_view a, std::string_view b);

}  // namespace hexwright
