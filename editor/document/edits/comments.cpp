#include "editor/document/edits/comments.h"

#include "engine/scenario/approval.h"
#include "engine/scenario/trial.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>

namespace hexwright::document {
namespace {

struct Element {  // For example {"piece", "12"} for "piece:12".
    std::string_view kind, id;
};

Element element_of(std::string_view key) {  // The element of a comment, which stands before it or at its end.
    if (key.starts_with("end:")) key.remove_prefix(4);
    const std::size_t colon = key.find(':');
    return colon == std::string_view::npos ? Element{key, {}} : Element{key.substr(0, colon), key.substr(colon + 1)};
}

int number_of(std::string_view id) {
    int number = -1;
    std::from_chars(id.data(), id.data() + id.size(), number);
    return number;
}

PieceId piece_of(std::string_view id) { return PieceId{number_of(id)}; }

template <class List>
bool has_id(const List& list, std::string_view id) {
    return std::ranges::any_of(list, [&](const auto& each) { return each.id.word == id; });
}

bool has_words(const Scenario& scenario, Element element) {
    if (element.kind == "house-rules") return scenario.house_rules != nullptr;
    const Rulebook& book = rulebook_of(scenario);
    if (element.kind == "rule") return has_id(book.rules, element.id);
    if (element.kind == "tally") return has_id(book.tallies, element.id);
    if (element.kind == "modifier") return has_id(book.modifiers, element.id);
    if (element.kind == "win") return number_of(element.id) < static_cast<int>(book.victory.wins.size());
    if (element.kind == "score") return number_of(element.id) < static_cast<int>(book.victory.scores.size());
    if (element.kind == "test") return has_id(tests_of(scenario).tests, element.id);
    if (element.kind == "puzzle") return has_id(tests_of(scenario).puzzles, element.id);
    if (element.kind == "pool") return std::ranges::count(*scenario.glyph_pools, element.id, &GlyphPool::id) > 0;
    if (element.kind == "setup")
        return std::ranges::count(*scenario.setups, number_of(element.id), &Setup::player_count) > 0;
    return true;  // Every other element is written as long as it has comments.
}

bool has(const Scenario& scenario, Element element, const Catalogue& catalogue) {
    if (element.kind == "piece") return scenario.battlefield.find(piece_of(element.id)) != nullptr;
    if (element.kind == "zone") return std::ranges::count(*scenario.zones, element.id, &Zone::id) > 0;
    if (element.kind == "glyph")
        return std::ranges::any_of(*scenario.glyphs,
                                   [&](const Glyph& glyph) { return to_text(glyph.at) == element.id; });
    if (element.kind == "approval")
        return std::ranges::any_of(*scenario.approvals,
                                   [&](const Approval& each) { return comment_key(each).ends_with(element.id); });
    if (element.kind == "underlay")
        return std::ranges::any_of(*scenario.underlays, [&](const Underlay& underlay) {
            return std::to_string(underlay.level) == element.id;
        });
    if (element.kind == "set") {
        const auto set = catalogue.set(element.id);
        return set && std::ranges::count(scenario.limit->sets, *set, &SetCount::set) > 0;
    }
    if (element.kind == "item") {
        const auto item = catalogue.item(element.id);
        return item && std::ranges::count(scenario.limit->items, *item, &LooseItem::item) > 0;
    }
    return has_words(scenario, element);
}

std::string end_of_parent(Element element, const Scenario& before) {
    if (element.kind == "zone") return "end:zones";
    if (element.kind == "glyph") return "end:glyphs";
    if (element.kind == "approval") return "end:approvals";
    if (element.kind == "underlay") return "end:underlays";
    if (element.kind == "rule" || element.kind == "modifier") return "end:rules";
    if (element.kind == "win" || element.kind == "score") return "end:victory";
    if (element.kind == "test" || element.kind == "puzzle") return "end:tests";
    if (element.kind == "pool") return "end:glyphs";
    if (element.kind == "setup") return "end:setups";
    if (element.kind == "house-rules") return "end:scenario";
    if (element.kind != "piece") return "end:limit";
    const PlacedPiece* piece = before.battlefield.find(piece_of(element.id));
    return piece ? "end:level:" + std::to_string(piece->level) : "end:battlefield";
}

// Old and new keys of glyphs that were moved: the lists hold the same glyphs, some of them at other indices.
std::map<std::string, std::string> moved_glyphs(const std::vector<Glyph>& before, const std::vector<Glyph>& after) {
    std::map<std::string, std::string> moved;
    if (before.size() != after.size()) return moved;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i].at != after[i].at && before[i].id == after[i].id)
            moved.emplace("glyph:" + to_text(before[i].at), "glyph:" + to_text(after[i].at));
    return moved;
}

void follow_glyphs(const Scenario& before, Scenario& after) {
    const auto of_a_glyph = [](const auto& entry) { return element_of(entry.first).kind == "glyph"; };
    if (before.glyphs == after.glyphs || std::ranges::none_of(*after.comments, of_a_glyph)) return;
    const auto moved = moved_glyphs(*before.glyphs, *after.glyphs);
    Comments followed;
    for (const auto& [key, lines] : *after.comments) {
        const bool at_end = key.starts_with("end:");
        const auto found = moved.find(at_end ? key.substr(4) : key);
        auto& home = followed[found == moved.end() ? key : (at_end ? "end:" : "") + found->second];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    after.comments = Shared<Comments>(std::move(followed));
}

}  // namespace

void rehome_comments(const Scenario& before, Scenario& after, const Catalogue& catalogue) {
    follow_glyphs(before, after);
    const auto stays = [&](const auto& entry) { return has(after, element_of(entry.first), catalogue); };
    // Returning early keeps the list shared between snapshots.
    if (std::ranges::all_of(*after.comments, stays)) return;
    Comments kept;
    for (const auto& entry : *after.comments)
        if (stays(entry)) kept.insert(entry);
    for (const auto& entry : *after.comments) {
        if (stays(entry)) continue;
        auto& home = kept[end_of_parent(element_of(entry.first), before)];
        home.insert(home.end(), entry.second.begin(), entry.second.end());
    }
    after.comments = Shared<Comments>(std::move(kept));
}

Comments with_counted_renumbered(const Comments& comments, const std::string& kind,
                                 const std::function<std::optional<std::size_t>(std::size_t)>& place) {
    Comments kept;
    for (const auto& [key, lines] : comments) {
        const Element element = element_of(key);
        std::string now = key;
        if (element.kind == kind) {
            const auto there = place(static_cast<std::size_t>(std::max(0, number_of(element.id))));
            now = there ? key.substr(0, key.size() - element.id.size()) + std::to_string(*there) : "end:victory";
        }
        auto& home = kept[now];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    return kept;
}

Comments with_element_renamed(const Comments& comments, const std::string& from, const std::string& to) {
    Comments kept;
    for (const auto& [key, lines] : comments) {
        auto& home = kept[key == from ? to : key == "end:" + from ? "end:" + to : key];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    return kept;
}

bool is_of_battlefield(std::string_view key) {
    constexpr std::array kinds = {"limit", "contest", "set", "item", "battlefield", "level", "piece"};
    const std::string_view kind = element_of(key).kind;
    return std::ranges::any_of(kinds, [kind](std::string_view each) { return each == kind; });
}

Comments without_battlefield(const Comments& comments) {
    Comments kept;
    for (const auto& [key, lines] : comments) {
        auto& home = kept[is_of_battlefield(key) && key != "battlefield" ? "end:battlefield" : key];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    return kept;
}

Comments with_levels_renumbered(const Comments& comments, int first, int by) {
    Comments renumbered;
    for (const auto& [key, lines] : comments) {
        const Element element = element_of(key);
        const bool of_a_level = element.kind == "level" || element.kind == "underlay";
        const int level = of_a_level ? number_of(element.id) : 0;
        const std::string now = level < std::max(1, first) ? key
                                                           : key.substr(0, key.size() - element.id.size()) +
                                                                 std::to_string(std::clamp(level + by, 1, max_level));
        auto& home = renumbered[now];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    return renumbered;
}

}  // namespace hexwright::document
