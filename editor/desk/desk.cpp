#include "editor/desk/desk.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/document/edits/templates.h"
#include "editor/document/edits/zoning.h"
#include "editor/document/files/open.h"
#include "editor/editing/commit.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_brush.h"
#include "editor/workspace/editor_state.h"
#include "engine/scenario/scenario_words.h"
#include "formats/telling/rules_text/house_rules_text.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>

namespace hexwright::desk {

namespace {

bool change_word(EditorState& editor, WordChange change) {
    return campaign_on_desk(editor.map) ? change_campaign(editor, change)
                                        : commit(editor.map, ChangeWord{std::move(change)});
}

Result<std::string> text_on_desk(const OpenMap& map, const WordPath& word) {
    return campaign_on_desk(map) ? word_text(map.campaign->document.now(), word)
                                 : word_text(words_of_scenario(*map.now().scenario), word);
}

// Whether a change of the words is possible at all; some places have no word.
bool is_there(const OpenMap& map, const WordPath& word) {
    return word_at(desk_words(map), word) != nullptr && !word.top();
}

WordPath beside(const WordPath& word, std::size_t index) {
    WordPath other = word;
    other.member.clear();
    other.steps.back().index = index;
    return other;
}

// The place behind the last word of the list is where a new one comes to be.
WordPath as_word(const WordNode& before, const WordPath& place) {
    WordPath word = place;
    if (word.steps.back().index != end_of_list) return word;
    const WordList* list = list_at(before, place);
    word.steps.back().index = list ? list->parts.size() : 0;
    return word;
}

}  // namespace

namespace {

bool is_zone(const WordPath& word) { return word.steps.size() == 1 && word.last().list == "zones"; }

// Expects that the word is there.
Zone zone_at_desk(const OpenMap& map, const WordPath& word) { return (*map.now().scenario->zones)[word.last().index]; }

bool set_zones(OpenMap& map, Zones zones, Message title, std::size_t chosen) {
    if (!commit(map, Edit{SetZones{std::move(zones)}, std::move(title)})) return false;
    choose_word(map, WordPath{}.inside("zones", chosen));
    return true;
}

// A copy under an id of its own.
bool put_zone(OpenMap& map, std::size_t at, Zone zone) {
    Zones zones = *map.now().scenario->zones;
    at = std::min(at, zones.size());
    zone.id = free_id(zone.id, zones);
    const Message title{"edit.zone-add", {{"zone", zone.id}}};
    zones.insert(zones.begin() + static_cast<std::ptrdiff_t>(at), std::move(zone));
    return set_zones(map, std::move(zones), title, at);
}

bool move_zone_to(OpenMap& map, std::size_t from, std::size_t to) {
    Zones zones = *map.now().scenario->zones;
    if (from == to) return false;
    Zone moved = std::move(zones[from]);
    const Message title{"edit.zone-move", {{"zone", moved.id}}};
    zones.erase(zones.begin() + static_cast<std::ptrdiff_t>(from));
    zones.insert(zones.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
    return set_zones(map, std::move(zones), title, to);
}

bool remove_zone_at(EditorState& editor, std::size_t index) {
    const std::size_t before = editor.now().scenario->zones->size();
    hold_zone(editor.map, (*editor.now().scenario->zones)[index].id);
    remove_zone(editor);
    editor.map.desk.chosen = {};
    return editor.now().scenario->zones->size() < before;
}

}  // namespace

bool put_word(EditorState& editor, const WordPath& place, std::string_view name) {
    const WordPath word = as_word(desk_words(editor.map), place);
    if (!change_word(editor, {WordChange::How::Put, place, "<" + std::string(name) + "/>", {}})) return false;
    choose_word(editor.map, word);
    return true;
}

bool set_member(EditorState& editor, const WordPath& member, const std::string& text) {
    const Slot* slot = slot_at(desk_words(editor.map), member);
    if (slot && slot->text == text) return true;
    return change_word(editor, {WordChange::How::Set, member, text, {}});
}

bool remove_word(EditorState& editor, const WordPath& word) {
    if (!is_there(editor.map, word)) return false;
    const WordPath place = word;  // `word` may be the chosen one itself.
    const bool was_chosen = editor.map.desk.chosen.is_within(word);
    if (is_zone(word)) {
        if (!remove_zone_at(editor, place.last().index)) return false;
    } else {
        if (!change_word(editor, {WordChange::How::Remove, place, {}, {}})) return false;
        if (was_chosen) editor.map.desk.chosen = place.parent();
    }
    if (was_chosen) editor.map.desk.gap = place;
    return true;
}

bool move_word(EditorState& editor, const WordPath& word, int by) {
    const WordList* list = is_there(editor.map, word) ? list_at(desk_words(editor.map), word) : nullptr;
    const auto index = static_cast<std::ptrdiff_t>(word.top() ? 0 : word.last().index);
    if (!list || index + by < 0 || index + by >= static_cast<std::ptrdiff_t>(list->parts.size())) return false;
    const auto target = static_cast<std::size_t>(index + by);
    if (is_zone(word)) return move_zone_to(editor.map, word.last().index, target);
    const WordPath to = beside(word, by < 0 ? target : target + 1);
    if (!change_word(editor, {WordChange::How::Move, word, {}, to})) return false;
    editor.map.desk.chosen = beside(word, target);
    return true;
}

bool carry_word(EditorState& editor, const WordPath& word, const WordPath& to) {
    if (is_zone(word) && is_zone(to) && is_there(editor.map, word)) {
        const std::size_t from = word.last().index, before = editor.now().scenario->zones->size();
        const std::size_t target = std::min(to.last().index, before);
        return move_zone_to(editor.map, from, target > from ? target - 1 : target);
    }
    return is_there(editor.map, word) && !to.is_within(word) &&
           change_word(editor, {WordChange::How::Move, word, {}, to});
}

void copy_word(EditorState& editor, const WordPath& word) {
    if (is_zone(word) && is_there(editor.map, word)) {
        editor.clipboard.write(zone_text(zone_at_desk(editor.map, word)));
        return say(editor.map.status, {"desk.copied"});
    }
    const auto text = text_on_desk(editor.map, word);
    if (!text) return refuse(editor.map.status, text.error().message);
    editor.clipboard.write(*text);
    say(editor.map.status, {"desk.copied"});
}

bool paste_words(EditorState& editor, const WordPath& place) {
    if (is_zone(place))
        if (auto zone = zone_from_text(editor.clipboard.read()))
            return put_zone(editor.map, place.last().index, std::move(*zone));
    const WordPath word = as_word(desk_words(editor.map), place);
    if (change_word(editor, {WordChange::How::Put, place, editor.clipboard.read(), {}})) {
        choose_word(editor.map, word);
        return true;
    }
    // Something else was copied: what is wrong with it as a file says nothing here.
    if (editor.map.status.notice && editor.map.status.notice->words.id.starts_with("xml."))
        refuse(editor.map.status, {"refused.no-word-in-text"});
    return false;
}

bool duplicate_word(EditorState& editor, const WordPath& word) {
    if (is_zone(word))
        return is_there(editor.map, word) &&
               put_zone(editor.map, word.last().index + 1, zone_at_desk(editor.map, word));
    const auto text = text_on_desk(editor.map, word);
    if (!text) return false;
    const WordPath next = beside(word, word.last().index + 1);
    if (!change_word(editor, {WordChange::How::Put, next, *text, {}})) return false;
    choose_word(editor.map, next);
    return true;
}

bool rename_thing(OpenMap& map, NamedThing what, const std::string& from, const std::string& to) {
    return from == to || commit(map, Rename{what, from, to, {}});
}

bool add_win(EditorState& editor, const std::string& who, WonWhen when) {
    ScenarioWords one{.victory = Victory{.wins = {win_for(who, when)}}};
    const WordPath list = WordPath{}.inside("victory", 0).inside("wins");
    const auto text = word_text(one, WordPath{}.inside("victory", 0).inside("wins", 0));
    const WordPath added = as_word(desk_words(editor.map), list);
    if (!text || !change_word(editor, {WordChange::How::Put, list, *text, {}})) return false;
    const bool complete = who == "last-standing" || when == WonWhen::EverybodyGone;
    if (!complete) choose_word(editor.map, added);
    return true;
}

namespace {

bool set_of_tally(EditorState& editor, const std::string& tally, const char* member, const std::string& text) {
    const auto& tallies = rulebook_of(*editor.now().scenario).tallies;
    const auto known =
        std::ranges::find(tallies, tally, [](const DeclaredTally& each) -> const auto& { return each.id.word; });
    const WordPath list = WordPath{}.inside("tallies"),
                   word = WordPath{}.inside("tallies", static_cast<std::size_t>(known - tallies.begin()));
    if (known != tallies.end()) return set_member(editor, word.at(member), text);
    if (text.empty()) return true;
    const ChangeWord declare{{WordChange::How::Put, list, "<tally id=\"" + tally + "\"/>", {}}},
        set{{WordChange::How::Set, word.at(member), text, {}}};
    const Message title{"edit.words-of", {{"word", tally}}};
    return commit(editor.map, Edit{Compound{{Edit{declare, title}, Edit{set, title}}}, title});
}

}  // namespace

bool title_tally(EditorState& editor, const std::string& tally, const std::string& title) {
    return set_of_tally(editor, tally, "title", title);
}

bool hide_tally(EditorState& editor, const std::string& tally, bool hidden) {
    return set_of_tally(editor, tally, "hidden", hidden ? "yes" : "");
}

bool carry_tally(EditorState& editor, const std::string& tally, bool carried) {
    return set_of_tally(editor, tally, "carried", carried ? "yes" : "");
}

bool keep_tally_secret(EditorState& editor, const std::string& tally, SecretOf whose) {
    return set_of_tally(editor, tally, "secret", whose == SecretOf::Nobody ? "" : std::string(word_of(whose)).c_str());
}

bool use_template(OpenMap& map, const Template& chosen) {
    const Snapshot& now = map.now();
    const auto filled = from_template(chosen, *now.scenario,
                                      ground_on(*now.scenario, now.terrain, now.used, now.allowed, map.catalogue()));
    if (!filled) {
        refuse(map.status, filled.error().message);
        return false;
    }
    if (!commit(map, filled->edit)) return false;
    if (!filled->holes.empty()) choose_word(map, filled->holes.front());
    return true;
}

}  // namespace hexwright::desk
