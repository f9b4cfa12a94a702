#include "engine/core/enum_texts.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_heading.h"
#include "formats/exchange/virtualscape/hsc_reader.h"
#include "formats/exchange/virtualscape/hsc_understand.h"
#include "formats/exchange/virtualscape/rtf.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/bytes/windows_text.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hexwright::exchange {

std::string hsc_name(HscText text) { return as_name(text_of(text), max_text); }

namespace {

std::string whole_story(const HscDocument& document, std::size_t most) {
    if (document.version == 3) return as_story(as_story(text_of(document.plain_scenario), std::string::npos), most);
    return as_story(plain_from_rtf(document.rtf, most), most);
}

}  // namespace

std::string hsc_story(const HscDocument& document) { return whole_story(document, max_story); }

bool hsc_story_is_cut(const HscDocument& document) {
    return character_count(whole_story(document, max_story + 1)) > max_story;
}

namespace {

using What = HscMeaning::What;
using Why = HscMeaning::Why;

// Why something is only carried, in the order in which it is reported.
constexpr EnumTexts<Why, Why::TooMany> sentences_kept({
    {Why::Figure, "hsc.kept-figure"},
    {Why::Personal, "hsc.kept-personal"},
    {Why::BrokenPiece, "hsc.kept-broken"},
    {Why::UnknownType, "hsc.kept-unknown"},
    {Why::Outside, "hsc.kept-outside"},
    {Why::TooMany, "hsc.kept-too-many"},
});

constexpr std::size_t most_lines = 20;  // Upper limit on lines of one sort, for hostile files.

// The place in Virtualscape's coordinates, for things without a place on our map. The sentence says whose coordinates
// they are.
std::string place_there(const HscTile& tile) {
    return std::to_string(tile.x) + "," + std::to_string(tile.y) + "," + std::to_string(tile.z);
}
std::string place_here(const HscMeaning& meaning) {
    const bool piece = meaning.what == What::Piece;
    return to_text(piece ? Space{meaning.piece.at, meaning.piece.level} : meaning.space);
}

// Things of one sort, each reported once with its count and the place of the first one.
class Noticed {
public:
    void count(const std::string& name, const std::string& place) {
        const auto found = rows_.find(name);
        if (found != rows_.end()) ++found->second.count;
        else if (rows_.size() < most_lines) rows_.emplace(name, Row{1, place});
        else ++others_;
    }
    void tell(const std::string& id, std::vector<Message>& lines) const {
        for (const auto& [name, row] : rows_)
            lines.push_back({id, {{"name", name}, {"count", row.count}, {"place", row.place}}});
        if (others_ > 0) lines.push_back({"hsc.others", {{"count", others_}}});
    }

private:
    struct Row {
        int count = 0;
        std::string place;
    };
    std::map<std::string, Row> rows_;
    int others_ = 0;
};

// Builds the report of what each thing was converted to.
class Account {
public:
    Account(const HscDocument& document, const HscUnderstood& understood, const HscTypes& types,
            const Catalogue& catalogue)
        : document_(document),
          understood_(understood),
          types_(types),
          catalogue_(catalogue),
          by_kind_(catalogue.pieces().size()) {}

    void run(ReadScenario& read) {
        for (std::size_t i = 0; i < document_.tiles.size(); ++i) tile(document_.tiles[i], understood_.meanings[i]);
        for (const PlacedPiece& piece : understood_.joined) ++joined_[piece.kind];
        words(read);
        pieces(read.became);
        markers(read.became);
        kept(read.notes);
    }

private:
    void tile(const HscTile& tile, const HscMeaning& meaning) {
        if (meaning.turned_oddly && meaning.what != What::Kept)
            turns_.count(std::to_string(tile.rotation), place_here(meaning));
        if (meaning.on_table) ++on_table_;
        switch (meaning.what) {
            case What::Piece:
                return piece(tile, meaning);
            case What::Part:
                break;
            case What::Glyph:
                return glyph(tile, meaning);
            case What::Start:
                ++starts_[meaning.number];
                break;
            case What::Kept:
                return kept(tile, meaning.why);
        }
    }

    void piece(const HscTile& tile, const HscMeaning& meaning) {
        const HscTypes::Type* type = types_.by_kind(meaning.piece.kind);
        const bool usual = type && type->code == tile.code;
        if (usual) ++by_kind_[meaning.piece.kind.index()];
        else if (tile.code == hsc_personal) spelled(tile, meaning.piece.kind);
        else ++old_codes_[{tile.code, meaning.piece.kind}];
    }

    // A personal tile with the name of a piece that is not usually written so.
    void spelled(const HscTile& tile, PieceKind kind) {
        const auto [row, is_new] = spelled_.try_emplace(kind);
        if (is_new) row->second.second = personal_name(tile);
        ++row->second.first;
    }

    void glyph(const HscTile& tile, const HscMeaning& meaning) {
        const char letter = hsc_letter_of(tile);
        if (is_hsc_letter_by_code(tile)) by_code_.count(std::string(1, letter), place_here(meaning));
        if (meaning.glyph.valid()) ++glyphs_[meaning.glyph];
        else if (letter == '?') ++unknown_glyphs_;
        else
            strange_glyphs_.count(is_hsc_letter(letter) ? std::string(1, letter)
                                                        : "byte " + std::to_string(static_cast<unsigned char>(letter)),
                                  place_here(meaning));
    }

    void kept(const HscTile& tile, Why why) {
        const bool own_name = why == Why::Personal || why == Why::BrokenPiece;
        const std::string name = why == Why::Figure ? figure_name(tile)
                                 : own_name         ? personal_name(tile)
                                                    : std::to_string(tile.code);
        kept_[static_cast<std::size_t>(why)].count(name, place_there(tile));
    }
    std::string figure_name(const HscTile& tile) const {
        return tile.version >= 3 ? shortened(hsc_name(document_.figures[tile.extra].name)) : std::string();
    }
    std::string personal_name(const HscTile& tile) const {
        return tile.version >= 3 ? shortened(hsc_name(document_.personals[tile.extra].name)) : std::string();
    }

    void words(ReadScenario& read) const {
        const About& about = *read.scenario.about;
        if (!about.title.empty()) read.became.push_back({"hsc.became-title", {{"title", about.title}}});
        if (!about.author.empty()) read.became.push_back({"hsc.became-author", {{"author", about.author}}});
        if (!about.story.empty()) read.became.push_back({"hsc.became-story"});
        if (const std::string players = hsc_name(document_.players); !players.empty())
            read.notes.push_back({"hsc.kept-players", {{"players", shortened(players)}}});
        if (hsc_story_is_cut(document_)) read.notes.push_back({"hsc.story-cut", {{"most", max_story}}});
        if (!document_.trailing.empty())
            read.notes.push_back({"hsc.kept-trailing", {{"count", document_.trailing.size()}}});
    }

    void pieces(std::vector<Message>& lines) const {
        for (std::size_t i = 0; i < by_kind_.size(); ++i) {
            if (by_kind_[i] == 0) continue;
            const PieceKind kind{static_cast<int>(i)};
            const HscTypes::Type& type = *types_.by_kind(kind);
            if (type.code == hsc_personal) became(lines, "hsc.became-named", by_kind_[i], kind, type.name);
            else became(lines, "hsc.became-piece", by_kind_[i], kind, std::to_string(type.code));
        }
        for (const auto& [what, count] : old_codes_)
            became(lines, "hsc.became-piece", count, what.second, std::to_string(what.first));
        for (const auto& [kind, row] : spelled_) became(lines, "hsc.became-named", row.first, kind, row.second);
        for (const auto& [kind, count] : joined_) became(lines, "hsc.became-joined", count, kind, catalogue_[kind].id);
    }
    void became(std::vector<Message>& lines, const std::string& id, int count, PieceKind kind,
                const std::string& type) const {
        lines.push_back({id, {{"count", count}, {"type", type}, {"piece", catalogue_[kind].name}}});
    }

    void markers(std::vector<Message>& lines) const {
        for (const auto& [zone, count] : starts_)
            lines.push_back({"hsc.became-zone",
                             {{"count", count}, {"zone", understood_.zones[static_cast<std::size_t>(zone)].id}}});
        for (const auto& [glyph, count] : glyphs_)
            lines.push_back({"hsc.became-glyph", {{"count", count}, {"glyph", catalogue_[glyph].name}}});
        if (unknown_glyphs_ > 0) lines.push_back({"hsc.became-unknown-glyph", {{"count", unknown_glyphs_}}});
    }

    void kept(std::vector<Message>& lines) const {
        by_code_.tell("hsc.glyph-by-code", lines);
        strange_glyphs_.tell("hsc.glyph-letter", lines);
        turns_.tell("hsc.turn", lines);
        if (on_table_ > 0) lines.push_back({"hsc.on-table", {{"count", on_table_}}});
        for (std::size_t why = 0; why < kept_.size(); ++why)
            kept_[why].tell(sentences_kept[static_cast<Why>(why)], lines);
    }

    const HscDocument& document_;
    const HscUnderstood& understood_;
    const HscTypes& types_;
    const Catalogue& catalogue_;
    std::vector<int> by_kind_;
    std::map<std::pair<int, PieceKind>, int> old_codes_;
    std::map<PieceKind, std::pair<int, std::string>> spelled_;  // How many, and what the first one is called.
    std::map<PieceKind, int> joined_;
    std::map<int, int> starts_;
    std::map<GlyphKind, int> glyphs_;
    int unknown_glyphs_ = 0, on_table_ = 0;
    Noticed by_code_, strange_glyphs_, turns_;
    std::array<Noticed, sentences_kept.size> kept_;  // By Why.
};

void put_pieces(const HscUnderstood& understood, Scenario& scenario, const Catalogue& catalogue) {
    std::vector<PlacedPiece> pieces;
    pieces.reserve(understood.meanings.size());
    std::vector<bool> joined(understood.joined.size());
    for (const HscMeaning& meaning : understood.meanings) {
        if (meaning.what == What::Piece) pieces.push_back(meaning.piece);
        if (meaning.what != What::Part || joined[static_cast<std::size_t>(meaning.number)]) continue;
        joined[static_cast<std::size_t>(meaning.number)] = true;
        pieces.push_back(understood.joined[static_cast<std::size_t>(meaning.number)]);
    }
    scenario.battlefield.add_all(pieces, catalogue);
}

void put_glyphs(const HscUnderstood& understood, Scenario& scenario, const Catalogue& catalogue) {
    std::vector<Glyph> glyphs;
    for (const HscMeaning& meaning : understood.meanings)
        if (meaning.what == What::Glyph) glyphs.push_back(glyph_of(meaning, catalogue));
    scenario.glyphs = std::move(glyphs);
}

}  // namespace

Glyph glyph_of(const HscMeaning& meaning, const Catalogue& catalogue) {
    const bool known = meaning.glyph.valid();
    return {known ? catalogue[meaning.glyph].id : std::string(), meaning.space, known ? Facing::Power : Facing::Symbol};
}

namespace {

// A figure is understood, though it has no place on a map here.
bool says_something(const HscMeaning& meaning) { return meaning.what != What::Kept || meaning.why == Why::Figure; }

Message nothing_understood(const HscDocument& document) {
    const HscTile& tile = document.tiles.front();
    const bool named = tile.code == hsc_personal && tile.version >= 3;
    const std::string first =
        named ? shortened(hsc_name(document.personals[tile.extra].name)) : std::to_string(tile.code);
    return {"hsc.nothing-understood", {{"count", document.tiles.size()}, {"first", first}}};
}

}  // namespace

Result<ReadScenario> read_hsc_scenario(std::string bytes, const std::string& file_name, const HscTypes& types,
                                       const Catalogue& catalogue) {
    Carried carried{"hsc", std::move(bytes)};  // The document refers to these bytes.
    const auto document = read_hsc(carried.bytes, file_name);
    if (!document) return failure(document.error());
    const HscUnderstood understood = understand(*document, types, catalogue);
    if (!document->tiles.empty() && std::ranges::none_of(understood.meanings, says_something))
        return failure(nothing_understood(*document), FilePos{file_name});
    ReadScenario read;
    Scenario& scenario = read.scenario;
    About about{hsc_name(document->name), hsc_name(document->author), hsc_story(*document)};
    scenario.battlefield_name = about.title;
    scenario.about = std::move(about);
    put_pieces(understood, scenario, catalogue);
    put_glyphs(understood, scenario, catalogue);
    Account(*document, understood, types, catalogue).run(read);
    scenario.zones = understood.zones;
    scenario.carried = std::move(carried);
    return read;
}

}  // namespace hexwright::exchange
