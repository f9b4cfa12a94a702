// Which cards the army shown on the desk has and may have: the cards it is given, what filters let in, pieces of the
// battlefield that are its figures. Every change is one step of undo.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"
#include "engine/board/refusal.h"
#include "engine/setup/army_proposal.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::desk {

// ---- cards that it is given, as the army browser shows them
Result<ArmyToPick> cards_at_desk(const OpenMap& map);
bool give_card(OpenMap& map, CardKind card, int by);  // One copy more, or one less.
bool take_all_cards(OpenMap& map);
std::vector<CardOfArmy> given_at_desk(const OpenMap& map);  // Empty where no army is shown.
// These cards instead of those that it has, in one step; refused as a whole if one of them cannot be given. A card that
// stays as it was keeps its figures where they stand.
Result<void> give_cards(OpenMap& map, const std::vector<CardOfArmy>& cards);

// ---- copies
// The army shown, for that player of a set-up, both by their places; the one behind the last is nobody, who only has
// cards. Where the two play together, the figures on the map stay with the army shown: no two stand on one space.
bool copy_army(OpenMap& map, std::size_t setup, int player);
// The set-up shown as the beginning of one for so many players; who is new has the next start zone of the map.
bool copy_setup(OpenMap& map, int players);

// ---- filters of what may be added
enum class FilterList : unsigned char { Only, Never, AtMost };
struct FilterWord {
    std::string_view name;  // As in files.
    std::string CardFilter::* word;
};
inline constexpr FilterWord filter_words[] = {
    {"card", &CardFilter::card},       {"type", &CardFilter::type},       {"uniqueness", &CardFilter::uniqueness},
    {"general", &CardFilter::general}, {"species", &CardFilter::species}, {"class", &CardFilter::card_class},
    {"size", &CardFilter::size},       {"power", &CardFilter::power},     {"over", &CardFilter::over}};

const std::vector<CardFilter>& filters_in(const Army& army, FilterList list);
// What the word can be by the cards of the catalogue, in the order of the alphabet; cards by id.
std::vector<std::string> choices_of_filter(const FilterWord& word, const Catalogue& catalogue);
// Sets a word of the filter; an empty one lets anything in. Behind the last, a new filter; one that is left without
// words goes.
bool set_filter(OpenMap& map, FilterList list, std::size_t index, const FilterWord& word, const std::string& value);
bool set_most(OpenMap& map, std::size_t index, int most);  // Of the limits of how many cards.
bool remove_filter(OpenMap& map, FilterList list, std::size_t index);
std::size_t cards_let_in(const Army& army, const Catalogue& catalogue);  // By the filters and the points.

// ---- pieces that are figures
const std::vector<OwnedPiece>& owned_at_desk(const OpenMap& map);
void begin_owning(EditorState& editor, const std::string& card);  // The next click on a piece makes it that card's.
// The same, of a piece that gets a Life of its own instead: 5, with a Defense of 2.
inline constexpr const char* owning_with_life = "with-life";
// Gives it these numbers, within what is allowed, and these kinds. Pieces with a card have none.
bool change_object(OpenMap& map, std::size_t owned, OwnedPiece wanted);
// True if the click was meant for that. A piece without a name gets one in the same step.
bool own_piece(EditorState& editor, const Pointer& pointer);
bool switch_counted(OpenMap& map, std::size_t owned);
bool disown(OpenMap& map, std::size_t owned);

}  // namespace hexwright::desk
