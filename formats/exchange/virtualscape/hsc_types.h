// Maps the piece types of Virtualscape and the web editors to our kinds, and their turned shapes to our grid. Read from
// data (formats/data/hsc_types.xml) for one catalogue.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/core/loose_names.h"
#include "formats/exchange/room.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwright::exchange {

class HscTypes {
public:
    // The stance of a piece whose anchor is at 0,0. The anchor is the first hex in the top row of the turned shape.
    struct Lie {
        HexCoord at{}, to{};
        std::int8_t turn = 0;
        Direction side = Direction::NE;
    };
    struct Type {
        PieceKind kind{};
        int code = 0;               // hsc_personal for types identified by a name instead.
        std::uint32_t color = 0;    // 0xRRGGBB.
        std::string name{};         // Name of the personal tile.
        bool name_starts = false;   // True when the tile's name must begin with `name`; otherwise it must contain it.
        std::array<Lie, 6> lies{};  // Indexed by rotation.
    };
    struct Player {
        std::string color{};               // For example "red".
        std::uint32_t paint = 0;           // 0xRRGGBB.
        std::vector<std::string> words{};  // Virtualscape's names of the colour; the one that we write comes first.
    };

    const Type* by_code(int code) const;  // Accepts old codes too; nullptr if we have no such piece.
    // For the name of a personal tile: one of our ids in any spelling, or a name that holds one of the known words.
    // nullptr if none.
    const Type* by_name(std::string_view name) const;
    const Type* by_kind(PieceKind kind) const;  // nullptr if the kind is written as personal tiles.
    const Player* by_paint(std::uint32_t paint) const;
    const Player* by_color(std::string_view color) const;
    const Player* by_word(std::string_view word) const;  // Ignores case.
    // Accepts the web editors' codes and early names, and our ids, in any spelling; nullptr if none.
    const PieceKind* by_web_code(const std::string& code) const;

private:
    friend class HscTypesReader;
    static constexpr int codes = 28'000;
    void add(Type type, const Catalogue& catalogue);
    void add_our_ids(const Catalogue& catalogue);
    void add_unnumbered(const Catalogue& catalogue);
    void point(int code, std::int16_t type);

    std::vector<Type> types_, unnumbered_;  // The latter are read by their names and written as personal tiles.
    std::vector<std::int16_t> code_index_, kind_index_;  // -1 means none.
    std::unordered_map<int, std::size_t> unnumbered_index_;
    std::vector<std::int16_t> named_;
    std::vector<Player> players_;
    LooseNames<PieceKind> web_, ours_;
};

Result<HscTypes> read_hsc_types(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
// Built from the embedded data; kinds that the catalogue lacks are omitted.
HscTypes hsc_types(const Catalogue& catalogue);

// The hex of a turned shape that Virtualscape records as its place, relative to the shape's 0,0.
HexCoord hsc_anchor(const std::vector<HexCoord>& turned_shape);

// Virtualscape's offset coordinates; odd rows are shifted right by half a hex.
struct HscPlace {
    int x = 0, y = 0;
};
constexpr HscPlace hsc_place(HexCoord hex) { return {hex.q + (hex.r - (hex.r & 1)) / 2, hex.r}; }
constexpr HexCoord hex_of(HscPlace place) { return {place.x - (place.y - (place.y & 1)) / 2, place.y}; }

}  // namespace hexwright::exchange
