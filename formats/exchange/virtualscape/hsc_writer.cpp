#include "formats/exchange/virtualscape/hsc_writer.h"

#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_numbers.h"
#include "formats/exchange/virtualscape/rtf.h"
#include "formats/xml/bytes/windows_text.h"

namespace hexwright::exchange {
namespace {

constexpr int newest = 7;

// Keeps texts of a file of version 0.0007; older ones are rewritten in the one encoding that all programs can read.
std::string kept_text(std::string_view bytes, const HscDocument& document) {
    if (document.version == newest && !bytes.empty()) return std::string(bytes);
    return hsc_text(bytes.empty() ? std::string() : text_of({bytes}));
}

void append_color(std::string& out, std::uint32_t color) {
    append_number(out, color >> 16 & 255U, 1);
    append_number(out, color >> 8 & 255U, 1);
    append_number(out, color & 255U, 1);
    append_number(out, 0, 1);
}

void append_start(std::string& out, int code, int rotation, int x, int y, int z) {
    append_int(out, code);
    append_number(out, hsc_versions[2], 8);
    for (const int number : {rotation, x, y, z}) append_int(out, number);
}

bool has_narrow_texts(const HscTile& tile, const HscDocument& document) {
    const auto narrow = [](std::string_view bytes) { return !bytes.starts_with("\xFF\xFE\xFF"); };
    const std::string_view glyph_name = tile.bytes.substr(29);
    if (narrow(glyph_name) || narrow(tile.start_name)) return true;
    if (tile.code == hsc_personal) {
        const HscPersonal& personal = document.personals[tile.extra];
        return narrow(personal.top.bytes) || narrow(personal.side.bytes) || narrow(personal.label.bytes) ||
               narrow(personal.name.bytes);
    }
    if (!is_hsc_figure(tile.code)) return false;
    const HscFigure& figure = document.figures[tile.extra];
    return narrow(figure.name.bytes) || narrow(figure.file.bytes);
}

std::string_view glyph_name_of(const HscTile& tile) {
    if (tile.version < 2) return {};
    const std::string_view from = tile.bytes.substr(29);  // Skips code, version, four numbers and the letter.
    return from.substr(0, static_cast<std::size_t>(tile.start_name.data() - from.data()));
}

std::string rewritten(const HscTile& tile, const HscDocument& document) {
    std::string out;
    append_start(out, tile.code, tile.rotation, tile.x, tile.y, tile.z);
    const auto letter = static_cast<std::uint8_t>(is_hsc_glyph(tile.code) ? hsc_letter_of(tile) : 0);
    append_number(out, tile.version >= 2 ? tile.letter : letter, 1);
    out += kept_text(glyph_name_of(tile), document);
    out += kept_text(tile.version >= 2 ? tile.start_name : std::string_view(), document);
    if (tile.version >= 3)
        out += tile.bytes.substr(
            static_cast<std::size_t>(tile.start_name.data() + tile.start_name.size() - tile.bytes.data()), 4);
    else append_color(out, 0);
    if (tile.code == hsc_personal) {
        const HscPersonal personal = tile.version >= 3 ? document.personals[tile.extra] : HscPersonal{};
        append_int(out, personal.hexes);
        for (const HscText text : {personal.top, personal.side, personal.label, personal.name})
            out += kept_text(text.bytes, document);
    } else if (is_hsc_figure(tile.code)) {
        const HscFigure figure = tile.version >= 3 ? document.figures[tile.extra] : HscFigure{};
        for (const HscText text : {figure.name, figure.file}) out += kept_text(text.bytes, document);
    }
    return out;
}

}  // namespace

std::string hsc_record(const HscTile& tile, const HscDocument& document) {
    const bool as_it_is = document.version == newest || (tile.version == 3 && !has_narrow_texts(tile, document));
    return as_it_is ? std::string(tile.bytes) : rewritten(tile, document);
}

std::string hsc_record(const HscNewTile& tile) {
    std::string out;
    append_start(out, tile.code, tile.rotation, tile.x, tile.y, tile.z);
    append_number(out, tile.letter, 1);
    out += hsc_text("") + hsc_text(tile.start_name);
    append_color(out, tile.color);
    if (tile.code != hsc_personal) return out;
    append_int(out, tile.hexes);
    return out + hsc_text("") + hsc_text("") + hsc_text("") + hsc_text(tile.name);
}

std::string hsc_moved(std::string record, const HscNewTile& where) {
    std::string place;
    for (const int number : {where.rotation, where.x, where.y, where.z}) append_int(place, number);
    return record.replace(12, place.size(), place);
}

HscHead hsc_head(const HscDocument& document) {
    HscHead head;
    head.name = kept_text(document.name.bytes, document);
    head.author = kept_text(document.author.bytes, document);
    head.players = kept_text(document.players.bytes, document);
    head.rtf = document.rtf;
    if (document.version == 3)
        if (const std::string plain = as_story(text_of(document.plain_scenario), std::string::npos); !plain.empty())
            head.rtf = rtf_from_plain(plain);
    head.print = document.print;
    return head;
}

std::string write_hsc(const HscHead& head, const std::vector<std::string>& records, std::string_view trailing) {
    std::string out;
    append_number(out, hsc_versions[newest - 1], 8);
    out += head.name + head.author + head.players;
    append_int(out, static_cast<int>(head.rtf.size()));
    out += head.rtf;
    for (const int setting : head.print) append_int(out, setting);
    append_int(out, static_cast<int>(records.size()));
    for (const std::string& record : records) out += record;
    return out.append(trailing);
}

std::string write_hsc(const HscDocument& document) {
    std::vector<std::string> records;
    records.reserve(document.tiles.size());
    for (const HscTile& tile : document.tiles) records.push_back(hsc_record(tile, document));
    return write_hsc(hsc_head(document), records, document.trailing);
}

}  // namespace hexwright::exchange
