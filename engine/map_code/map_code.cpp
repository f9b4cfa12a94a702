#include "engine/map_code/map_code.h"

#include "engine/map_code/code_text.h"
#include "engine/map_code/coded_map.h"
#include "engine/map_code/map_model.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/trial.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace hexwright::map_code {

namespace {

constexpr char this_version = 1;

// ---- from a scenario

CodedPiece coded(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    const int turn = type.is_edge() ? static_cast<int>(piece.side) : type.is_span() ? 0 : piece.turn;
    return {type.id, piece.at, piece.level, turn, type.is_span() ? piece.to : HexCoord{}};
}

Zone without_conditions(Zone zone) {
    zone.conditions = nullptr;
    zone.conditions_do = ZoneConditions::Add;
    zone.line = 0;
    std::ranges::sort(zone.spaces);
    return zone;
}

void code_limit(const Limit& limit, CodedMap& map, const Catalogue& catalogue) {
    for (const SetCount& row : limit.sets) map.sets.emplace_back(catalogue[row.set].id, row.count);
    for (const LooseItem& row : limit.items) map.items.emplace_back(catalogue[row.item].id, row.count);
    map.beyond_sets = limit.beyond_sets;
}

std::vector<Glyph> sorted_glyphs(std::vector<Glyph> glyphs) {
    for (Glyph& glyph : glyphs) glyph.line = {};
    std::ranges::sort(glyphs, {}, [](const Glyph& glyph) { return std::pair(glyph.at, glyph.id); });
    return glyphs;
}

bool is_short(const std::string& text) { return text.size() <= most_coded_text && text.find('\0') == text.npos; }

std::optional<Refusal> has_no_code(const CodedMap& map) {
    if (map.pieces.size() > most_coded_pieces)
        return Refusal{{"refused.code-pieces", {{"count", map.pieces.size()}, {"most", most_coded_pieces}}}};
    if (!is_short(map.title) || !is_short(map.author) || !is_short(map.battlefield_name))
        return Refusal{{"refused.code-title", {{"most", most_coded_text}}}};
    return std::nullopt;
}

bool same_pieces(const CodedMap& a, const CodedMap& b) {
    const auto sorted = [](std::vector<CodedPiece> pieces) {
        std::ranges::sort(pieces, {},
                          [](const CodedPiece& p) { return std::tuple(p.kind, p.level, p.at, p.turn, p.to); });
        return pieces;
    };
    return sorted(a.pieces) == sorted(b.pieces);
}

bool says(std::string_view bits, const CodedMap& map, const MapModel& primed) {
    MapModel model = primed;
    CodedMap said;
    return map_of_bits(bits, model, said) && same_pieces(said, map) && said.zones == map.zones &&
           said.glyphs == map.glyphs;
}

// The shorter one of both ways to say it; nullopt if there is none, as for pieces that a catalogue of one's own gave
// another way to stand.
std::optional<std::string> shortest(const CodedMap& map, const MapModel& primed) {
    std::optional<std::string> best;
    for (const bool half_turn : {false, true}) {
        MapModel model = primed;
        auto bits = bits_of(map, model, half_turn);
        if (bits && says(*bits, map, primed) && (!best || bits->size() < best->size())) best = std::move(bits);
    }
    return best;
}

// ---- to a scenario

std::optional<PlacedPiece> placed(const CodedPiece& piece, const Catalogue& catalogue) {
    const auto kind = catalogue.piece(piece.kind);
    if (!kind) return std::nullopt;
    PlacedPiece placed{.kind = *kind, .at = piece.at, .level = piece.level};
    const PieceType& type = catalogue[*kind];
    if (type.is_edge()) placed.side = static_cast<Direction>(piece.turn);
    else if (type.is_span()) placed.to = piece.to;
    else placed.turn = static_cast<std::int8_t>(piece.turn);
    return placed;
}

bool lies_in_bounds(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (!in_bounds(piece.at) || piece.level < 1 || piece.level + std::max(type.slots, 1) - 1 > max_level) return false;
    if (type.is_span() && (!in_bounds(piece.to) || !span_fits(type, piece.at, piece.to))) return false;
    return std::ranges::all_of(hexes_of(piece, catalogue), in_bounds);
}

Result<Battlefield> battlefield_of(const CodedMap& map, const Catalogue& catalogue) {
    std::vector<PlacedPiece> pieces;
    for (const CodedPiece& each : map.pieces) {
        const auto piece = placed(each, catalogue);
        if (!piece) return failure(Message{"refused.code-kind", {{"kind", each.kind}}});
        if (!lies_in_bounds(*piece, catalogue)) return failure(Message{"refused.code-mistyped"});
        pieces.push_back(*piece);
    }
    std::ranges::sort(pieces,
                      [&](const PlacedPiece& a, const PlacedPiece& b) { return canonical_before(a, b, catalogue); });
    Battlefield battlefield;
    battlefield.add_all(pieces, catalogue);
    return battlefield;
}

Result<Limit> limit_of(const CodedMap& map, const Catalogue& catalogue) {
    Limit limit;
    limit.beyond_sets = map.beyond_sets;
    for (const auto& [id, count] : map.sets) {
        const auto set = catalogue.set(id);
        if (!set) return failure(Message{"refused.code-kind", {{"kind", id}}});
        limit.sets.push_back({*set, count});
    }
    for (const auto& [id, count] : map.items) {
        const auto item = catalogue.item(id);
        if (!item) return failure(Message{"refused.code-kind", {{"kind", id}}});
        limit.items.push_back({*item, count});
    }
    return limit;
}

Result<Scenario> scenario_of(CodedMap map, const Catalogue& catalogue) {
    auto battlefield = battlefield_of(map, catalogue);
    if (!battlefield) return failure(battlefield.error());
    auto limit = limit_of(map, catalogue);
    if (!limit) return failure(limit.error());
    Scenario scenario;
    scenario.id = std::move(map.id);
    scenario.edition = std::move(map.edition);
    scenario.about = Shared<About>(About{std::move(map.title), std::move(map.author), {}});
    scenario.battlefield_name = std::move(map.battlefield_name);
    scenario.battlefield = std::move(*battlefield);
    scenario.limit = Shared<Limit>(std::move(*limit));
    scenario.zones = Shared<std::vector<Zone>>(std::move(map.zones));
    scenario.glyphs = Shared<std::vector<Glyph>>(std::move(map.glyphs));
    scenario.glyph_pools = Shared<std::vector<GlyphPool>>(std::move(map.pools));
    scenario.rounds = map.rounds;
    return scenario;
}

std::string_view behind_blanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? std::string_view{} : text.substr(begin);
}

}  // namespace

CodedMap coded_map_of(const Scenario& scenario, const Catalogue& catalogue) {
    CodedMap map{scenario.id, scenario.edition, scenario.about->title, scenario.about->author,
                 scenario.battlefield_name};
    map.rounds = scenario.rounds;
    scenario.battlefield.each([&](const PlacedPiece& piece) { map.pieces.push_back(coded(piece, catalogue)); });
    for (const Zone& zone : *scenario.zones) map.zones.push_back(without_conditions(zone));
    map.glyphs = sorted_glyphs(*scenario.glyphs);
    map.pools = *scenario.glyph_pools;
    code_limit(*scenario.limit, map, catalogue);
    return map;
}

Result<MapCode> code_of(const Scenario& scenario, const Catalogue& catalogue) {
    const CodedMap map = coded_map_of(scenario, catalogue);
    if (auto refused = has_no_code(map)) return failure(std::move(*refused));
    const auto bits = shortest(map, *primed_model());
    if (!bits) return failure(Message{"refused.code-apart"});
    const std::string bytes = this_version + *bits;
    return MapCode{letters_of(bytes), bytes.size() + check_sum_bytes};
}

std::vector<Message> left_out_of_code(const Scenario& scenario) {
    std::vector<Message> left;
    const auto leave_out = [&](bool there, const char* id) {
        if (there) left.push_back({id});
    };
    const auto conditions = [](const Zone& zone) { return zone.conditions && !zone.conditions->empty(); };
    leave_out(!scenario.about->story.empty(), "code.story");
    leave_out(scenario.limit->contest.has_value(), "code.contest");
    leave_out(std::ranges::any_of(*scenario.zones, conditions), "code.zone-conditions");
    leave_out(scenario.house_rules != nullptr, "code.house-rules");
    leave_out(!scenario.setups->empty(), "code.armies");
    leave_out(!(rulebook_of(scenario) == Rulebook{}), "code.rules");
    leave_out(!(tests_of(scenario) == ScenarioTests{}), "code.tests");
    leave_out(!scenario.battlefield.names().empty(), "code.piece-names");
    leave_out(!scenario.groups->empty(), "code.groups");
    leave_out(!scenario.approvals->empty(), "code.approvals");
    leave_out(!scenario.underlays->empty(), "code.underlays");
    leave_out(scenario.symmetry.kind != SymmetryKind::Off, "code.symmetry");
    leave_out(!scenario.comments->empty(), "code.comments");
    leave_out(!scenario.carried->bytes.empty(), "code.carried");
    return left;
}

bool is_map_code(std::string_view text) { return behind_blanks(text).starts_with(code_mark); }

Result<Scenario> scenario_of_code(std::string_view text, const Catalogue& catalogue) {
    const auto bytes = bytes_of_letters(behind_blanks(text));
    if (!bytes) return failure(bytes.error());
    if (bytes->empty() || (*bytes)[0] != this_version) return failure(Message{"refused.code-version"});
    CodedMap map;
    if (!map_of_bits(std::string_view(*bytes).substr(1), *primed_model(), map))
        return failure(Message{"refused.code-mistyped"});
    return scenario_of(std::move(map), catalogue);
}

}  // namespace hexwright::map_code
