#include "formats/exchange/virtualscape/hsc_understand.h"

#include "formats/exchange/room.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <unordered_map>

namespace hexwright::exchange {
namespace {

using What = HscMeaning::What;
using Why = HscMeaning::Why;

constexpr int far = 2 * max_coordinate;    // Our x and y are all within this; sums within it cannot overflow.
constexpr int safe = max_coordinate - 30;  // No numbered shape extends more than 30 hexes from its place.

class Understanding {
public:
    Understanding(const HscDocument& document, const HscTypes& types, const Catalogue& catalogue)
        : document_(document), types_(types), catalogue_(catalogue) {
        for (std::size_t i = 0; i < catalogue.glyphs().size(); ++i)
            if (const std::string& letter = catalogue.glyphs()[i].letter; letter.size() == 1)
                glyph_letters_[static_cast<unsigned char>(letter[0])] = GlyphKind{static_cast<int>(i)};
    }

    HscUnderstood run() {
        understood_.meanings.resize(document_.tiles.size());
        for (std::size_t i = 0; i < document_.tiles.size(); ++i) tile(document_.tiles[i], i);
        join_parts();
        for (Zone& zone : understood_.zones) {
            std::ranges::sort(zone.spaces);
            zone.spaces.erase(std::unique(zone.spaces.begin(), zone.spaces.end()), zone.spaces.end());
        }
        return std::move(understood_);
    }

private:
    void tile(const HscTile& tile, std::size_t index) {
        HscMeaning& meaning = understood_.meanings[index];
        const bool near = std::max({tile.x, tile.y}) <= far && std::min({tile.x, tile.y}) >= -far;
        if (const HscTypes::Type* type = types_.by_code(tile.code))
            return near ? piece(tile, *type, meaning) : keep(meaning, Why::Outside);
        if (tile.code == hsc_start) return near ? start(tile, meaning) : keep(meaning, Why::Outside);
        if (is_hsc_glyph(tile.code)) return near ? glyph(tile, meaning) : keep(meaning, Why::Outside);
        if (tile.code == hsc_personal) return near ? personal(tile, index, meaning) : keep(meaning, Why::Outside);
        keep(meaning, is_hsc_figure(tile.code) ? Why::Figure : Why::UnknownType);
    }

    static void keep(HscMeaning& meaning, Why why) {
        meaning.what = What::Kept;
        meaning.why = why;
    }

    // Far outside, numbers are brought nearer, so that arithmetic with them cannot overflow.
    static HexCoord hex_of(const HscTile& tile) {
        constexpr int far = 1'000'000;
        return exchange::hex_of({std::clamp(tile.x, -far, far), std::clamp(tile.y, -far, far)});
    }

    void piece(const HscTile& tile, const HscTypes::Type& type, HscMeaning& meaning) {
        if (tile.z < 0 || tile.z >= max_level) return keep(meaning, Why::Outside);
        meaning.turned_oddly = tile.rotation < 0 || tile.rotation > 5;
        const int rotation = (tile.rotation % 6 + 6) % 6;
        const HscTypes::Lie& lie = type.lies[static_cast<std::size_t>(rotation)];
        const HexCoord anchor = hex_of(tile);
        PlacedPiece& piece = meaning.piece;
        piece = {.kind = type.kind, .at = anchor + lie.at, .level = tile.z + 1, .turn = lie.turn, .side = lie.side};
        if (catalogue_[type.kind].is_span()) piece.to = anchor + lie.to;
        const bool well_inside = std::max({anchor.q, anchor.r, -anchor.q, -anchor.r}) <= safe;
        if (!well_inside && !fits(piece)) return keep(meaning, Why::Outside);
        covered_ += catalogue_[type.kind].hexes.size();
        if (covered_ > max_covered) return keep(meaning, Why::TooMany);
        meaning.what = What::Piece;
    }

    bool fits(const PlacedPiece& piece) const {
        return in_bounds(piece.at) && std::ranges::all_of(hexes_of(piece, catalogue_), in_bounds);
    }

    // Glyphs and start areas lie one level above their ground, so their z is the level of the ground, counted from 1.
    bool marker(const HscTile& tile, HscMeaning& meaning) const {
        meaning.space = {hex_of(tile), std::max(tile.z, 1)};
        meaning.on_table = tile.z == 0;
        return tile.z >= 0 && tile.z <= max_level && in_bounds(meaning.space.at);
    }

    void glyph(const HscTile& tile, HscMeaning& meaning) {
        if (!marker(tile, meaning)) return keep(meaning, Why::Outside);
        if (glyphs_++ >= max_glyphs) return keep(meaning, Why::TooMany);
        meaning.what = What::Glyph;
        meaning.glyph = glyph_letters_[static_cast<unsigned char>(hsc_letter_of(tile))];
    }

    void start(const HscTile& tile, HscMeaning& meaning) {
        if (!marker(tile, meaning)) return keep(meaning, Why::Outside);
        const int zone = zone_number(tile);
        if (zone < 0 || understood_.zones[static_cast<std::size_t>(zone)].spaces.size() >= max_size_of_zone)
            return keep(meaning, Why::TooMany);
        understood_.zones[static_cast<std::size_t>(zone)].spaces.push_back(meaning.space);
        meaning.what = What::Start;
        meaning.number = zone;
    }

    // Returns -1 when there are too many zones.
    int zone_number(const HscTile& tile) {
        const auto [known, is_new] = zone_numbers_.try_emplace({tile.color, tile.start_name}, -1);
        if (is_new) known->second = zone_for(zone_of({tile.color, text_of({tile.start_name})}, types_));
        return known->second;
    }

    int zone_for(Zone wanted) {
        std::vector<Zone>& zones = understood_.zones;
        const std::string id = wanted.id;
        for (int copy = 2;; ++copy) {
            const auto found = std::ranges::find(zones, wanted.id, &Zone::id);
            if (found == zones.end()) break;
            if (found->color == wanted.color) return static_cast<int>(found - zones.begin());
            wanted.id = id.substr(0, 190) + "-" + std::to_string(copy);
        }
        if (zones.size() >= max_zones) return -1;
        zones.push_back(std::move(wanted));
        return static_cast<int>(zones.size()) - 1;
    }

    // ---- personal tiles

    void personal(const HscTile& tile, std::size_t index, HscMeaning& meaning) {
        keep(meaning, Why::Personal);
        if (tile.version < 3) return;
        const HscPersonal& extras = document_.personals[tile.extra];
        const std::string name = text_of(extras.name);
        if (const auto written = part_from(name, catalogue_)) return part(tile, extras, *written, index, meaning);
        const HscTypes::Type* type = types_.by_name(name);
        if (!type || catalogue_[type->kind].hexes.size() != static_cast<std::size_t>(std::max(extras.hexes, 0))) return;
        piece(tile, *type, meaning);
    }

    // Parts that belong to one piece.
    struct Group {
        PlacedPiece piece;
        std::vector<std::size_t> tiles;  // Tile index by part number; npos while the part is missing.
        int missing = 0;
    };
    using GroupKey = std::tuple<int, int, int, int, int, int>;  // Kind, turns, n, q, r, level.
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void part(const HscTile& tile, const HscPersonal& extras, const HscPart& written, std::size_t index,
              HscMeaning& meaning) {
        const auto parted = piece_of(written, catalogue_);
        if (!parted || extras.hexes != 1) return;
        meaning.why = Why::BrokenPiece;
        if (tile.z < 0 || tile.z >= max_level) return keep(meaning, Why::Outside);
        const HexCoord at = hex_of(tile) - parted->hexes[static_cast<std::size_t>(written.k - 1)];
        PlacedPiece piece = parted->piece;
        piece.at = at;
        piece.to = catalogue_[piece.kind].is_span() ? at + piece.to : HexCoord{};
        piece.level = tile.z + 1;
        if (!fits(piece)) return keep(meaning, Why::Outside);
        std::vector<Group>& groups = groups_[{written.kind.value, written.half_turns, written.n, at.q, at.r, tile.z}];
        // Equal pieces in one place are completed one after the other, so only the last group can lack this part.
        if (groups.empty() || groups.back().tiles[static_cast<std::size_t>(written.k - 1)] != none)
            groups.push_back({piece, std::vector<std::size_t>(static_cast<std::size_t>(written.n), none), written.n});
        groups.back().tiles[static_cast<std::size_t>(written.k - 1)] = index;
        --groups.back().missing;
    }

    void join_parts() {
        std::vector<const Group*> whole;
        for (const auto& [key, groups] : groups_)
            for (const Group& group : groups)
                if (group.missing == 0) whole.push_back(&group);
        std::ranges::sort(whole, {}, [](const Group* group) { return group->tiles.front(); });
        for (const Group* group : whole) {
            for (const std::size_t tile : group->tiles) {
                understood_.meanings[tile].what = What::Part;
                understood_.meanings[tile].number = static_cast<int>(understood_.joined.size());
            }
            understood_.joined.push_back(stored(group->piece, catalogue_));
        }
    }

    const HscDocument& document_;
    const HscTypes& types_;
    const Catalogue& catalogue_;
    HscUnderstood understood_;
    std::array<GlyphKind, 256> glyph_letters_{};
    std::size_t glyphs_ = 0, covered_ = 0;
    std::map<std::pair<std::uint32_t, std::string_view>, int> zone_numbers_;
    std::map<GroupKey, std::vector<Group>> groups_;
};

}  // namespace

HscUnderstood understand(const HscDocument& document, const HscTypes& types, const Catalogue& catalogue) {
    return Understanding(document, types, catalogue).run();
}

}  // namespace hexwright::exchange
