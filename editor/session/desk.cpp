#include "editor/session/desk.h"

#include "editor/document/open.h"
#include "editor/document/templates.h"
#include "editor/document/zoning.h"
#include "editor/session/campaign.h"
#include "editor/session/commit.h"
#include "editor/session/tool_choice.h"
#include "editor/session/zone_tool.h"
#include "engine/scenario/scenario_words.h"
#include "formats/telling/rules_text/house_rules_text.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>

namespace hexwright::editor_session {

namespace {

DeskState& desk_of(EditorState& editor) { return editor.desk; }

bool change_word(EditorState& editor, WordChange change) {
    return campaign_on_desk(editor) ? change_campaign(editor, change) : commit(editor, ChangeWord{std::move(change)});
}

Result<std::string> text_on_desk(const EditorState& editor, const WordPath& word) {
    return campaign_on_desk(editor) ? word_text(editor.campaign->document.now(), word)
                                    : word_text(words_of_scenario(*editor.now().scenario), word);
}

// Whether a change of the words is possible at all; some places have no word.
bool is_there(const EditorState& editor, const WordPath& word) {
    return word_at(desk_words(editor), word) != nullptr && !word.top();
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

DeskPart part_of(const WordPath& word) {
    if (word.top()) return DeskPart::Rules;
    const std::string& list = word.steps.front().list;
    if (list == "zones") return DeskPart::Zones;
    if (list == "tallies") return DeskPart::Names;
    if (list == "modifiers") return DeskPart::Modifiers;
    if (list == "victory") return DeskPart::Victory;
    return list == "tests" || list == "puzzles" ? DeskPart::Tests : DeskPart::Rules;
}

}  // namespace

// ---- the words as they are now

const WordNode& scenario_words(const EditorState& editor) {
    DeskState::Tree& tree = editor.desk.words;
    if (!tree.top || tree.number != editor.now().number)
        tree = {editor.now().number, std::make_shared<const WordNode>(tree_of(*editor.now().scenario))};
    return *tree.top;
}

const WordNode& campaign_words(const EditorState& editor) {
    DeskState::Tree& tree = editor.desk.campaign;
    if (!tree.top || tree.number != editor.campaign->number)
        tree = {editor.campaign->number, std::make_shared<const WordNode>(tree_of(editor.campaign->document.now()))};
    return *tree.top;
}

const WordNode& desk_words(const EditorState& editor) {
    return campaign_on_desk(editor) ? campaign_words(editor) : scenario_words(editor);
}

std::shared_ptr<const WordNode> kept_desk_words(const EditorState& editor) {
    (void)desk_words(editor);
    return campaign_on_desk(editor) ? editor.desk.campaign.top : editor.desk.words.top;
}

const WordNode* chosen_word(const EditorState& editor) {
    const WordPath& chosen = editor.desk.chosen;
    return chosen.top() ? nullptr : word_at(desk_words(editor), chosen);
}

bool plays_the_desk(const EditorState& editor) {
    const auto& now = editor.now().scenario;
    return editor.table.play && (editor.table.play->map() == now || editor.table.grown == now);
}

std::optional<LiveWord> live_word(const EditorState& editor, const WordPath& word) {
    if (campaign_on_desk(editor) || !plays_the_desk(editor)) return {};
    const Play& play = *editor.table.play;
    DeskState::Live& live = editor.desk.live;
    if (live.game != play.started() || live.revision != play.revision() || live.number != editor.now().number)
        live = {play.started(), play.revision(), editor.now().number, live_words(play.seen(), desk_words(editor))};
    const auto found = live.words.find(word);
    return found == live.words.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string_view> lists_of(DeskPart part) {
    switch (part) {
        case DeskPart::Zones:
            return {"zones"};
        case DeskPart::Rules:
            return {"rules"};
        case DeskPart::Modifiers:
            return {"modifiers"};
        case DeskPart::Victory:
            return {"victory"};
        case DeskPart::Tests:
            return {"tests", "puzzles"};
        default:
            return {};
    }
}

// ---- hands

namespace {

bool is_zone(const WordPath& word) { return word.steps.size() == 1 && word.last().list == "zones"; }

// Expects that the word is there.
Zone zone_at_desk(const EditorState& editor, const WordPath& word) {
    return (*editor.now().scenario->zones)[word.last().index];
}

bool set_zones(EditorState& editor, Zones zones, Message title, std::size_t chosen) {
    if (!commit(editor, Edit{SetZones{std::move(zones)}, std::move(title)})) return false;
    choose_word(editor, WordPath{}.inside("zones", chosen));
    return true;
}

// A copy under an id of its own.
bool put_zone(EditorState& editor, std::size_t at, Zone zone) {
    Zones zones = *editor.now().scenario->zones;
    at = std::min(at, zones.size());
    zone.id = free_id(zone.id, zones);
    const Message title{"edit.zone-add", {{"zone", zone.id}}};
    zones.insert(zones.begin() + static_cast<std::ptrdiff_t>(at), std::move(zone));
    return set_zones(editor, std::move(zones), title, at);
}

bool move_zone_to(EditorState& editor, std::size_t from, std::size_t to) {
    Zones zones = *editor.now().scenario->zones;
    if (from == to) return false;
    Zone moved = std::move(zones[from]);
    const Message title{"edit.zone-move", {{"zone", moved.id}}};
    zones.erase(zones.begin() + static_cast<std::ptrdiff_t>(from));
    zones.insert(zones.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
    return set_zones(editor, std::move(zones), title, to);
}

bool remove_zone_at(EditorState& editor, std::size_t index) {
    const std::size_t before = editor.now().scenario->zones->size();
    hold_zone(editor, (*editor.now().scenario->zones)[index].id);
    remove_zone(editor);
    editor.desk.chosen = {};
    return editor.now().scenario->zones->size() < before;
}

}  // namespace

void switch_desk(EditorState& editor) {
    editor.status.notice.reset();
    desk_of(editor).open = !desk_of(editor).open;
    desk_of(editor).waits_for.reset();
    desk_of(editor).gap.reset();
    desk_of(editor).focused = desk_of(editor).open;
    if (desk_of(editor).open && editor.view.side == SideTab::Games) editor.view.side = SideTab::Details;  // The page.
    if (desk_of(editor).open && editor.tools.current == Tool::Place) choose_tool(editor, Tool::Select);
}

void show_part(EditorState& editor, DeskPart part) {
    editor.status.notice.reset();
    desk_of(editor).open = true;
    desk_of(editor).focused = true;
    desk_of(editor).part = part;
    desk_of(editor).gap.reset();
    desk_of(editor).waits_for.reset();
    desk_of(editor).naming = false;
}

void choose_word(EditorState& editor, const WordPath& word) {
    WordPath chosen = word;
    chosen.member.clear();
    show_part(editor, campaign_on_desk(editor) ? DeskPart::Campaign : part_of(chosen));
    desk_of(editor).chosen = std::move(chosen);
}

void choose_word_of_scenario(EditorState& editor, const WordPath& word) {
    show_part(editor, part_of(word));
    choose_word(editor, word);
}

bool put_word(EditorState& editor, const WordPath& place, std::string_view name) {
    const WordPath word = as_word(desk_words(editor), place);
    if (!change_word(editor, {WordChange::How::Put, place, "<" + std::string(name) + "/>", {}})) return false;
    choose_word(editor, word);
    return true;
}

bool set_member(EditorState& editor, const WordPath& member, const std::string& text) {
    const Slot* slot = slot_at(desk_words(editor), member);
    if (slot && slot->text == text) return true;
    return change_word(editor, {WordChange::How::Set, member, text, {}});
}

bool remove_word(EditorState& editor, const WordPath& word) {
    if (!is_there(editor, word)) return false;
    const WordPath place = word;  // `word` may be the chosen one itself.
    const bool was_chosen = desk_of(editor).chosen.is_within(word);
    if (is_zone(word)) {
        if (!remove_zone_at(editor, place.last().index)) return false;
    } else {
        if (!change_word(editor, {WordChange::How::Remove, place, {}, {}})) return false;
        if (was_chosen) desk_of(editor).chosen = place.parent();
    }
    if (was_chosen) desk_of(editor).gap = place;
    return true;
}

bool move_word(EditorState& editor, const WordPath& word, int by) {
    const WordList* list = is_there(editor, word) ? list_at(desk_words(editor), word) : nullptr;
    const auto index = static_cast<std::ptrdiff_t>(word.top() ? 0 : word.last().index);
    if (!list || index + by < 0 || index + by >= static_cast<std::ptrdiff_t>(list->parts.size())) return false;
    const auto target = static_cast<std::size_t>(index + by);
    if (is_zone(word)) return move_zone_to(editor, word.last().index, target);
    const WordPath to = beside(word, by < 0 ? target : target + 1);
    if (!change_word(editor, {WordChange::How::Move, word, {}, to})) return false;
    desk_of(editor).chosen = beside(word, target);
    return true;
}

bool carry_word(EditorState& editor, const WordPath& word, const WordPath& to) {
    if (is_zone(word) && is_zone(to) && is_there(editor, word)) {
        const std::size_t from = word.last().index, before = editor.now().scenario->zones->size();
        const std::size_t target = std::min(to.last().index, before);
        return move_zone_to(editor, from, target > from ? target - 1 : target);
    }
    return is_there(editor, word) && !to.is_within(word) && change_word(editor, {WordChange::How::Move, word, {}, to});
}

void copy_word(EditorState& editor, const WordPath& word) {
    if (is_zone(word) && is_there(editor, word)) {
        editor.clipboard.write(zone_text(zone_at_desk(editor, word)));
        return say(editor.status, {"desk.copied"});
    }
    const auto text = text_on_desk(editor, word);
    if (!text) return refuse(editor.status, text.error().message);
    editor.clipboard.write(*text);
    say(editor.status, {"desk.copied"});
}

bool paste_words(EditorState& editor, const WordPath& place) {
    if (is_zone(place))
        if (auto zone = zone_from_text(editor.clipboard.read()))
            return put_zone(editor, place.last().index, std::move(*zone));
    const WordPath word = as_word(desk_words(editor), place);
    if (change_word(editor, {WordChange::How::Put, place, editor.clipboard.read(), {}})) {
        choose_word(editor, word);
        return true;
    }
    // Something else was copied: what is wrong with it as a file says nothing here.
    if (editor.status.notice && editor.status.notice->words.id.starts_with("xml."))
        refuse(editor.status, {"refused.no-word-in-text"});
    return false;
}

bool duplicate_word(EditorState& editor, const WordPath& word) {
    if (is_zone(word))
        return is_there(editor, word) && put_zone(editor, word.last().index + 1, zone_at_desk(editor, word));
    const auto text = text_on_desk(editor, word);
    if (!text) return false;
    const WordPath next = beside(word, word.last().index + 1);
    if (!change_word(editor, {WordChange::How::Put, next, *text, {}})) return false;
    choose_word(editor, next);
    return true;
}

bool rename_thing(EditorState& editor, NamedThing what, const std::string& from, const std::string& to) {
    return from == to || commit(editor, Rename{what, from, to, {}});
}

bool add_win(EditorState& editor, const std::string& who, WonWhen when) {
    ScenarioWords one{.victory = Victory{.wins = {win_for(who, when)}}};
    const WordPath list = WordPath{}.inside("victory", 0).inside("wins");
    const auto text = word_text(one, WordPath{}.inside("victory", 0).inside("wins", 0));
    const WordPath added = as_word(desk_words(editor), list);
    if (!text || !change_word(editor, {WordChange::How::Put, list, *text, {}})) return false;
    const bool complete = who == "last-standing" || when == WonWhen::EverybodyGone;
    if (!complete) choose_word(editor, added);
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
    return commit(editor, Edit{Compound{{Edit{declare, title}, Edit{set, title}}}, title});
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

bool use_template(EditorState& editor, const Template& chosen) {
    const Snapshot& now = editor.now();
    const auto filled = from_template(chosen, *now.scenario,
                                      ground_on(*now.scenario, now.terrain, now.used, now.allowed, editor.catalogue()));
    if (!filled) {
        refuse(editor.status, filled.error().message);
        return false;
    }
    if (!commit(editor, filled->edit)) return false;
    if (!filled->holes.empty()) choose_word(editor, filled->holes.front());
    return true;
}

// ---- pointing at the map

void begin_pick(EditorState& editor, const WordPath& member) {
    desk_of(editor).waits_for = member;
    if (editor.tools.current != Tool::Select) choose_tool(editor, Tool::Select);
    say(editor.status, {"desk.point"});
}

std::pair<std::string, std::optional<Edit>> named_piece(const EditorState& editor, const PlacedPiece& piece) {
    const auto& names = editor.now().scenario->battlefield.names();
    if (const auto known = names.find(piece.id); known != names.end()) return {known->second, {}};
    const std::string name = fresh_name(*editor.now().scenario, NamedThing::Piece, editor.catalogue()[piece.kind].id);
    return {name, named(NamePieces{{{piece.id, name}}}, *editor.now().scenario, editor.catalogue())};
}

namespace {

bool pick_piece(EditorState& editor, const WordPath& member, const Pointer& pointer) {
    const auto piece = piece_at(editor.view, editor.document, pointer);
    if (!piece) {
        refuse(editor.status, {"desk.no-piece"});
        return false;
    }
    const auto [name, naming] = named_piece(editor, *piece);
    if (!naming) return set_member(editor, member, name);
    if (campaign_on_desk(editor)) return commit(editor, *naming) && set_member(editor, member, name);
    Edit set = named(ChangeWord{{WordChange::How::Set, member, name, {}}}, *editor.now().scenario, editor.catalogue());
    const Message title = set.name;
    return commit(editor, Edit{Compound{{*naming, std::move(set)}}, title});
}

bool pick_zone(EditorState& editor, const WordPath& member, HexCoord hex) {
    for (const Zone& zone : *editor.now().scenario->zones)
        if (std::ranges::any_of(zone.spaces, [hex](Space space) { return space.at == hex; }))
            return set_member(editor, member, zone.id);
    refuse(editor.status, {"desk.no-zone"});
    return false;
}

bool pick_space(EditorState& editor, const WordPath& member, HexCoord hex) {
    const Surface* surface = surface_at(editor.view, editor.document, hex);
    if (!surface) {
        refuse(editor.status, {"desk.no-space"});
        return false;
    }
    return set_member(editor, member, to_text(surface->space));
}

}  // namespace

bool pick(EditorState& editor, const Pointer& pointer) {
    if (!desk_of(editor).waits_for) return false;
    const WordPath member = *desk_of(editor).waits_for;
    const PickOnMap what = choices_on_desk(editor, member).pick;
    const bool done = what == PickOnMap::Zone    ? pick_zone(editor, member, pointer.hex)
                      : what == PickOnMap::Space ? pick_space(editor, member, pointer.hex)
                                                 : pick_piece(editor, member, pointer);
    if (done) desk_of(editor).waits_for.reset();
    return true;
}

// ---- parts that are no words

bool change_about(EditorState& editor, About about, std::string battlefield_name) {
    return commit(editor, SetAbout{std::move(about), std::move(battlefield_name)});
}

bool change_edition(EditorState& editor, std::string id, std::string edition) {
    const std::vector<RuleChange> dropped = dropped_by(*editor.now().scenario, edition, editor.catalogue());
    if (!commit(editor, SetEdition{std::move(id), std::move(edition)})) return false;
    if (!dropped.empty()) say(editor.status, told_of_dropped(dropped, editor.catalogue(), editor.words));
    return true;
}

bool change_rounds(EditorState& editor, int rounds) { return commit(editor, SetRounds{rounds}); }

bool use_battlefield(EditorState& editor, const std::filesystem::path& file) {
    const auto& own = editor.document.file();
    const auto refused = [&](Message why) {
        refuse(editor.status, std::move(why));
        return false;
    };
    if (!own) return refused({"desk.save-first"});
    auto other = open_one_scenario(file, editor.catalogue());
    if (!other) return refused(other.error().message);
    if (kind_of(file) != FileKind::Ours && !other->notes.empty()) say(editor.status, other->notes.front());
    // Named from the file that the scenario was opened from; Document names it anew where it is saved elsewhere.
    std::error_code no_matter;
    const auto folder = std::filesystem::absolute(editor.document.home(), no_matter).lexically_normal();
    const auto way = std::filesystem::absolute(file, no_matter).lexically_normal().lexically_relative(folder);
    return commit(editor,
                  UseBattlefield{way.generic_string(), std::make_shared<const Scenario>(std::move(other->scenario))});
}

bool fold_in(EditorState& editor) { return commit(editor, FoldIn{}); }

void begin_naming_piece(EditorState& editor) {
    desk_of(editor).naming = !desk_of(editor).naming;
    if (!desk_of(editor).naming) return editor.status.notice.reset();
    if (editor.tools.current != Tool::Select) choose_tool(editor, Tool::Select);
    say(editor.status, {"desk.point-at-piece"});
}

bool name_piece(EditorState& editor, const Pointer& pointer) {
    if (!desk_of(editor).naming) return false;
    const auto piece = piece_at(editor.view, editor.document, pointer);
    if (!piece) return refuse(editor.status, {"desk.no-piece"}), true;
    const auto [name, naming] = named_piece(editor, *piece);
    if (naming && !commit(editor, *naming)) return true;
    desk_of(editor).naming = false;
    desk_of(editor).named = name;
    return true;
}

bool take_name(EditorState& editor, const std::string& piece) {
    if (!uses_of(*editor.now().scenario, NamedThing::Piece, piece).empty()) {
        refuse(editor.status, {"desk.name-is-used", {{"name", piece}}});
        return false;
    }
    const auto& names = editor.now().scenario->battlefield.names();
    const auto found = std::ranges::find_if(names, [&](const auto& each) { return each.second == piece; });
    return found != names.end() && commit(editor, NamePieces{{{found->first, ""}}});
}

bool change_setup(EditorState& editor, std::size_t setup, Setup changed) {
    std::vector<Setup> setups = *editor.now().scenario->setups;
    if (setup < setups.size()) setups[setup] = std::move(changed);
    else setups.push_back(std::move(changed));
    return commit(editor, SetSetups{std::move(setups)});
}

Setup setup_for(const EditorState& editor, int players) {
    std::vector<std::string> zones;
    for (const Zone& zone : *editor.now().scenario->zones)
        if (zone.use == "start") zones.push_back(zone.id);
    Setup setup;
    for (int number = 1; number <= players; ++number) {
        PlayerSetup player{.number = number};
        if (const auto index = static_cast<std::size_t>(number - 1); index < zones.size())
            player.zones.push_back(zones[index]);
        setup.players.push_back(std::move(player));
    }
    return setup;
}

bool put_setup(EditorState& editor, Setup setup) {
    const int players = setup.player_count();
    if (!change_setup(editor, editor.now().scenario->setups->size(), std::move(setup))) return false;
    const auto& setups = *editor.now().scenario->setups;
    const auto added = std::ranges::find(setups, players, &Setup::player_count);
    desk_of(editor).setup = static_cast<std::size_t>(added - setups.begin());
    return true;
}

bool add_setup(EditorState& editor, int players) { return put_setup(editor, setup_for(editor, players)); }

bool remove_setup(EditorState& editor, std::size_t setup) {
    std::vector<Setup> setups = *editor.now().scenario->setups;
    if (setup >= setups.size()) return false;
    setups.erase(setups.begin() + static_cast<std::ptrdiff_t>(setup));
    if (!commit(editor, SetSetups{std::move(setups)})) return false;
    desk_of(editor).setup = 0;
    return true;
}

bool change_pools(EditorState& editor, std::vector<GlyphPool> pools) {
    return commit(editor, SetPools{std::move(pools)});
}

}  // namespace hexwright::editor_session
