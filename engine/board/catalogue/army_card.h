// An army card as a plain value: names, the numbers of both sides, and its powers as data. Not a figure in play:
// wounds, order markers and control belong to the game.
#pragma once
#include "engine/board/catalogue/printed_power.h"
#include "engine/board/room.h"
#include "engine/core/choices.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::board {

enum class CardForm : unsigned char { Hero, Squad };
enum class Rarity : unsigned char { Unique, Uncommon, Common };
enum class FigureSize : unsigned char { Small, Medium, Large, Huge };
enum class FigureBase : unsigned char { Single, Double, Hive };  // Covers 1, 2 or 6 spaces.

inline constexpr std::string_view card_form_words[] = {"hero", "squad"};
inline constexpr std::string_view rarity_words[] = {"unique", "uncommon", "common"};
inline constexpr std::string_view figure_size_words[] = {"small", "medium", "large", "huge"};
inline constexpr std::string_view figure_base_words[] = {"single", "double", "hive"};
constexpr Choices words_of(CardForm) { return card_form_words; }
constexpr Choices words_of(Rarity) { return rarity_words; }
constexpr Choices words_of(FigureSize) { return figure_size_words; }
constexpr Choices words_of(FigureBase) { return figure_base_words; }

struct CardNumbers {
    int move = 0, range = 0, attack = 0, defense = 0;
    friend bool operator==(const CardNumbers&, const CardNumbers&) = default;
};

// Target point and hit zone, which the cards show as pictures, in tenths of a level above the ground that the figure
// stands on.
struct SightZone {
    int eye = 0, from = 0, to = 0;
    bool estimated = true;
    friend bool operator==(const SightZone&, const SightZone&) = default;
};
// Estimate for figures without a source: the eye at nine tenths of the Height, the zone from one tenth to nine tenths.
constexpr SightZone estimated_zone(int height) { return {height * 9, height, height * 9, true}; }

struct ArmyCard {
    std::string id{}, name{};
    std::string set{};       // Id of the box it comes from; may be unknown to the catalogue.
    std::string printing{};  // The printing that the numbers come from: "master-2004", "master-2007", "retail-2024".
    // As printed: "Marro", "Guards". Compare them with same_word.
    std::string general{}, homeworld{}, species{}, card_class{}, personality{};
    CardForm form = CardForm::Hero;
    Rarity rarity = Rarity::Unique;
    FigureSize size = FigureSize::Medium;
    int height = 0;  // Height in levels.
    FigureBase base = FigureBase::Single;
    int figures = 1;  // Number of figures on one card.
    int life = 1;     // Life of each figure.
    CardNumbers master{};
    std::optional<CardNumbers> basic{};  // Absent when no source has them.
    int points = 0;
    int copies = 1;  // Copies of this card in its box; 0 when unknown.
    SightZone zone{};
    std::vector<PrintedPower> powers{};
    std::string doubt{};  // Notes where the sources disagree or guess.

    bool is_hero() const { return form == CardForm::Hero; }
    bool is_squad() const { return form == CardForm::Squad; }
    bool is_unique() const { return rarity == Rarity::Unique; }
    bool is_common() const { return rarity == Rarity::Common; }
    // Number of spaces that each figure covers.
    int spaces() const { return base == FigureBase::Single ? 1 : base == FigureBase::Double ? 2 : 6; }
    const PrintedPower* power(std::string_view verb) const;  // The first power with that verb; nullptr if none.
    friend bool operator==(const ArmyCard&, const ArmyCard&) = default;
};

}  // namespace hexwright::board
