// What Virtualscape and the web editors call our pieces, and how their turned shapes lie in our grid. Read from data
// (formats/data/hsc_types.xml) for one catalogue.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/core/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwright {

class HscTypes {
public:
    // How a piece lies whose anchor is at 0,0: the first hex of the top row of the turned shape.
    struct Lie {
        HexCoord at{}, to{};
        std::int8_t turn = 0;
        Direction side = Direction::NE;
    };
    struct Type {
        PieceKind kind{};
        int code = 0;               // hsc_personal for those that have a name instead
        std::uint32_t color = 0;    // 0xRRGGBB
        std::string name{};         // of the personal tile
        bool name_starts = false;   // the tile's name begins with it, else contains it
        std::array<Lie, 6> lies{};  // by rotation
    };
    struct Player {
        std::string color{};               // "red"
        std::uint32_t paint = 0;           // 0xRRGGBB
        std::vector<std::string> words{};  // what Virtualscape calls it, ours first
    };

    const Type* by_code(int code) const;               // old numbers, too; null: no piece of ours
    const Type* by_name(std::string_view name) const;  // of a personal tile, or null
    const Type* by_kind(PieceKind kind) const;         // null: it travels as personal tiles
    const Player* by_paint(std::uint32_t paint) const;
    const Player* by_color(std::string_view color) const;
    const Player* by_word(std::string_view word) const;  // in capitals or not
    const PieceKind* by_web_code(const std::string& code) const;
    std::string_view web_code(PieceKind kind) const;  // empty: none

private:
    friend class HscTypesReader;
    static constexpr int codes = 28'000;
    void add(Type type, const Catalogue& catalogue);
    void point(int code, std::int16_t type);

    std::vector<Type> types_;
    std::vector<std::int16_t> code_index_, kind_index_;  // -1: none
    std::vector<std::int16_t> named_;
    std::vector<Player> players_;
    std::unordered_map<std::string, PieceKind> web_;
    std::unordered_map<int, std::string> web_codes_;
};

Result<HscTypes> read_hsc_types(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
HscTypes hsc_types(const Catalogue& catalogue);  // the embedded data; kinds that the catalogue lacks are left out

// The hex of a turned shape that Virtualscape takes for its place, from the shape's own 0,0.
HexCoord hsc_anchor(const std::vector<HexCoord>& turned_shape);

// Virtualscape's rows, of which odd ones are shifted right by half a hex.
struct HscPlace {
    int x = 0, y = 0;
};
constexpr HscPlace hsc_place(HexCoord hex) { return {hex.q + (hex.r - (hex.r & 1)) / 2, hex.r}; }
constexpr HexCoord hex_of(HscPlace place) { return {place.x - (place.y - (place.y & 1)) / 2, place.y}; }

}  // namespace hexwright
