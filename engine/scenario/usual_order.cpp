#include "engine/scenario/usual_order.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace hexwright::scenario {
namespace {

std::string_view text_of_piece(const std::map<PieceId, std::string>& texts, PieceId piece) {
    const auto found = texts.find(piece);
    return found == texts.end() ? std::string_view() : found->second;
}

// As a file lists pieces. Equal pieces, of which all but one are too many, differ in name and group at most.
class FileOrder {
public:
    FileOrder(const Scenario& scenario, const Catalogue& catalogue) : scenario_(scenario), catalogue_(catalogue) {}

    bool operator()(const PlacedPiece& a, const PlacedPiece& b) const {
        if (a.level != b.level) return a.level < b.level;
        if (canonical_before(a, b, catalogue_)) return true;
        if (canonical_before(b, a, catalogue_)) return false;
        return texts_of(a) < texts_of(b);
    }

private:
    std::pair<std::string_view, std::string_view> texts_of(const PlacedPiece& piece) const {
        return {text_of_piece(scenario_.battlefield.names(), piece.id), text_of_piece(*scenario_.groups, piece.id)};
    }

    const Scenario& scenario_;
    const Catalogue& catalogue_;
};

using NewIds = std::map<PieceId, PieceId>;

std::map<PieceId, std::string> renumbered(const std::map<PieceId, std::string>& texts, const NewIds& ids) {
    std::map<PieceId, std::string> now;
    for (const auto& [piece, text] : texts)
        if (const auto found = ids.find(piece); found != ids.end()) now.emplace(found->second, text);
    return now;
}

// "piece:12" and "end:piece:12" are about the piece's new number.
Comments renumbered(const Comments& comments, const NewIds& ids) {
    Comments now;
    for (const auto& [key, lines] : comments) {
        constexpr std::string_view of_piece = "piece:";
        const std::size_t begin = key.starts_with("end:") ? 4 : 0;
        std::string renamed = key;
        if (std::string_view(key).substr(begin).starts_with(of_piece)) {
            int number = -1;
            std::from_chars(key.data() + begin + of_piece.size(), key.data() + key.size(), number);
            const auto found = ids.find(PieceId{number});
            if (found != ids.end())
                renamed = key.substr(0, begin + of_piece.size()) + std::to_string(found->second.value);
        }
        auto& home = now[renamed];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    return now;
}

void order_pieces(Scenario& scenario, const Catalogue& catalogue) {
    const std::vector<PlacedPiece> pieces = pieces_in_usual_order(scenario, catalogue);
    NewIds ids;
    for (const PlacedPiece& piece : pieces) ids.emplace(piece.id, PieceId{static_cast<int>(ids.size())});
    Battlefield ordered;
    ordered.add_all(pieces, catalogue);
    ordered.name_all(renumbered(scenario.battlefield.names(), ids));
    scenario.battlefield = std::move(ordered);
    if (!scenario.groups->empty()) scenario.groups = renumbered(*scenario.groups, ids);
    if (!scenario.comments->empty()) scenario.comments = renumbered(*scenario.comments, ids);
}

bool has_sorted_spaces(const Zone& zone) {
    return std::ranges::adjacent_find(zone.spaces, std::ranges::greater_equal{}) == zone.spaces.end();
}

// They are sorted wherever they come from a file or an edit.
void order_zones(Scenario& scenario) {
    if (std::ranges::all_of(*scenario.zones, has_sorted_spaces)) return;
    scenario.zones.change([](std::vector<Zone>& zones) {
        for (Zone& zone : zones) {
            std::ranges::sort(zone.spaces);
            const auto repeated = std::ranges::unique(zone.spaces);
            zone.spaces.erase(repeated.begin(), repeated.end());
        }
    });
}

auto order_of(const Glyph& glyph) { return std::tie(glyph.at, glyph.id, glyph.facing); }

}  // namespace

std::vector<PlacedPiece> pieces_in_usual_order(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<PlacedPiece> pieces = scenario.battlefield.pieces();
    std::ranges::stable_sort(pieces, FileOrder(scenario, catalogue));
    return pieces;
}

std::vector<Glyph> glyphs_in_usual_order(const Scenario& scenario) {
    std::vector<Glyph> all;
    for (Glyph glyph : *scenario.glyphs) {
        if (std::ranges::count(*scenario.glyph_pools, glyph.pool, &GlyphPool::id) > 0) continue;
        glyph.pool.clear();  // Of a pool that is gone.
        all.push_back(std::move(glyph));
    }
    std::ranges::stable_sort(all, {}, order_of);
    for (const GlyphPool& pool : *scenario.glyph_pools) {
        std::vector<Glyph> places;
        for (const Glyph& glyph : *scenario.glyphs)
            if (glyph.pool == pool.id) places.push_back({"", glyph.at, pool.facing, pool.id, glyph.line});
        std::ranges::stable_sort(places, {}, &Glyph::at);
        const auto repeated = std::ranges::unique(places, {}, &Glyph::at);
        places.erase(repeated.begin(), repeated.end());
        all.insert(all.end(), places.begin(), places.end());
    }
    return all;
}

bool has_pieces_in_usual_order(const Scenario& scenario, const Catalogue& catalogue) {
    const FileOrder before(scenario, catalogue);
    const PlacedPiece* last = nullptr;
    int next = 0;
    bool ordered = true;
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        ordered = ordered && piece.id.value == next++ && !(last && before(piece, *last));
        last = &piece;
    });
    return ordered && scenario.battlefield.next_id().value == next;
}

Scenario in_usual_order(Scenario scenario, const Catalogue& catalogue) {
    if (!has_pieces_in_usual_order(scenario, catalogue)) order_pieces(scenario, catalogue);
    if (std::vector<Glyph> glyphs = glyphs_in_usual_order(scenario); glyphs != *scenario.glyphs)
        scenario.glyphs = std::move(glyphs);
    order_zones(scenario);
    return scenario;
}

std::shared_ptr<const Scenario> in_usual_order(std::shared_ptr<const Scenario> scenario, const Catalogue& catalogue) {
    if (has_pieces_in_usual_order(*scenario, catalogue) && glyphs_in_usual_order(*scenario) == *scenario->glyphs &&
        std::ranges::all_of(*scenario->zones, has_sorted_spaces))
        return scenario;
    return std::make_shared<const Scenario>(in_usual_order(*scenario, catalogue));
}

}  // namespace hexwright::scenario
