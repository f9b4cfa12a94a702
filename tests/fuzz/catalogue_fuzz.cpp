// Any bytes read as a catalogue of a person's own give errors with a sentence and a place, or pieces, sets and cards
// that lie on a map; the form of own pieces keeps them, or says why not.
#include "editor/document/own/own_pieces.h"
#include "engine/board/battlefield/placement.h"
#include "engine/board/battlefield/terrain.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::demand;

// Every new piece is laid on an empty map, in all turns.
void lay_pieces(const Catalogue& catalogue, std::size_t known) {
    const Terrain nothing = terrain_of({}, catalogue);
    const Inventory used{};
    for (std::size_t i = known; i < catalogue.pieces().size(); ++i)
        for (std::int8_t turn = 0; turn < 6; ++turn) {
            const PieceType& type = catalogue.pieces()[i];
            PlacedPiece piece{.kind = PieceKind{static_cast<int>(i)}, .turn = turn};
            if (type.is_span()) piece.to = {type.reach.empty() ? 1 : type.reach.front(), 0};
            if (refusal({piece}, {}, {nothing, catalogue, used})) continue;
            Battlefield map;
            map.add(piece, catalogue);
            (void)terrain_of(map, catalogue);
        }
}

void keep_own(const std::string& text, const Catalogue& shipped) {
    const auto own = read_own_catalogue(text, "fuzz.xml");
    if (!own) return fuzz::check_error(own.error(), "fuzz.xml");
    const auto known = catalogue_with(text, "fuzz.xml", shipped, {});
    if (!known) return fuzz::check_sentence(known.error().message);
    for (OwnPiece piece : own->pieces) {
        if (const auto without = without_own_piece(text, "fuzz.xml", piece.id); without)
            demand(read_own_catalogue(*without, "fuzz.xml").has_value(), "without a piece it cannot be read", *without);
        if (piece.by_hand) continue;
        if (const auto trouble = trouble_in(piece, *known)) {
            fuzz::check_sentence(trouble->why.message);
            continue;
        }
        const auto with = with_own_piece(text, "fuzz.xml", piece, *known);
        if (!with) fuzz::check_sentence(with.error().why.message);
        else demand(read_own_catalogue(*with, "fuzz.xml").has_value(), "kept, it cannot be read", *with);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue shipped = shipped_catalogue();
    const std::string text(fuzz::text_of(data, size));
    const auto catalogue = read_catalogue(text, "fuzz.xml", shipped);
    if (!catalogue) fuzz::check_error(catalogue.error(), "fuzz.xml");
    else lay_pieces(*catalogue, shipped.pieces().size());
    keep_own(text, shipped);
    return 0;
}
