#include "editor/document/edits/scenario_edits.h"

#include "editor/document/edit_bounds.h"
#include "editor/document/edits/comments.h"
#include "editor/document/edits/groups.h"
#include "editor/document/files/open.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "formats/xml/scenario/setup_xml.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace hexwright::document {
namespace {

using MaybeRefusal = std::optional<Refusal>;

MaybeRefusal bad_id(const std::string& id) {
    if (is_id(id)) return {};
    return Refusal{{"refused.not-an-id", {{"word", shortened(id.substr(0, first_bad_byte(id)))}, {"most", max_text}}}};
}

// ---- words that were put

// The lists at the top whose words have an id, each once.
struct IdList {
    std::string_view list, element;
    NamedThing thing;
};
constexpr IdList lists_with_ids[] = {{"tallies", "tally", NamedThing::Tally},
                                     {"rules", "rule", NamedThing::Rule},
                                     {"modifiers", "modifier", NamedThing::Modifier},
                                     {"tests", "test", NamedThing::Test},
                                     {"puzzles", "puzzle", NamedThing::Puzzle}};

const IdList* id_list_of(const WordPath& at) {
    if (at.steps.size() != 1) return nullptr;
    const auto* found = std::ranges::find(lists_with_ids, at.last().list, &IdList::list);
    return found == std::end(lists_with_ids) ? nullptr : found;
}

// Gives the words of the list from `first` to `end` the ids that they lack, or other ones where theirs are taken.
template <class List>
void name_new(List& list, std::size_t first, std::size_t end, const std::string& usual) {
    std::set<std::string> taken;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (i < first || i >= end) taken.insert(list[i].id.word);
    for (std::size_t i = first; i < std::min(end, list.size()); ++i) {
        std::string& id = list[i].id.word;
        const std::string wanted = id.empty() ? usual : id;
        id = wanted;
        for (int number = 2; !taken.insert(id).second; ++number) id = wanted + "-" + std::to_string(number);
    }
}

void name_new(ScenarioWords& words, const IdList& in, std::size_t first, std::size_t end) {
    const std::string usual(in.element);
    if (in.thing == NamedThing::Tally) name_new(words.tallies, first, end, usual);
    if (in.thing == NamedThing::Rule) name_new(words.rules, first, end, usual);
    if (in.thing == NamedThing::Modifier) name_new(words.modifiers, first, end, usual);
    if (in.thing == NamedThing::Test) name_new(words.tests, first, end, usual);
    if (in.thing == NamedThing::Puzzle) name_new(words.puzzles, first, end, usual);
}

std::size_t size_of(const WordNode& top, const WordPath& at) {
    const WordList* list = list_at(top, at);
    return list ? list->parts.size() : 0;
}

MaybeRefusal too_many(const ScenarioWords& words) {
    if (words.rules.size() + words.modifiers.size() > max_rules)
        return Refusal{{"refused.too-many-rules", {{"most", max_rules}}}};
    if (words.tests.size() + words.puzzles.size() > max_scenario_tests)
        return Refusal{{"refused.too-many-tests", {{"most", max_scenario_tests}}}};
    std::size_t count = 0;
    each_word(tree_of(words), [&](const WordPath&, const WordNode&) { ++count; });
    if (count > max_rule_words) return Refusal{{"refused.too-many-words", {{"most", max_rule_words}}}};
    return {};
}

// ---- comments of what has no id: "win:2"

// The comments' key of a word of a list without ids, without its number; empty for other lists.
std::string counted_key(const WordPath& at) {
    if (at.steps.size() != 2 || at.steps[0].list != "victory") return {};
    return at.last().list == "wins" ? "win" : at.last().list == "scores" ? "score" : "";
}

// Where each word of the list stands after the change; none for one that is gone.
using NewPlace = std::function<std::optional<std::size_t>(std::size_t)>;

NewPlace moved_places(std::size_t from, std::size_t to) {
    return [=](std::size_t i) -> std::optional<std::size_t> {
        const std::size_t target = to > from ? to - 1 : to;
        if (i == from) return target;
        const std::size_t less = i > from ? i - 1 : i;
        return less >= target ? less + 1 : less;
    };
}

NewPlace new_places(const WordChange& change, std::size_t before, std::size_t after) {
    const std::size_t at = std::min(change.at.last().index, before);
    if (change.how == WordChange::How::Move && change.to.steps.size() == 2 &&
        change.to.last().list == change.at.last().list)
        return moved_places(at, std::min(change.to.last().index, before));
    if (change.how == WordChange::How::Replace || change.how == WordChange::How::Set)
        return [](std::size_t i) { return std::optional(i); };
    if (after >= before) return [=](std::size_t i) { return std::optional(i < at ? i : i + after - before); };
    return [=](std::size_t i) { return i == at ? std::optional<std::size_t>() : std::optional(i > at ? i - 1 : i); };
}

void renumber_comments(const WordChange& change, const WordNode& before, const WordNode& after, Workpiece& work) {
    const std::string key = counted_key(change.at);
    if (key.empty() || work.scenario().comments->empty()) return;
    const NewPlace place = new_places(change, size_of(before, change.at), size_of(after, change.at));
    Comments kept = with_counted_renumbered(*work.scenario().comments, key, place);
    if (kept != *work.scenario().comments) work.change().comments = Shared<Comments>(std::move(kept));
}

void rename_comments(const std::string& kind, const std::string& from, const std::string& to, Workpiece& work) {
    Comments kept = with_element_renamed(*work.scenario().comments, kind + ":" + from, kind + ":" + to);
    if (kept != *work.scenario().comments) work.change().comments = Shared<Comments>(std::move(kept));
}

// What stands in the place of a word with an id has its comments.
void follow_with_comments(const WordChange& change, const WordNode& before, const WordNode& after, Workpiece& work) {
    renumber_comments(change, before, after, work);
    const IdList* list = id_list_of(change.at);
    if (!list || change.how != WordChange::How::Replace) return;
    const WordNode* old = word_at(before, {change.at.steps, {}});
    const WordNode* now = word_at(after, {change.at.steps, {}});
    if (old && now && old->id() != now->id()) rename_comments(std::string(list->element), old->id(), now->id(), work);
}

// ---- comments in words that are put

// The comments' key of the word at the top that this one is or stands in: "rule:flood", "win:2"; empty if it has none.
std::string comment_key(const WordPath& at, std::size_t index, const WordNode& top) {
    const std::string& list = at.steps[0].list;
    if (list == "victory") {
        if (at.steps.size() < 2) return {};
        WordPath counted{{at.steps[0], at.steps[1]}, {}};
        const std::string kind = counted_key(counted);
        return kind + ":" + std::to_string(at.steps.size() == 2 ? index : at.steps[1].index);
    }
    const WordNode* word = word_at(top, WordPath{}.inside(list, at.steps.size() == 1 ? index : at.steps[0].index));
    return word ? std::string(word->name) + ":" + word->id() : std::string();
}

// Where a list's own comments stand at its end.
std::string end_key(const std::string& list) {
    if (list == "modifiers" || list == "tallies") return "end:rules";
    return list == "puzzles" ? "end:tests" : "end:" + list;
}

void keep_comments(const WordChange& change, std::size_t before, const WordNode& after, Workpiece& work) {
    if (change.text.find("<!--") == std::string::npos) return;
    TextComments found = comments_in_text(change.text);
    const bool whole = id_list_of(change.at) || !counted_key(change.at).empty();
    const std::size_t first =
        change.how == WordChange::How::Put ? std::min(change.at.last().index, before) : change.at.last().index;
    Comments comments = *work.scenario().comments;
    const auto add = [&](const std::string& key, const std::vector<std::string>& lines) {
        if (!lines.empty()) comments[key].insert(comments[key].end(), lines.begin(), lines.end());
    };
    for (std::size_t i = 0; i < found.words.size(); ++i) {
        const std::string key = comment_key(change.at, first + i, after);
        add(whole ? key : "end:" + key, found.words[i].before);
        add("end:" + key, found.words[i].inside);
    }
    add(whole ? end_key(change.at.steps[0].list) : "end:" + comment_key(change.at, first, after), found.end);
    work.change().comments = Shared<Comments>(std::move(comments));
}

// ---- renaming

MaybeRefusal no_such_name(const Rename& rename) { return Refusal{{"refused.no-such-name", {{"name", rename.from}}}}; }

void rename_in_setups(const Rename& rename, Workpiece& work) {
    if (rename.what != NamedThing::Zone && rename.what != NamedThing::Piece) return;
    std::vector<Setup> setups = *work.scenario().setups;
    const auto change = [&](std::string& name) {
        if (name == rename.from) name = rename.to;
    };
    for (Setup& setup : setups) {
        for (PlayerSetup& player : setup.players) {
            if (rename.what == NamedThing::Zone) {
                std::ranges::for_each(player.zones, change);
                if (player.scripted) change(player.scripted->to), change(player.scripted->keeps_to);
                for (ScriptedSide& card : player.scripted_cards) change(card.to), change(card.keeps_to);
            } else
                for (OwnedPiece& owned : player.owns) change(owned.piece);
        }
        if (rename.what == NamedThing::Piece)
            for (OwnedPiece& owned : setup.nobody_owns) change(owned.piece);
    }
    if (setups != *work.scenario().setups) work.change().setups = Shared<std::vector<Setup>>(std::move(setups));
}

// The thing itself: its id where it stands.
MaybeRefusal rename_itself(const Rename& rename, Workpiece& work) {
    switch (rename.what) {
        case NamedThing::Zone:
            work.change().zones.change(
                [&](std::vector<Zone>& zones) { std::ranges::find(zones, rename.from, &Zone::id)->id = rename.to; });
            rename_comments("zone", rename.from, rename.to, work);
            return {};
        case NamedThing::Pool:
            work.change().glyph_pools.change([&](std::vector<GlyphPool>& pools) {
                std::ranges::find(pools, rename.from, &GlyphPool::id)->id = rename.to;
            });
            work.change().glyphs.change([&](std::vector<Glyph>& glyphs) {
                for (Glyph& glyph : glyphs)
                    if (glyph.pool == rename.from) glyph.pool = rename.to;
            });
            rename_comments("pool", rename.from, rename.to, work);
            return {};
        case NamedThing::Piece: {
            if (auto refused = elsewhere(work.scenario())) return refused;
            std::map<PieceId, std::string> names = work.scenario().battlefield.names();
            for (auto& [id, name] : names)
                if (name == rename.from) name = rename.to;
            work.change().battlefield.name_all(std::move(names));
            return {};
        }
        default:
            return {};
    }
}

// Sets the members in the words; false for those that a setup holds.
MaybeRefusal rename_in_words(const std::vector<Use>& uses, const std::string& to, ScenarioWords& words) {
    for (const Use& use : uses) {
        if (use.word.top()) continue;
        auto done = changed(std::move(words), {WordChange::How::Set, use.word, to, {}});
        if (!done) return done.error();
        words = std::move(*done);
    }
    return {};
}

// The paths of the thing's own id or name among the words, so that it is set with those that speak of it.
void add_own_name(const Rename& rename, const Scenario& scenario, std::vector<Use>& uses) {
    if (rename.what == NamedThing::Local) uses.push_back({rename.at});
    for (const IdList& list : lists_with_ids) {
        if (list.thing != rename.what) continue;
        const std::vector<std::string> ids = names_of(scenario, rename.what);
        const auto index = static_cast<std::size_t>(std::ranges::find(ids, rename.from) - ids.begin());
        // Flags and counters that are not declared come behind those that are.
        if (list.thing == NamedThing::Tally && index >= rulebook_of(scenario).tallies.size()) return;
        uses.push_back({WordPath{}.inside(std::string(list.list), index).at("id")});
    }
}

bool is_known(const Rename& rename, const Scenario& scenario) {
    if (rename.what == NamedThing::Setup) return false;
    if (rename.what != NamedThing::Local) {
        const std::vector<std::string> names = names_of(scenario, rename.what);
        return std::ranges::count(names, rename.from) > 0;
    }
    const WordNode top = tree_of(scenario);
    const Slot* slot = slot_at(top, rename.at);
    return slot && slot->kind == SlotKind::FreshName && slot->text == rename.from;
}

MaybeRefusal cannot_rename(const Rename& rename, const Scenario& scenario) {
    if (!is_known(rename, scenario)) return no_such_name(rename);
    if (auto refused = bad_id(rename.to)) return refused;
    if (rename.what == NamedThing::Local) return {};
    const std::vector<std::string> names = names_of(scenario, rename.what);
    if (rename.from != rename.to && std::ranges::count(names, rename.to) > 0)
        return Refusal{{"refused.name-taken", {{"name", rename.to}}}};
    return {};
}

std::string_view comment_kind(NamedThing what) {
    for (const IdList& list : lists_with_ids)
        if (list.thing == what) return list.element;
    return {};
}

// ---- words

// A change of an id at the top is a change of name, which everything follows.
std::optional<Rename> as_rename(const WordChange& change, const Scenario& scenario) {
    const IdList* list = id_list_of(change.at);
    if (!list || change.how != WordChange::How::Set || change.at.member != "id") return {};
    const std::vector<std::string> ids = names_of(scenario, list->thing);
    const std::size_t index = change.at.last().index;
    return index < ids.size() ? std::optional(Rename{list->thing, ids[index], change.text}) : std::nullopt;
}

void name_what_was_put(const WordChange& change, std::size_t before, ScenarioWords& words) {
    const IdList* list = id_list_of(change.at);
    const bool replaced = change.how == WordChange::How::Replace;
    if (!list || (change.how != WordChange::How::Put && !replaced)) return;
    const std::size_t first = std::min(change.at.last().index, before);
    const std::size_t after = size_of(tree_of(words), change.at);
    name_new(words, *list, first, replaced ? first + 1 : first + after - before);
}

}  // namespace

MaybeRefusal elsewhere(const Scenario& scenario) {
    if (scenario.battlefield_source.empty()) return {};
    return Refusal{{"refused.battlefield-elsewhere", {{"file", scenario.battlefield_source}}}};
}

std::vector<WayOut> ways_out_of(const Refusal& refusal, const Scenario& scenario) {
    if (refusal.message.id != "refused.battlefield-elsewhere") return {};
    const Message fold{"way-out.fold-in", {{"file", scenario.battlefield_source}}};
    return {{fold, Edit{FoldIn{}, {"edit.fold-in", {{"file", scenario.battlefield_source}}}}},
            {{"way-out.open", {{"file", scenario.battlefield_source}}}, {}, scenario.battlefield_source}};
}

MaybeRefusal do_part(const SetEdition& set, Workpiece& work) {
    if (!set.id.empty())
        if (auto refused = bad_id(set.id)) return refused;
    if (!rules_of(set.edition)) return Refusal{{"refused.no-such-edition", {{"edition", shortened(set.edition)}}}};
    work.change().id = set.id;
    if (work.scenario().edition == set.edition) return {};
    work.change().edition = set.edition;
    if (work.scenario().house_rules) {
        auto kept = rebased(*work.scenario().house_rules, set.edition, work.catalogue()).rules;
        work.change().house_rules = kept ? std::make_shared<const Rules>(std::move(*kept)) : nullptr;
    }
    return {};
}

std::vector<RuleChange> dropped_by(const Scenario& scenario, const std::string& edition, const Catalogue& catalogue) {
    if (!scenario.house_rules || scenario.edition == edition || !rules_of(edition)) return {};
    return rebased(*scenario.house_rules, edition, catalogue).dropped;
}

MaybeRefusal do_part(const SetHouseRules& set, Workpiece& work) {
    const bool any = set.rules && !changes_of(*set.rules, work.catalogue()).empty();
    if (any) {
        const std::string& base = edition_of(*set.rules);
        if (auto refused = bad_id(set.rules->id)) return refused;
        if (base != work.scenario().edition)
            return Refusal{{"refused.house-rules-base", {{"base", base}, {"edition", work.scenario().edition}}}};
    }
    work.change().house_rules = any ? set.rules : nullptr;
    return {};
}

MaybeRefusal do_part(const SetRounds& set, Workpiece& work) {
    if (set.rounds < 0 || set.rounds > max_rounds) return Refusal{{"refused.rounds", {{"most", max_rounds}}}};
    work.change().rounds = set.rounds;
    return {};
}

MaybeRefusal do_part(const SetSetups& set, Workpiece& work) {
    std::vector<Setup> setups = set.setups;
    for (Setup& setup : setups) {
        std::ranges::sort(setup.players, {}, &PlayerSetup::number);
        if (auto refused = unwritable(setup)) return refused;
        for (const PlayerSetup& player : setup.players)
            for (const std::string& zone : player.zones)  // Blanks would make two of one.
                if (auto refused = bad_id(zone)) return refused;
    }
    std::ranges::sort(setups, {}, &Setup::player_count);
    const auto twice = std::ranges::adjacent_find(setups, {}, &Setup::player_count);
    if (twice != setups.end()) return Refusal{{"refused.setup-twice", {{"players", twice->player_count()}}}};
    work.change().setups = Shared<std::vector<Setup>>(std::move(setups));
    return {};
}

MaybeRefusal do_part(const SetPools& set, Workpiece& work) {
    if (set.pools.size() > max_glyph_pools) return Refusal{{"refused.too-many-pools", {{"most", max_glyph_pools}}}};
    std::set<std::string> ids;
    for (const GlyphPool& pool : set.pools) {
        if (auto refused = unwritable(pool, work.catalogue())) return refused;
        if (!ids.insert(pool.id).second) return Refusal{{"refused.name-taken", {{"name", pool.id}}}};
    }
    work.change().glyph_pools = Shared<std::vector<GlyphPool>>(set.pools);
    const auto poolless = [&](const Glyph& glyph) { return !glyph.pool.empty() && !ids.contains(glyph.pool); };
    if (std::ranges::any_of(*work.scenario().glyphs, poolless))
        work.change().glyphs.change([&](std::vector<Glyph>& glyphs) { std::erase_if(glyphs, poolless); });
    return {};
}

MaybeRefusal do_part(const NamePieces& name, Workpiece& work) {
    if (auto refused = elsewhere(work.scenario())) return refused;
    std::map<PieceId, std::string> names = work.scenario().battlefield.names();
    for (const auto& [piece, word] : name.names) {
        if (!work.scenario().battlefield.find(piece)) return Refusal{{"refused.no-such-piece"}};
        names.erase(piece);
    }
    std::set<std::string> taken;
    for (const auto& [piece, word] : names) taken.insert(word);
    for (const auto& [piece, word] : name.names) {
        if (word.empty()) continue;
        if (auto refused = piece_name_out_of_bounds(word)) return refused;
        if (!taken.insert(word).second) return Refusal{{"refused.name-taken", {{"name", word}}}};
        names[piece] = word;
    }
    if (names.size() > max_named_pieces) return Refusal{{"refused.too-many-names", {{"most", max_named_pieces}}}};
    work.change().battlefield.name_all(std::move(names));
    return {};
}

MaybeRefusal do_part(const GroupPieces& group, Workpiece& work) {
    if (auto refused = elsewhere(work.scenario())) return refused;
    for (const auto& [piece, name] : group.groups) {
        if (!work.scenario().battlefield.find(piece)) return Refusal{{"refused.no-such-piece"}};
        if (name.empty()) continue;
        if (auto refused = name_out_of_bounds(name)) return refused;
        if (name.find_first_not_of(' ') == std::string::npos) return Refusal{{"refused.blank-name"}};
    }
    work.change().groups.change([&](auto& groups) {
        for (const auto& [piece, name] : group.groups)
            if (name.empty()) groups.erase(piece);
            else groups[piece] = name;
    });
    if (group_names(work.scenario()).size() > max_piece_groups)
        return Refusal{{"refused.too-many-groups", {{"most", max_piece_groups}}}};
    return {};
}

MaybeRefusal do_part(const ChangeWord& part, Workpiece& work) {
    const WordChange& change = part.change;
    if (const auto rename = as_rename(change, work.scenario())) return do_part(*rename, work);
    ScenarioWords words = words_of_scenario(work.scenario());
    const bool listed = id_list_of(change.at) || !counted_key(change.at).empty();
    const WordNode before = listed ? tree_of(words) : WordNode{};
    auto done = changed(std::move(words), change);
    if (!done) return std::move(done.error());
    name_what_was_put(change, size_of(before, change.at), *done);
    if (change.how == WordChange::How::Put || change.how == WordChange::How::Replace)
        if (auto refused = too_many(*done)) return refused;
    const bool put = change.how == WordChange::How::Put || change.how == WordChange::How::Replace;
    const WordNode after = listed || put ? tree_of(*done) : WordNode{};
    if (listed) follow_with_comments(change, before, after, work);
    if (put) keep_comments(change, size_of(before, change.at), after, work);
    set_words(work.change(), std::move(*done));
    return {};
}

MaybeRefusal do_part(const Rename& rename, Workpiece& work) {
    if (auto refused = cannot_rename(rename, work.scenario())) return refused;
    std::vector<Use> uses = uses_of(work.scenario(), rename.what, rename.from, rename.at);
    add_own_name(rename, work.scenario(), uses);
    ScenarioWords words = words_of_scenario(work.scenario());
    if (auto refused = rename_in_words(uses, rename.to, words)) return refused;
    set_words(work.change(), std::move(words));
    rename_in_setups(rename, work);
    if (const std::string_view kind = comment_kind(rename.what); !kind.empty())
        rename_comments(std::string(kind), rename.from, rename.to, work);
    return rename_itself(rename, work);
}

MaybeRefusal do_part(const FoldIn&, Workpiece& work) {
    if (work.scenario().battlefield_source.empty()) return Refusal{{"refused.nothing-to-fold-in"}};
    work.change().battlefield_source.clear();
    return {};
}

MaybeRefusal do_part(const UseBattlefield& use, Workpiece& work) {
    if (std::filesystem::path(use.source).is_absolute() || use.source.find("://") != std::string::npos)
        return Refusal{{"open.source-not-relative", {{"file", use.source}}}};
    if (auto refused = name_out_of_bounds(use.source)) return refused;
    if (!use.other || !use.other->battlefield_source.empty())
        return Refusal{{"open.source-of-source", {{"file", use.source}}}};
    Scenario& scenario = work.change();
    scenario.comments = Shared<Comments>(without_battlefield(*scenario.comments));
    scenario.battlefield = {};
    scenario.groups = {};
    scenario.battlefield_name.clear();
    scenario.carried = {};
    scenario.battlefield_source = use.source == "-" ? "./-" : use.source;  // "-" is standard input.
    scenario = with_battlefield_of(std::move(scenario), *use.other);
    return {};
}

Message name_of_change(const WordChange& change, const Scenario& scenario) {
    using enum WordChange::How;
    if (change.at.top()) return {"edit.words", {{"list", ""}}};
    const WordNode top = tree_of(scenario);
    const std::string& list = change.at.steps.front().list;
    const bool whole = change.at.steps.size() == 1;
    if (whole && change.how == Put) return {"edit.add-word", {{"list", list}}};
    const WordNode* word = word_at(top, {{change.at.steps.front()}, {}});
    const std::string id = word ? word->id() : std::string();
    const std::string& name = id.empty() ? list : id;
    if (whole && change.how == Remove) return {"edit.remove-word", {{"word", name}}};
    if (whole && change.how == Move) return {"edit.move-word", {{"word", name}}};
    return id.empty() ? Message{"edit.words", {{"list", list}}} : Message{"edit.words-of", {{"word", id}}};
}

}  // namespace hexwright::document
