#include "editor/workbench/comments.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>

namespace hexwright {
namespace {

struct Key {  // "piece:12" is {"piece", "12"}; "end:level:2" is {"end", "level:2"}
    std::string_view kind, rest;
};

Key split(std::string_view key) {
    const std::size_t colon = key.find(':');
    return colon == std::string_view::npos ? Key{key, {}} : Key{key.substr(0, colon), key.substr(colon + 1)};
}

int number_in(std::string_view text) {
    int number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

class Homes {  // which elements the file of a scenario will have
public:
    Homes(const Scenario& before, const Scenario& after, const Catalogue& catalogue)
        : before_(before), after_(after), catalogue_(catalogue) {
        after.battlefield.each([this](const PlacedPiece& piece) { levels_.insert(piece.level); });
    }

    // The key under which a comment can stay: its own, or the end of the nearest element that is still there.
    std::string home_of(const std::string& key) const {
        const Key parts = split(key);
        const std::string_view element = parts.kind == "end" ? parts.rest : std::string_view(key);
        if (exists(split(element))) return key;
        const std::string parent = parent_of(split(element));
        return parent.empty() ? key : home_of("end:" + parent);
    }

private:
    bool exists(Key element) const {
        if (element.kind == "piece") return after_.battlefield.find(PieceId{number_in(element.rest)}) != nullptr;
        if (element.kind == "level") return levels_.contains(number_in(element.rest));
        if (element.kind == "limit") return !after_.limit->empty() || after_.limit->beyond_sets;
        if (element.kind == "zones") return !after_.zones->empty();
        if (element.kind == "glyphs") return !after_.glyphs->empty();
        if (element.kind == "zone") return std::ranges::count(*after_.zones, element.rest, &Zone::id) > 0;
        if (element.kind == "glyph")
            return std::ranges::any_of(*after_.glyphs, [&](const Glyph& glyph) { return to_text(glyph.at) == element.rest; });
        if (element.kind == "set") {
            const auto set = catalogue_.set(element.rest);
            return set && std::ranges::count(after_.limit->sets, *set, &SetCount::set) > 0;
        }
        if (element.kind == "item") {
            const auto item = catalogue_.item(element.rest);
            return item && std::ranges::count(after_.limit->items, *item, &LooseItem::item) > 0;
        }
        return true;
    }

    std::string parent_of(Key element) const {
        if (element.kind == "piece") {
            const PlacedPiece* piece = before_.battlefield.find(PieceId{number_in(element.rest)});
            return piece ? "level:" + std::to_string(piece->level) : "battlefield";
        }
        if (element.kind == "level") return "battlefield";
        if (element.kind == "set" || element.kind == "item") return "limit";
        if (element.kind == "zone") return "zones";
        if (element.kind == "glyph") return "glyphs";
        if (element.kind == "limit" || element.kind == "zones" || element.kind == "glyphs") return "scenario";
        return {};
    }

    const Scenario& before_;
    const Scenario& after_;
    const Catalogue& catalogue_;
    std::set<int> levels_;
};

}  // namespace

void rehome_comments(const Scenario& before, Scenario& after, const Catalogue& catalogue) {
    if (after.comments->empty()) return;
    const Homes homes(before, after, catalogue);
    const bool settled = std::ranges::all_of(*after.comments, [&](const auto& entry) { return homes.home_of(entry.first) == entry.first; });
    if (settled) return;  // then the snapshots go on sharing them
    Comments moved;
    for (const auto& [key, lines] : *after.comments)
        if (homes.home_of(key) == key) moved[key] = lines;
    for (const auto& [key, lines] : *after.comments)
        if (const std::string home = homes.home_of(key); home != key) moved[home].insert(moved[home].end(), lines.begin(), lines.end());
    after.comments = Shared<Comments>(std::move(moved));
}

}  // namespace hexwright
