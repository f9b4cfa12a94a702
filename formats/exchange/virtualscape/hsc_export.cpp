#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_heading.h"
#include "formats/exchange/virtualscape/hsc_losses.h"
#include "formats/exchange/virtualscape/hsc_reader.h"
#include "formats/exchange/virtualscape/hsc_understand.h"
#include "formats/exchange/virtualscape/hsc_writer.h"
#include "formats/exchange/virtualscape/rtf.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

namespace hexwright::exchange {
namespace {

using What = HscMeaning::What;

constexpr std::uint32_t glyph_color = 0x400000;

// Pieces of the map that no record covers yet.
class Unwritten {
public:
    Unwritten(const Battlefield& battlefield, const Catalogue& catalogue) : catalogue_(catalogue) {
        rows_.reserve(battlefield.size());
        battlefield.each([&](const PlacedPiece& piece) { rows_.push_back({key_of(piece), piece}); });
        std::ranges::stable_sort(rows_, {}, &Row::key);
    }

    // Takes a piece with exactly this kind and stance; false if none is left.
    bool take(const PlacedPiece& piece) {
        const Key key = key_of(piece);
        auto row = std::ranges::lower_bound(rows_, key, {}, &Row::key);
        if (row == rows_.end() || row->key != key) return false;
        const std::size_t first = static_cast<std::size_t>(row - rows_.begin());
        const std::size_t next = first + row->taken_here;  // Of equal pieces the front ones are taken first.
        if (next >= rows_.size() || rows_[next].key != key) return false;
        rows_[next].taken = true;
        ++rows_[first].taken_here;
        return true;
    }

    // The remaining pieces in the order of our files.
    std::vector<PlacedPiece> rest() const {
        std::vector<PlacedPiece> pieces;
        for (const Row& row : rows_)
            if (!row.taken) pieces.push_back(row.piece);
        std::ranges::stable_sort(
            pieces, [&](const PlacedPiece& a, const PlacedPiece& b) { return canonical_before(a, b, catalogue_); });
        return pieces;
    }

private:
    using Key = std::tuple<int, int, int, int, int, int, int>;  // Identifies a kind and its place.
    struct Row {
        Key key;
        PlacedPiece piece;
        bool taken = false;
        std::size_t taken_here = 0;  // Number of rows taken with this key; kept at the first of them.
    };

    Key key_of(const PlacedPiece& piece) const {
        const PieceType& type = catalogue_[piece.kind];
        const int turn = type.is_span() ? 0 : type.is_edge() ? static_cast<int>(piece.side) : piece.turn;
        const HexCoord to = type.is_span() ? piece.to : HexCoord{};
        return {piece.kind.value, piece.level, piece.at.r, piece.at.q, turn, to.r, to.q};
    }

    const Catalogue& catalogue_;
    std::vector<Row> rows_;
};

int rotation_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_edge()) return static_cast<int>(piece.side);
    if (!type.is_span()) return piece.turn;
    for (int turn = 0; turn < 6; ++turn) {
        const auto& hexes = catalogue.footprint(piece.kind, turn);
        if (hexes.back() - hexes.front() == piece.to - piece.at) return turn;
    }
    return 0;
}

HexCoord anchor_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    if (catalogue[piece.kind].is_edge()) return piece.at;
    const auto& hexes = catalogue.footprint(piece.kind, rotation_of(piece, catalogue));
    return piece.at - (catalogue[piece.kind].is_span() ? hexes.front() : HexCoord{}) + hsc_anchor(hexes);
}

class Exporter {
public:
    Exporter(const Scenario& scenario, const HscTypes& types, const Catalogue& catalogue)
        : scenario_(scenario), types_(types), catalogue_(catalogue), unwritten_(scenario.battlefield, catalogue) {}

    WrittenHsc run() {
        read_carried();
        understood_ = understand(document_, types_, catalogue_);
        glyph_written_.assign(scenario_.glyphs->size(), false);
        old_records();
        place_map();
        moved_pieces();
        new_pieces();
        new_starts();
        new_glyphs();
        std::erase(records_, std::string());
        what_is_lost();
        written_.bytes = write_hsc(head(), records_, document_.trailing);
        return std::move(written_);
    }

private:
    void read_carried() {
        if (scenario_.carried->source != "hsc") return;
        auto document = read_hsc(scenario_.carried->bytes, "hsc");
        if (document) document_ = std::move(*document);
        else lost({"hsc.carried-unreadable"});
    }

    // ---- records that the map was imported with

    void old_records() {
        std::vector<int> joined(understood_.joined.size(), -1);  // -1 until checked.
        records_.resize(document_.tiles.size());
        for (std::size_t i = 0; i < document_.tiles.size(); ++i)
            if (still_true(i, joined)) records_[i] = hsc_record(document_.tiles[i], document_);
    }

    bool still_true(std::size_t i, std::vector<int>& joined) {
        const HscMeaning& meaning = understood_.meanings[i];
        const auto number = static_cast<std::size_t>(meaning.number);
        if (meaning.what == What::Start) return start_is_there(understood_.zones[number], meaning.space);
        if (meaning.what == What::Glyph) return glyph_is_there(glyph_of(meaning, catalogue_));
        if (meaning.what == What::Part) {
            if (joined[number] < 0) joined[number] = unwritten_.take(understood_.joined[number]) ? 1 : 0;
            return joined[number] == 1;
        }
        if (meaning.what == What::Kept || unwritten_.take(meaning.piece)) return true;
        gone_[meaning.piece.kind].push_back(i);
        return false;
    }

    bool start_is_there(const Zone& zone, Space space) {
        const auto now = std::ranges::find(*scenario_.zones, zone.id, &Zone::id);
        if (now == scenario_.zones->end() || now->color != zone.color || now->use != "start") return false;
        if (!std::ranges::binary_search(now->spaces, space)) return false;
        started_.insert({zone.id, space});
        return true;
    }

    bool glyph_is_there(const Glyph& glyph) {
        for (std::size_t i = 0; i < glyph_written_.size(); ++i) {
            if (glyph_written_[i] || !((*scenario_.glyphs)[i] == glyph)) continue;
            glyph_written_[i] = true;
            return true;
        }
        return false;
    }

    // ---- new records

    // Virtualscape has no places left of or above its corner, so our own maps are shifted into range. A map that was
    // imported from Virtualscape stays where it is, because otherwise untouched records could not stay unchanged.
    void place_map() {
        HscPlace corner{};
        const auto look = [&](HexCoord hex) {
            const HscPlace place = hsc_place(hex);
            corner = {std::min(corner.x, place.x), std::min(corner.y, place.y)};
        };
        const bool came_from_it = !document_.tiles.empty();
        scenario_.battlefield.each(
            [&](const PlacedPiece& piece) { std::ranges::for_each(hexes_of(piece, catalogue_), look); });
        for (const Zone& zone : *scenario_.zones)
            for (const Space& space : zone.spaces) look(space.at);
        for (const Glyph& glyph : *scenario_.glyphs) look(glyph.at.at);
        if (corner.x == 0 && corner.y == 0) return;
        if (came_from_it) return moved({"hsc.beyond-corner"});
        // Shifts by an even number of rows, because odd rows are offset by half a hex.
        shift_ = {-corner.x, -corner.y + (corner.y & 1)};
        moved(shift_.y == 0   ? Message{"hsc.shifted-right", {{"columns", shift_.x}}}
              : shift_.x == 0 ? Message{"hsc.shifted-down", {{"rows", shift_.y}}}
                              : Message{"hsc.shifted", {{"columns", shift_.x}, {"rows", shift_.y}}});
    }
    void moved(Message message) { written_.moved.push_back(std::move(message)); }

    HscNewTile at(HexCoord hex, int z) const {
        const HscPlace place = hsc_place(hex);
        HscNewTile tile;
        tile.x = place.x + shift_.x;
        tile.y = place.y + shift_.y;
        tile.z = z;
        return tile;
    }

    HscNewTile tile_of(const PlacedPiece& piece, const HscTypes::Type& type) const {
        HscNewTile tile = at(anchor_of(piece, catalogue_), piece.level - 1);
        tile.code = type.code;
        tile.rotation = rotation_of(piece, catalogue_);
        tile.color = type.color;
        tile.name = type.name;
        tile.hexes = static_cast<int>(catalogue_[piece.kind].hexes.size());
        return tile;
    }

    // Reuses a record whose piece is gone for a piece of the same kind without a record.
    void moved_pieces() {
        rest_ = unwritten_.rest();
        for (PlacedPiece& piece : rest_) {
            const auto gone = gone_.find(piece.kind);
            const HscTypes::Type* type = types_.by_kind(piece.kind);
            if (gone == gone_.end() || gone->second.empty() || !type) continue;
            const std::size_t record = gone->second.front();
            gone->second.pop_front();
            records_[record] = hsc_moved(hsc_record(document_.tiles[record], document_), tile_of(piece, *type));
            piece.kind = {};
        }
        std::erase_if(rest_, [](const PlacedPiece& piece) { return !piece.kind.valid(); });
    }

    void new_pieces() {
        std::map<PieceKind, int> named, in_parts;
        for (const PlacedPiece& piece : rest_) {
            const HscTypes::Type* type = types_.by_kind(piece.kind);
            if (type) records_.push_back(hsc_record(tile_of(piece, *type)));
            else add_parts(piece);
            if (!type) ++in_parts[piece.kind];
            else if (type->code == hsc_personal) ++named[piece.kind];
        }
        for (const auto& [kind, count] : named)
            written_.personal.push_back(
                {"hsc.goes-named",
                 {{"count", count}, {"piece", catalogue_[kind].name}, {"name", types_.by_kind(kind)->name}}});
        for (const auto& [kind, count] : in_parts)
            written_.personal.push_back(
                {"hsc.goes-in-parts",
                 {{"count", count}, {"piece", catalogue_[kind].name}, {"name", catalogue_[kind].id + "#…"}}});
    }

    void add_parts(const PlacedPiece& piece) {
        const std::vector<HexCoord> hexes = hexes_of(piece, catalogue_);
        const std::vector<HscPart> parts = parts_of(piece, catalogue_);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            HscNewTile tile = at(hexes[i], piece.level - 1);
            tile.code = hsc_personal;
            tile.color = catalogue_[catalogue_[piece.kind].terrain].color;
            tile.name = name_of(parts[i], catalogue_);
            records_.push_back(hsc_record(tile));
        }
    }

    void new_starts() {
        for (const Zone& zone : *scenario_.zones) {
            if (zone.use != "start") continue;
            const HscStartMark mark = start_mark_of(zone, types_);
            for (const Space& space : zone.spaces) {
                if (started_.contains({zone.id, space})) continue;
                HscNewTile tile = at(space.at, space.level);
                tile.code = hsc_start;
                tile.color = mark.paint;
                tile.start_name = mark.name;
                records_.push_back(hsc_record(tile));
            }
        }
    }

    void new_glyphs() {
        for (std::size_t i = 0; i < glyph_written_.size(); ++i) {
            if (glyph_written_[i]) continue;
            const Glyph& glyph = (*scenario_.glyphs)[i];
            const char letter = hsc_letter_for(glyph, catalogue_);
            HscNewTile tile = at(glyph.at.at, glyph.at.level);
            tile.code = hsc_glyph + letter;
            tile.letter = static_cast<std::uint8_t>(letter);
            tile.color = glyph_color;
            records_.push_back(hsc_record(tile));
        }
    }

    // ---- texts

    std::string title() const {
        return scenario_.about->title.empty() ? scenario_.battlefield_name : scenario_.about->title;
    }

    HscHead head() {
        HscHead head = hsc_head(document_);
        if (hsc_name(document_.name) != title()) head.name = hsc_text(title());
        if (hsc_name(document_.author) != scenario_.about->author) head.author = hsc_text(scenario_.about->author);
        if (const std::string& story = scenario_.about->story; hsc_story(document_) != story) {
            head.rtf = story.empty() ? "" : rtf_from_plain(story);
            if (!story.empty() && document_.rtf.starts_with("{\\rtf")) moved({"hsc.goes-plain"});
        }
        return head;
    }

    // ---- losses

    void lost(Message message) { written_.lost.push_back(std::move(message)); }

    void what_is_lost() {
        std::ranges::move(hsc_losses(scenario_, catalogue_), std::back_inserter(written_.lost));
        if (records_.size() > max_hsc_tiles)
            lost({"hsc.lost-too-many-tiles", {{"count", records_.size()}, {"limit", max_hsc_tiles}}});
    }

    const Scenario& scenario_;
    const HscTypes& types_;
    const Catalogue& catalogue_;
    Unwritten unwritten_;
    HscDocument document_;
    HscUnderstood understood_;
    std::vector<std::string> records_;                   // An empty record is not written.
    std::map<PieceKind, std::deque<std::size_t>> gone_;  // Records whose piece no longer lies there, in order.
    std::set<std::pair<std::string, Space>> started_;
    std::vector<bool> glyph_written_;
    std::vector<PlacedPiece> rest_;
    HscPlace shift_{};
    WrittenHsc written_;
};

}  // namespace

WrittenHsc write_hsc_scenario(const Scenario& scenario, const HscTypes& types, const Catalogue& catalogue) {
    return Exporter(scenario, types, catalogue).run();
}

}  // namespace hexwright::exchange
