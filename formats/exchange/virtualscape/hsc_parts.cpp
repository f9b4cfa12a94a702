// Encodes pieces that Virtualscape does not have as personal tiles, and the names of start zones.
#include "engine/board/hex/grid_map.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_understand.h"
#include "formats/xml/bytes/text_clean.h"
#include "formats/xml/elements/document.h"

#include <charconv>

namespace hexwright::exchange {
namespace {

// Removes and returns a number at the front of the text.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble != std::errc() || number < 0) return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take(std::string_view& text, std::string_view start) {
    if (!text.starts_with(start)) return false;
    text.remove_prefix(start.size());
    return true;
}

// The way to the next hex in that direction, or to the hex across a corner.
HexCoord way_of(int half_turns) {
    const HexCoord offset = half_turns % 2 == 0 ? HexCoord{1, 0} : HexCoord{1, 1};
    return turned(offset, half_turns / 2);
}

HexCoord end_of_span(const HscPart& part) {
    const bool diagonal = part.half_turns % 2 != 0;
    return way_of(part.half_turns) * (diagonal ? 1 : part.n - 1);
}

int half_turns_of_span(HexCoord offset) {
    for (int half_turns = 0; half_turns < 12; ++half_turns) {
        const HexCoord step = way_of(half_turns);
        const int times = distance({}, offset) / distance({}, step);
        if (step * times == offset) return half_turns;
    }
    return 0;
}

std::string slug(std::string_view name) { return id_of_name(name.substr(0, 100)); }

constexpr std::string_view color_id = "color-", zone_tag = "zone:";

std::string in_hex(std::uint32_t paint) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 20; shift >= 0; shift -= 4) text += digits[paint >> shift & 15U];
    return text;
}

// For example "color-12ab34".
std::optional<std::uint32_t> paint_in(std::string_view id) {
    if (!take(id, color_id) || id.size() != 6) return {};
    std::uint32_t paint = 0;
    const auto [end, trouble] = std::from_chars(id.data(), id.data() + id.size(), paint, 16);
    if (trouble != std::errc() || end != id.data() + id.size() || paint == 0 || in_hex(paint) != id) return {};
    return paint;
}

}  // namespace

std::string name_of(const HscPart& part, const Catalogue& catalogue) {
    const std::string turn = std::to_string(part.half_turns / 2) + (part.half_turns % 2 != 0 ? ".5" : "");
    return catalogue[part.kind].id + "#" + std::to_string(part.k) + "/" + std::to_string(part.n) + "@" + turn;
}

std::optional<HscPart> part_from(std::string_view name, const Catalogue& catalogue) {
    const std::size_t mark = name.find('#');
    if (mark == std::string_view::npos) return {};
    const auto kind = catalogue.piece(name.substr(0, mark));
    if (!kind) return {};
    name.remove_prefix(mark + 1);
    HscPart part{.kind = *kind};
    const auto k = take_number(name);
    const auto n = k && take(name, "/") ? take_number(name) : std::nullopt;
    const auto turn = n && take(name, "@") ? take_number(name) : std::nullopt;
    if (!turn || *turn > 5) return {};
    part.k = *k;
    part.n = *n;
    part.half_turns = *turn * 2 + (take(name, ".5") ? 1 : 0);
    return name.empty() ? std::optional(part) : std::nullopt;
}

std::optional<HscParted> piece_of(const HscPart& part, const Catalogue& catalogue) {
    const PieceType& type = catalogue[part.kind];
    HscParted parted{.piece = {.kind = part.kind}, .hexes = {HexCoord{}}};
    PlacedPiece& piece = parted.piece;
    if (type.is_span()) {
        if (part.n < 2 || part.n > max_coordinate) return {};
        piece.to = end_of_span(part);
        if (!span_fits(type, {}, piece.to)) return {};
        parted.hexes = line({}, piece.to);
    } else if (part.half_turns % 2 != 0) {
        return {};
    } else if (type.is_edge()) {
        piece.side = all_directions[static_cast<std::size_t>(part.half_turns / 2)];
    } else {
        piece.turn = static_cast<std::int8_t>(part.half_turns / 2);
        parted.hexes = catalogue.footprint(part.kind, piece.turn);
    }
    const bool fits = static_cast<std::size_t>(part.n) == parted.hexes.size() && part.k >= 1 && part.k <= part.n;
    return fits ? std::optional(std::move(parted)) : std::nullopt;
}

std::vector<HscPart> parts_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    HscPart part{.kind = piece.kind, .n = static_cast<int>(hexes_of(piece, catalogue).size())};
    if (type.is_span()) part.half_turns = half_turns_of_span(piece.to - piece.at);
    else part.half_turns = 2 * (type.is_edge() ? static_cast<int>(piece.side) : piece.turn);
    std::vector<HscPart> parts;
    for (part.k = 1; part.k <= part.n; ++part.k) parts.push_back(part);
    return parts;
}

HscStartMark start_mark_of(const Zone& zone, const HscTypes& types) {
    HscStartMark mark;
    if (const HscTypes::Player* player = zone.color.empty() ? nullptr : types.by_color(zone.color)) {
        mark.paint = player->paint;
        mark.name = player->words.empty() ? std::string() : player->words.front();
        if (zone.id != zone.color) mark.name += " " + std::string(zone_tag) + zone.id;
        return mark;
    }
    const auto paint = paint_in(zone.id);
    if (paint && !types.by_paint(*paint)) mark.paint = *paint;
    else if (zone.id != "start") mark.name = std::string(zone_tag) + zone.id;
    return mark;
}

Zone zone_of(const HscStartMark& mark, const HscTypes& types) {
    Zone zone{.id = {}, .use = "start", .color = {}, .spaces = {}};
    const std::size_t tag = mark.name.rfind(zone_tag);
    const std::string_view word = std::string_view(mark.name).substr(0, tag);
    const HscTypes::Player* player = mark.paint != 0 ? types.by_paint(mark.paint) : types.by_word(word);
    if (player) zone.color = player->color;
    const std::string_view id =
        tag == std::string::npos ? std::string_view() : std::string_view(mark.name).substr(tag + zone_tag.size());
    if (is_id(id)) zone.id = id;
    else if (player) zone.id = player->color;
    else if (mark.paint != 0) zone.id = std::string(color_id) + in_hex(mark.paint);
    else zone.id = slug(word);
    if (zone.id.empty()) zone.id = "start";
    return zone;
}

}  // namespace hexwright::exchange
