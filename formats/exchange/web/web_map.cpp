#include "formats/exchange/web/web_map.h"

#include "engine/board/hex/grid_map.h"
#include "formats/exchange/web/gzip.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/bytes/windows_text.h"
#include "formats/xml/elements/document.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

namespace hexwright::exchange {
namespace {

using Json = nlohmann::json;

// The parts of the file that we use.
struct WebFile {
    std::string name, shape;
    std::optional<double> width{}, length{};
    std::map<std::string, std::optional<std::string>> pieces;  // Each key once; nullopt when its value is not text.
    std::map<std::string, int> twice, unknown;                 // Repeated keys, and parts that a web map does not have.
    bool has_pieces = false, has_more_pieces = false;  // Whether boardPieces occurs, and whether it occurs again.
};

constexpr int deepest_value = 64;
constexpr std::array<std::string_view, 6> board_keys = {"id", "name", "shape", "width", "length", "height"};
constexpr std::string_view separators = "~,-.";  // The first is today's; early files have one of the others.
constexpr char first_separator = ',';            // That of the very first files.
constexpr std::string_view glyph_code = "y1";    // The web editors have only one glyph.

// SAX callbacks, so that nothing unused is kept in memory, however large the file.
class WebReader : public nlohmann::json_sax<Json> {
public:
    explicit WebReader(WebFile& file) : file_(file) {}

    bool null() override { return no_text(); }
    bool boolean(bool) override { return no_text(); }
    bool number_integer(number_integer_t value) override { return number(static_cast<double>(value)); }
    bool number_unsigned(number_unsigned_t value) override { return number(static_cast<double>(value)); }
    bool number_float(number_float_t value, const string_t&) override { return number(value); }
    bool binary(binary_t&) override { return true; }
    bool string(string_t& value) override {
        if (in("hexMap") && key_ == "name") file_.name = value;
        if (in("hexMap") && key_ == "shape") file_.shape = value;
        if (in("boardPieces")) return piece(value);
        return true;
    }
    bool start_object(std::size_t) override {
        if (depth_ == 1 && section_ == "boardPieces") file_.has_pieces = true;
        return open();
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override {
        if (depth_ == 1) section_.clear();  // Values in a list have no name.
        return open();
    }
    bool end_array() override { return close(); }
    bool key(string_t& value) override {
        key_ = value;
        if (in("hexMap") && std::ranges::find(board_keys, value) == board_keys.end())
            ++file_.unknown["hexMap." + value];
        if (depth_ != 1) return true;
        section_ = value;
        if (value == "boardPieces" && file_.has_pieces) file_.has_more_pieces = true;
        if (value != "boardPieces" && value != "hexMap") ++file_.unknown[value];
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        // The parser's positions start at 1.
        return fail({"web.not-json", {{"offset", position - std::min<std::size_t>(position, 1)}}});
    }

    const Message& trouble() const { return trouble_; }

private:
    bool in(std::string_view section) const { return depth_ == 2 && section_ == section; }
    bool fail(Message message) {
        trouble_ = std::move(message);
        return false;
    }
    // A value that should be a piece's code but is not text. Its key counts nevertheless.
    bool no_text() { return !in("boardPieces") || piece(std::nullopt); }
    bool open() {
        if (!no_text()) return false;
        return deeper();
    }
    bool deeper() { return ++depth_ <= deepest_value || fail({"web.too-deep", {{"limit", deepest_value}}}); }
    bool close() {
        --depth_;
        return true;
    }
    bool number(double value) {
        if (in("hexMap") && key_ == "width") file_.width = value;
        if (in("hexMap") && (key_ == "length" || key_ == "height")) file_.length = value;  // "height" in early files.
        return no_text();
    }
    bool piece(std::optional<std::string> value) {
        if (file_.pieces.size() >= max_pieces) return fail({"scenario.too-many-pieces", {{"limit", max_pieces}}});
        if (!file_.pieces.try_emplace(key_, std::move(value)).second) ++file_.twice[key_];
        return true;
    }

    WebFile& file_;
    int depth_ = 0;
    std::string section_, key_;
    Message trouble_{"web.not-json", {{"offset", 0}}};
};

struct WebKey {
    int alt = 0;
    HexCoord at{};
    int half_turns = 0;  // Steps of 30 degrees.
    std::string code;
    char separator = separators.front();
};

// Reads a key part by part. With dashes between the parts, "0--2-6-3-rock24" has a q of -2.
class KeyReader {
public:
    explicit KeyReader(std::string_view text) : rest_(text) {}

    std::optional<WebKey> run() {
        const auto alt = number();
        if (!alt || rest_.empty() || separators.find(rest_.front()) == std::string_view::npos) return {};
        separator_ = rest_.front();
        const auto q = next_number(), r = q ? next_number() : std::nullopt, turn = r ? next_number() : std::nullopt;
        if (!turn || *turn < 0 || *turn > 5) return {};
        const bool half = rest_.starts_with(".5") && rest_.substr(2).starts_with(separator_);
        if (half) rest_.remove_prefix(2);
        if (!separator()) return {};
        return WebKey{*alt, {*q, *r}, *turn * 2 + (half ? 1 : 0), std::string(rest_), separator_};
    }

private:
    std::optional<int> number() {
        int value = 0;
        const auto [end, trouble] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (trouble != std::errc()) return {};
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }
    bool separator() {
        if (!rest_.starts_with(separator_)) return false;
        rest_.remove_prefix(1);
        return true;
    }
    std::optional<int> next_number() { return separator() ? number() : std::nullopt; }

    std::string_view rest_;
    char separator_ = separators.front();
};

std::optional<WebKey> key_from(std::string_view text) { return KeyReader(text).run(); }

class WebMap {
public:
    WebMap(const WebFile& file, const HscTypes& types, const Catalogue& catalogue)
        : file_(file),
          types_(types),
          catalogue_(catalogue),
          counts_(catalogue.pieces().size()),
          codes_(counts_.size()) {}

    Result<ReadScenario> run(const std::string& file_name) {
        for (const auto& [key, times] : file_.unknown) left_out("web.unknown-section", shortened(key), {});
        for (const auto& [key, times] : file_.twice) left_out("web.twice", shortened(key), {});
        if (file_.has_more_pieces) left_out("web.twice-section", "boardPieces", {});
        for (const auto& [text, code] : file_.pieces) entry(text, code);
        if (names_top_hexes()) {
            for (Entry& each : entries_) each.key.at = at_from_top_hex(each.kind, each.key);
            left_out("web.top-hexes", {}, {});
        }
        for (const Entry& each : entries_)
            if (!goes_on_pillar(each.kind)) lay_key(each.kind, each.key, each.text);
        for (const Entry& each : entries_)  // They ask where the pillars stand.
            if (goes_on_pillar(each.kind)) lay_on_pillar(each);
        if (pieces_.empty() && glyphs_.empty() && !file_.pieces.empty())
            return failure(Message{"web.nothing-understood",
                                   {{"count", file_.pieces.size()}, {"first", shortened(file_.pieces.begin()->first)}}},
                           FilePos{file_name});
        std::ranges::stable_sort(
            pieces_, [&](const PlacedPiece& a, const PlacedPiece& b) { return canonical_before(a, b, catalogue_); });
        read_.scenario.battlefield.add_all(pieces_, catalogue_);
        read_.scenario.glyphs = std::move(glyphs_);
        tell();
        return std::move(read_);
    }

private:
    struct Row {
        int count = 0;
        std::string first;
    };
    struct Entry {  // A piece that we have.
        PieceKind kind;
        WebKey key;
        std::string text;
    };
    static constexpr std::size_t most_lines = 20;

    void left_out(const std::string& why, const std::string& what, const std::string& first) {
        auto& rows = left_out_[why];
        const auto found = rows.find(what);
        if (found != rows.end()) ++found->second.count;
        else if (rows.size() < most_lines) rows.emplace(what, Row{1, first});
        else ++others_;
    }

    void entry(const std::string& text, const std::optional<std::string>& value) {
        const auto key = key_from(text);
        if (!key) return left_out("web.broken-key", shortened(text), shortened(text));
        if (!value) left_out("web.no-code", shortened(text), {});
        else if (!same_code(key->code, *value)) left_out("web.two-codes", shortened(text), shortened(*value));
        if (key->code == glyph_code) return glyph(*key, text);
        const PieceKind* kind = types_.by_web_code(key->code);
        if (!kind && value) kind = types_.by_web_code(*value);
        if (!kind) return left_out("web.unknown-code", shortened(key->code), shortened(text));
        entries_.push_back({*kind, *key, text});
    }

    bool same_code(const std::string& a, const std::string& b) const {
        const PieceKind* kind = types_.by_web_code(a);
        const PieceKind* other = types_.by_web_code(b);
        return a == b || (kind && other && *kind == *other);
    }

    bool goes_on_pillar(PieceKind kind) const {
        const Support support = catalogue_[kind].support;
        return support == Support::Pillar || support == Support::TwoPillars;
    }

    // The very first files of the web editor were made from Virtualscape's, and have its places: the first hex of the
    // top row of the turned piece. No mark tells them from files of the day after, but read the other way their pieces
    // lie in each other.
    bool names_top_hexes() const {
        const auto is_first = [](const Entry& each) { return each.key.separator == first_separator; };
        return std::ranges::any_of(entries_, is_first) && overlaps(false) > 0 && overlaps(true) == 0;
    }
    HexCoord at_from_top_hex(PieceKind kind, const WebKey& key) const {
        const PieceType& type = catalogue_[kind];
        if (type.is_edge() || type.is_span() || !in_bounds(key.at)) return key.at;
        return key.at - hsc_anchor(catalogue_.footprint(kind, key.half_turns / 2));
    }

    std::size_t overlaps(bool from_top_hex) const {  // How many hexes are filled more than once on a level.
        std::set<Space> filled;
        std::size_t count = 0;
        for (const Entry& each : entries_) {
            if (!catalogue_[each.kind].fills_slots() || filled.size() > max_covered) continue;
            WebKey key = each.key;
            if (from_top_hex) key.at = at_from_top_hex(each.kind, key);
            if (!in_bounds(key.at)) continue;
            const PlacedPiece piece = piece_of(each.kind, key);
            for (const HexCoord hex : hexes_of(stored(piece, catalogue_), catalogue_))
                if (!filled.insert({hex, piece.level}).second) ++count;
        }
        return count;
    }

    void lay_key(PieceKind kind, const WebKey& key, const std::string& text) {
        const bool half = key.half_turns % 2 != 0;
        if (half && !catalogue_[kind].is_edge()) return left_out("web.broken-key", shortened(text), shortened(text));
        const PlacedPiece piece = piece_of(kind, key);
        if (half) left_out("web.half-turn", shortened(key.code), to_text(Space{piece.at, piece.level}));
        lay(piece, key.code, text);
    }

    // The glyph lies one level above its ground; ground levels count from 1 here.
    void glyph(const WebKey& key, const std::string& text) {
        const bool fits = key.alt >= 0 && key.alt <= max_level && in_bounds(key.at) && glyphs_.size() < max_glyphs;
        if (!fits) return left_out("web.outside", std::string(glyph_code), shortened(text));
        glyphs_.push_back({"", {key.at, std::max(key.alt, 1)}, Facing::Symbol});
    }

    PlacedPiece piece_of(PieceKind kind, const WebKey& key) const {
        const PieceType& type = catalogue_[kind];
        const int turn = key.half_turns / 2;
        PlacedPiece piece{.kind = kind, .at = key.at, .level = level_of(key)};
        if (type.is_edge()) piece.side = turned(Direction::E, turn);  // Their edges begin at the east side.
        else if (!type.is_span()) piece.turn = static_cast<std::int8_t>(turn);
        else if (in_bounds(key.at)) piece.to = key.at + catalogue_.footprint(kind, turn).back();
        return piece;
    }
    static int level_of(const WebKey& key) { return key.alt >= 0 && key.alt < max_level ? key.alt + 1 : 0; }

    void lay(const PlacedPiece& piece, const std::string& code, const std::string& text) {
        const auto hexes =
            in_bounds(piece.at) ? hexes_of(stored(piece, catalogue_), catalogue_) : std::vector<HexCoord>{};
        if (piece.level < 1 || hexes.empty() || !std::ranges::all_of(hexes, in_bounds))
            return left_out("web.outside", catalogue_[piece.kind].name, shortened(text));
        covered_ += hexes.size();
        if (covered_ > max_covered) return left_out("web.too-many-hexes", catalogue_[piece.kind].name, shortened(text));
        if (counts_[piece.kind.index()]++ == 0) codes_[piece.kind.index()] = shortened(code);
        pieces_.push_back(piece);
        if (catalogue_[piece.kind].fills_slots())
            for (const HexCoord hex : hexes)
                standing_.insert({catalogue_[piece.kind].terrain.value, {hex, piece.level}});
    }

    bool pillar_at(PieceKind wall, HexCoord hex, int level) const {
        return standing_.contains({catalogue_[wall].terrain.value, {hex, level}});
    }

    void lay_on_pillar(Entry each) {
        auto& [kind, key, text] = each;
        // Early files count one level more for what a pillar holds than for the pillar.
        if (!pillar_at(kind, key.at, level_of(key)) && pillar_at(kind, key.at, level_of(key) - 1)) --key.alt;
        if (catalogue_[kind].is_span()) wall(kind, key, text);
        else lay_key(kind, key, text);
    }

    // A wall runs from its pillar to the next one in its direction.
    void wall(PieceKind kind, const WebKey& key, const std::string& text) {
        const PieceType& type = catalogue_[kind];
        if (!in_bounds(key.at)) return left_out("web.outside", type.name, shortened(text));
        const bool diagonal = key.half_turns % 2 != 0;
        const HexCoord step = turned(diagonal ? HexCoord{1, 1} : HexCoord{1, 0}, key.half_turns / 2);
        std::vector<int> lengths = diagonal ? std::vector<int>{1} : type.reach;
        if (lengths.empty()) lengths = {1};
        PlacedPiece piece{.kind = kind, .at = key.at, .level = level_of(key), .to = key.at + step * lengths.front()};
        for (const int length : lengths)
            if (pillar_at(kind, key.at + step * length, piece.level)) piece.to = key.at + step * length;
        if (!span_fits(type, piece.at, piece.to)) return left_out("web.broken-key", shortened(text), shortened(text));
        lay(piece, key.code, text);
    }

    // For example " 12 × 9".
    std::string size() const {
        const auto sane = [](std::optional<double> number) { return number && *number >= 0 && *number < 1e6; };
        if (!sane(file_.width) || !sane(file_.length)) return {};
        return " " + std::to_string(static_cast<int>(*file_.width)) + " × " +
               std::to_string(static_cast<int>(*file_.length));
    }

    void tell() {
        read_.scenario.battlefield_name = as_name(file_.name, max_text);
        read_.scenario.about = About{read_.scenario.battlefield_name, {}, {}};
        if (!read_.scenario.battlefield_name.empty())
            read_.became.push_back({"hsc.became-title", {{"title", read_.scenario.battlefield_name}}});
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            const PieceKind kind{static_cast<int>(i)};
            if (counts_[i] > 0)
                read_.became.push_back(
                    {"web.became-piece",
                     {{"count", counts_[i]}, {"code", codes_[i]}, {"piece", catalogue_[kind].name}}});
        }
        if (const std::size_t glyphs = read_.scenario.glyphs->size(); glyphs > 0)
            read_.became.push_back(
                {"web.became-unknown-glyph", {{"count", glyphs}, {"code", std::string(glyph_code)}}});
        if (!file_.shape.empty()) read_.notes.push_back({"web.board", {{"shape", shortened(file_.shape) + size()}}});
        for (const auto& [why, rows] : left_out_)
            for (const auto& [what, row] : rows)
                read_.notes.push_back({why, {{"count", row.count}, {"what", what}, {"first", row.first}}});
        if (others_ > 0) read_.notes.push_back({"hsc.others", {{"count", others_}}});
    }

    const WebFile& file_;
    const HscTypes& types_;
    const Catalogue& catalogue_;
    std::vector<int> counts_;
    std::vector<std::string> codes_;  // What the file calls the first piece of each kind.
    std::vector<PlacedPiece> pieces_;
    std::vector<Glyph> glyphs_;
    std::size_t covered_ = 0;
    std::vector<Entry> entries_;
    std::set<std::pair<int, Space>> standing_;
    std::map<std::string, std::map<std::string, Row>> left_out_;
    int others_ = 0;
    ReadScenario read_;
};

}  // namespace

Result<ReadScenario> read_web_map(std::string_view bytes, const std::string& file_name, const HscTypes& types,
                                  const Catalogue& catalogue) {
    std::string unpacked;
    if (looks_gzipped(bytes)) {
        auto text = unzipped(bytes, file_name, max_file_bytes);
        if (!text) return failure(text.error());
        bytes = unpacked = std::move(*text);
    }
    WebFile file;
    WebReader reader(file);
    if (!Json::sax_parse(bytes, &reader)) return failure(reader.trouble(), FilePos{file_name});
    if (!file.has_pieces) return failure(Message{"web.no-pieces"}, FilePos{file_name});
    return WebMap(file, types, catalogue).run(file_name);
}

}  // namespace hexwright::exchange
