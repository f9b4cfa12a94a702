#include "engine/map_code/map_model.h"

#include "engine/board/hex/footprint.h"
#include "engine/map_code/cells.h"
#include "engine/map_code/code_text.h"
#include "engine/map_code/frozen_kinds.h"
#include "engine/map_code/primer.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace hexwright::map_code {

namespace {

constexpr int most_side = 4096, most_wanted_size = 1 << 20;
constexpr unsigned no_frozen_kind = 127, no_frozen_number = 31;  // What has no number is said by its id.
constexpr const char* colors[] = {"", "red", "blue", "green", "orange", "yellow", "purple", "cyan", "magenta"};

// Each question whose answer is yes or no, and that has a chance of its own.
enum Flag : std::size_t {
    HasTitle,
    HasAuthor,
    IdOfTitle,
    UsualEdition,
    NamedAsTitle,
    HasRounds,
    HalfTurn,
    HasOdd,
    HasZones,
    StartZone,
    ColorIsId,
    HasSize,
    SizeAsListed,
    HasGlyphs,
    PowerUp,
    FromPool,
    OnTop,
    HasPools,
    PoolDraws,
    HasLimit,
    BeyondSets,
    OneOfSet,
    KnownColor
};

// "The Narrows" is "the-narrows".
std::string id_of_title(const std::string& title) {
    std::string id;
    for (const char letter : title) {
        const bool large = letter >= 'A' && letter <= 'Z';
        const char small = large ? static_cast<char>(letter - 'A' + 'a') : letter;
        const bool counts = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (counts) id += small;
        else if (!id.empty() && id.back() != '-' && letter != '\'') id += '-';
    }
    while (id.ends_with('-')) id.pop_back();
    return id;
}

// ---- both ways

// Writes the map, or makes it of what is read: each function says one part of it.
class MapTalk {
public:
    MapTalk(BitCoder& coder, MapModel& model, CodedMap& map, bool half_turn)
        : coder_(coder), model_(model), map_(map), half_turn_(half_turn) {}

    bool talk() {
        say_heading();
        if (!say_box()) return false;
        if (!say_pieces()) return false;
        if (!say_odd_pieces()) return false;
        say_zones();
        say_glyphs();
        say_limit();
        return sound_ && !coder_.overran();
    }

private:
    bool writes() const { return coder_.writes(); }
    bool flag(Flag which, bool value) { return coder_.bit(model_.flags[which], value); }
    // A number that is one of few; what does not fit is no code.
    int number(NumberModel& numbers, int value, int most) {
        const auto read = numbers.code(coder_, static_cast<std::uint32_t>(value));
        if (read > static_cast<std::uint32_t>(most)) sound_ = false;
        return sound_ ? static_cast<int>(read) : 0;
    }
    int distance(NumberModel& numbers, int value) {
        const int read = numbers.code_signed(coder_, value);
        if (read < -2 * most_side || read > 2 * most_side) sound_ = false;
        return sound_ ? read : 0;
    }

    // ---- texts

    void say_text(std::string& text) {
        if (!writes()) text.clear();
        unsigned before = 0;
        for (std::size_t i = 0; i <= most_coded_text; ++i) {
            const unsigned wanted = i < text.size() && writes() ? static_cast<unsigned char>(text[i]) : 0U;
            const unsigned letter = say_letter(before, wanted);
            if (letter == 0) return;
            if (!writes()) text += static_cast<char>(letter);
            before = letter;
        }
        sound_ = false;  // It does not end.
    }
    unsigned say_letter(unsigned before, unsigned wanted) {
        unsigned node = 1;
        for (int bit = 7; bit >= 0; --bit)
            node = node << 1 | static_cast<unsigned>(
                                   coder_.bit(model_.letters[(before & 31U) * 256 + node], (wanted >> bit & 1U) != 0));
        return node & 255U;
    }

    void say_heading() {
        say_text_if(HasTitle, map_.title);
        say_text_if(HasAuthor, map_.author);
        say_text_unless(IdOfTitle, map_.id, id_of_title(map_.title));
        say_text_unless(UsualEdition, map_.edition, "master-2007");
        say_text_unless(NamedAsTitle, map_.battlefield_name, map_.title);
        if (flag(HasRounds, map_.rounds > 0)) map_.rounds = number(model_.count, map_.rounds, 1'000'000);
    }
    void say_text_if(Flag which, std::string& text) {
        if (flag(which, !text.empty())) say_text(text);
    }
    void say_text_unless(Flag which, std::string& text, const std::string& usual) {
        if (flag(which, text == usual)) text = usual;
        else say_text(text);
    }

    // ---- the box, and what is opposite

    // When writing, also tells which pieces can be said hex by hex.
    bool say_box() {
        if (writes()) sort_pieces();
        Box box = writes() ? box_around(filled_) : Box{};
        box.row = distance(model_.place, box.row);
        box.column = distance(model_.place, box.column);
        box.rows = number(model_.size, box.rows, most_side);
        box.columns = number(model_.size, box.columns, most_side);
        levels_ = number(model_.size, levels_, max_level);
        if (!sound_ || box.cells() * static_cast<std::size_t>(levels_) > most_coded_cells) return false;
        cells_ = std::make_unique<Cells>(box);
        half_turn_ = flag(HalfTurn, half_turn_ && !filled_.empty());
        if (!half_turn_) return true;
        const int r = 2 * box.row + box.rows - 1, q = 2 * box.column + box.columns - 1 - (r - (r & 1)) / 2;
        const int off = writes() ? middle_of_pieces() - q : 0;
        turned_from_ = {q + distance(model_.place, off), r};
        return sound_;
    }
    // Twice the middle of the map in q, if it is its own image.
    int middle_of_pieces() const {
        int least = filled_[0].q, most = filled_[0].q;
        for (const HexCoord hex : filled_) {
            least = std::min(least, hex.q);
            most = std::max(most, hex.q);
        }
        return least + most;
    }
    HexCoord opposite_of(HexCoord hex) const { return turned_from_ - hex; }

    // ---- pieces, hex by hex

    struct Wanted {
        unsigned kind;
        int turn;
    };
    using Place = std::tuple<int, int, int>;  // Level, row, q of the first hex.

    // In rows.
    std::vector<HexCoord> hexes_of_kind(const FrozenKind& kind, HexCoord at, int turn) const {
        std::vector<HexCoord> hexes = footprint(shapes_[static_cast<std::size_t>(kind.shape)], at, turn);
        std::ranges::sort(hexes, comes_before);
        return hexes;
    }
    // A catalogue of today may have changed the kind's shape.
    bool lies_as_frozen(const FrozenKind& kind, int turn) const {
        if (!kind.fills()) return false;
        const auto& lies = lies_of(kind)[static_cast<std::size_t>(kind.shape)];
        return std::ranges::find(lies, turn, &Lie::turn) != lies.end();
    }
    void sort_pieces() {
        std::vector<std::tuple<Place, unsigned, std::size_t>> filling;
        for (std::size_t i = 0; i < map_.pieces.size(); ++i) {
            const CodedPiece& piece = map_.pieces[i];
            const auto kind = frozen_kind(piece.kind);
            if (!kind || !lies_as_frozen(frozen_kinds()[*kind], piece.turn)) {
                odd_.push_back(piece);
                continue;
            }
            const HexCoord first = hexes_of_kind(frozen_kinds()[*kind], piece.at, piece.turn).front();
            filling.emplace_back(Place{piece.level, first.r, first.q}, *kind, i);
        }
        std::ranges::sort(filling);
        std::map<HexCoord, int> top;
        for (const auto& [place, kind, i] : filling) want_or_set_aside(place, kind, map_.pieces[i], top);
    }
    void want_or_set_aside(Place place, unsigned kind, const CodedPiece& piece, std::map<HexCoord, int>& top) {
        const auto hexes = hexes_of_kind(frozen_kinds()[kind], piece.at, piece.turn);
        const bool free = std::ranges::all_of(hexes, [&](HexCoord hex) {
            const auto found = top.find(hex);
            return found == top.end() || found->second < piece.level;
        });
        if (!free) return odd_.push_back(piece);
        for (const HexCoord hex : hexes) top[hex] = piece.level + frozen_kinds()[kind].slots - 1;
        filled_.insert(filled_.end(), hexes.begin(), hexes.end());
        levels_ = std::max(levels_, piece.level);
        wanted_[place] = {kind, piece.turn};
    }

    bool say_pieces() {
        if (!writes()) map_.pieces.clear();
        for (int level = 1; level <= levels_; ++level)
            for (std::size_t i = 0; i < cells_->box().cells(); ++i) {
                const HexCoord hex = cells_->box().hex(i);
                if (cells_->covered(hex, level)) continue;
                if (!say_hex(hex, level)) return false;
            }
        return sound_;
    }
    bool say_hex(HexCoord hex, int level) {
        const auto found = writes() ? wanted_.find({level, hex.r, hex.q}) : wanted_.end();
        const Wanted* wanted = found == wanted_.end() ? nullptr : &found->second;
        const auto image = image_at(hex, level);
        if (!coder_.bit(model_.begins[begin_context(hex, level, image.has_value())], wanted != nullptr)) return true;
        if (coder_.overran() || cells_->laid().size() > most_coded_pieces) return false;
        return say_piece(hex, level, wanted, image);
    }

    bool say_piece(HexCoord hex, int level, const Wanted* wanted, const std::optional<Laid>& image) {
        if (image) {
            const bool same = coder_.bit(model_.as_opposite[hits_],
                                         wanted && wanted->kind == image->kind && wanted->turn == image->turn);
            hits_ = ((hits_ << 1) | (same ? 1U : 0U)) & 3U;
            if (same) return lay(*image);
        }
        const auto kind = say_kind(hex, level, wanted);
        if (!kind) return false;
        const auto lies = lies_that_fit(*kind, hex, level);
        const auto chosen = say_lie(lies, *kind, hex, level, wanted);
        const Lie& lie = *lies[chosen];
        Laid piece{*kind, level, hex, lie.turn, {}};
        for (const HexCoord each : lie.hexes) piece.hexes.push_back(hex + each);
        return lay(std::move(piece));
    }
    bool lay(Laid piece) {
        const FrozenKind& kind = frozen_kinds()[piece.kind];
        if (!writes()) {
            const auto& lies = lies_of(kind)[static_cast<std::size_t>(kind.shape)];
            const auto lie = std::ranges::find(lies, piece.turn, &Lie::turn);
            map_.pieces.push_back({std::string(kind.id), piece.first + lie->origin, piece.level, piece.turn, {}});
        }
        cells_->lay(std::move(piece));
        return true;
    }

    // The piece that would begin here if the map were its own image: that of the piece that ends opposite.
    std::optional<Laid> image_at(HexCoord hex, int level) const {
        if (!half_turn_) return std::nullopt;
        const HexCoord there = opposite_of(hex);
        const Laid* other = cells_->at(there);
        if (!other || other->level != level || other->hexes.back() != there) return std::nullopt;
        const FrozenKind& kind = frozen_kinds()[other->kind];
        Laid image{other->kind, level, hex, 0, {}};
        for (auto each = other->hexes.rbegin(); each != other->hexes.rend(); ++each)
            image.hexes.push_back(opposite_of(*each));
        for (const Lie& lie : lies_of(kind)[static_cast<std::size_t>(kind.shape)]) {
            const bool alike = std::ranges::equal(lie.hexes, image.hexes, {}, [&](HexCoord at) { return hex + at; });
            const bool turns = kind.sort == KindSort::Tile || lie.turn == (other->turn + 3) % 6;
            if (!alike || !turns || !cells_->fits(hex, lie, level)) continue;
            image.turn = lie.turn;
            return image;
        }
        return std::nullopt;
    }

    std::size_t begin_context(HexCoord hex, int level, bool image) const {
        std::size_t context = level > 1 ? 1 : 0;
        for (const Direction side : {Direction::W, Direction::NW, Direction::NE})
            context = context * 2 + (cells_->covered(neighbour(hex, side), level) ? 1 : 0);
        context = context * 2 + (level > 1 && cells_->covered(neighbour(hex, Direction::E), level - 1) ? 1 : 0);
        const std::size_t below = level == 1 ? 0 : cells_->covered(hex, level - 1) ? 2 : cells_->top(hex) > 0 ? 1 : 0;
        const bool seen = half_turn_ && comes_before(opposite_of(hex), hex);
        return (context * 3 + below) * 3 + (image ? 2 : seen ? 1 : 0);
    }

    // ---- which kind

    const std::vector<std::vector<Lie>>& lies_of(const FrozenKind& kind) const {
        return kind.sort == KindSort::Tile ? lies_of_tiles_ : lies_of_solids_;
    }
    std::vector<const Lie*> lies_that_fit(unsigned kind, HexCoord hex, int level) const {
        const FrozenKind& type = frozen_kinds()[kind];
        std::vector<const Lie*> fitting;
        for (const Lie& lie : lies_of(type)[static_cast<std::size_t>(type.shape)])
            if (cells_->fits(hex, lie, level)) fitting.push_back(&lie);
        return fitting;
    }
    // Largest first.
    std::vector<unsigned> kinds_that_fit(int terrain, HexCoord hex, int level) const {
        std::vector<unsigned> fitting;
        for (unsigned kind = static_cast<unsigned>(frozen_kinds().size()); kind-- > 0;)
            if (frozen_kinds()[kind].terrain == terrain && frozen_kinds()[kind].fills() &&
                !lies_that_fit(kind, hex, level).empty())
                fitting.push_back(kind);
        return fitting;
    }
    std::optional<unsigned> say_kind(HexCoord hex, int level, const Wanted* wanted) {
        const int terrain = say_terrain(hex, level, wanted ? frozen_kinds()[wanted->kind].terrain : 0);
        const std::vector<unsigned> kinds = kinds_that_fit(terrain, hex, level);
        for (std::size_t i = 0; i + 1 < kinds.size(); ++i) {
            const FrozenKind& kind = frozen_kinds()[kinds[i]];
            const std::size_t context =
                kind.sort == KindSort::Tile ? static_cast<std::size_t>(kind.shape) : 16 + kinds[i] % 112;
            if (coder_.bit(model_.kind[context * 2 + (level > 1 ? 1 : 0)], wanted && wanted->kind == kinds[i]))
                return kinds[i];
        }
        return kinds.empty() ? std::nullopt : std::optional(kinds.back());
    }
    int say_terrain(HexCoord hex, int level, int wanted) {
        std::array<int, 5> votes{};
        std::vector<int> near;
        const auto look_at = [&](const Laid* piece) {
            if (!piece) return;
            const int terrain = frozen_kinds()[piece->kind].terrain;
            const auto found = std::ranges::find(near, terrain);
            ++votes[static_cast<std::size_t>(found - near.begin())];
            if (found == near.end()) near.push_back(terrain);
        };
        for (const Direction side : {Direction::W, Direction::NW, Direction::NE})
            if (cells_->covered(neighbour(hex, side), level)) look_at(cells_->at(neighbour(hex, side)));
        look_at(cells_->at(hex));
        for (std::size_t i = 0; i < near.size(); ++i)
            if (coder_.bit(model_.same_terrain[i * 5 + static_cast<std::size_t>(votes[i])], near[i] == wanted))
                return near[i];
        return static_cast<int>(model_.terrain.code(coder_, static_cast<unsigned>(wanted)));
    }

    // ---- which way it lies: those that touch most first

    std::size_t say_lie(const std::vector<const Lie*>& lies, unsigned kind, HexCoord hex, int level,
                        const Wanted* wanted) {
        std::vector<std::pair<int, std::size_t>> order;
        for (std::size_t i = 0; i < lies.size(); ++i)
            order.emplace_back(-4 * cells_->carried(hex, *lies[i], level) - cells_->contact(hex, *lies[i], level), i);
        std::ranges::sort(order);
        const int shape = frozen_kinds()[kind].shape;
        for (std::size_t n = 0; n + 1 < order.size(); ++n) {
            const auto worth = static_cast<std::size_t>(-order[n].first);
            const std::size_t context =
                (static_cast<std::size_t>(std::min(shape, 7)) * 12 + worth) * 3 + std::min<std::size_t>(n, 2);
            if (coder_.bit(model_.lie[context], wanted && lies[order[n].second]->turn == wanted->turn))
                return order[n].second;
        }
        return order.back().second;
    }

    // ---- pieces that are said one by one: edges, spans, ruins, kinds without a number, and what overlaps

    bool say_odd_pieces() {
        if (!flag(HasOdd, !odd_.empty())) return sound_;
        std::ranges::sort(odd_, {}, [](const CodedPiece& p) {
            return std::tuple(p.kind, p.level, p.at.r, p.at.q, p.turn, p.to.r, p.to.q);
        });
        const int count = number(model_.count, static_cast<int>(odd_.size()), static_cast<int>(most_coded_pieces));
        CodedPiece last;
        for (int i = 0; i < count && sound_ && !coder_.overran(); ++i) {
            CodedPiece piece = writes() ? odd_[static_cast<std::size_t>(i)] : last;
            say_odd_piece(piece, last);
            if (!writes()) map_.pieces.push_back(piece);
            last = piece;
        }
        return sound_;
    }
    void say_odd_piece(CodedPiece& piece, const CodedPiece& last) {
        if (!coder_.bit(model_.odd_same[0], piece.kind == last.kind)) say_odd_kind(piece);
        piece.level = last.level + distance(model_.odd_level, piece.level - last.level);
        piece.at.r = last.at.r + distance(model_.odd_place, piece.at.r - last.at.r);
        piece.at.q = last.at.q + distance(model_.odd_place, piece.at.q - last.at.q);
        const auto kind = frozen_kind(piece.kind);
        const KindSort sort = kind ? frozen_kinds()[*kind].sort : KindSort::Span;
        const std::size_t turns = sort == KindSort::Edge ? 0 : sort == KindSort::Span ? 1 : 2;
        piece.turn = static_cast<int>(model_.odd_turn[turns].code(coder_, static_cast<unsigned>(piece.turn)));
        sound_ = sound_ && piece.turn < 6;
        if (sort != KindSort::Span) {
            piece.to = {};
            return;
        }
        piece.to.r = piece.at.r + distance(model_.odd_place, piece.to.r - piece.at.r);
        piece.to.q = piece.at.q + distance(model_.odd_place, piece.to.q - piece.at.q);
    }
    void say_odd_kind(CodedPiece& piece) {
        const unsigned number = model_.odd_kind.code(coder_, frozen_kind(piece.kind).value_or(no_frozen_kind));
        if (number == no_frozen_kind) say_text(piece.kind);
        else if (number < frozen_kinds().size()) piece.kind = frozen_kinds()[number].id;
        else sound_ = false;
    }

    // ---- zones

    void say_zones() {
        if (!flag(HasZones, !map_.zones.empty())) return;
        const int count = number(model_.count, static_cast<int>(map_.zones.size()), static_cast<int>(max_zones));
        map_.zones.resize(static_cast<std::size_t>(count));
        for (Zone& zone : map_.zones) {
            if (!sound_ || coder_.overran()) return;
            say_zone(zone);
        }
    }
    void say_zone(Zone& zone) {
        say_text(zone.id);
        say_text_unless(StartZone, zone.use, "start");
        say_color(zone);
        say_spaces(zone);
        if (!flag(HasSize, zone.size.has_value())) return zone.size.reset();
        const int listed = static_cast<int>(zone.spaces.size());
        if (flag(SizeAsListed, zone.size == listed)) zone.size = listed;
        else zone.size = number(model_.count, zone.size.value_or(0), most_wanted_size);
    }
    void say_color(Zone& zone) {
        if (flag(ColorIsId, zone.color == zone.id)) {
            zone.color = zone.id;
            return;
        }
        const auto known = std::ranges::find(colors, zone.color);
        if (!flag(KnownColor, known != std::end(colors))) return say_text(zone.color);
        const unsigned number = model_.color.code(coder_, static_cast<unsigned>(known - std::begin(colors)));
        if (number < std::size(colors)) zone.color = colors[number];
        else sound_ = false;
    }
    // The tops of hexes one after the other, then other spaces.
    void say_spaces(Zone& zone) {
        std::vector<Space> left = zone.spaces, said;
        for (std::size_t i = 0; i < cells_->box().cells(); ++i) {
            const HexCoord hex = cells_->box().hex(i);
            if (cells_->top(hex) == 0) continue;
            const Space space{hex, cells_->top(hex)};
            const auto found = writes() ? std::ranges::find(left, space) : left.end();
            if (!coder_.bit(model_.member[member_context(hex, said)], found != left.end())) continue;
            if (found != left.end()) left.erase(found);
            said.push_back(space);
        }
        const int others = number(model_.count, static_cast<int>(left.size()), 100'000);
        for (int i = 0; i < others && sound_ && !coder_.overran(); ++i)
            said.push_back(say_space(writes() ? left[static_cast<std::size_t>(i)] : Space{}));
        std::ranges::sort(said);
        zone.spaces = std::move(said);
    }
    std::size_t member_context(HexCoord hex, const std::vector<Space>& said) const {
        std::size_t context = 0;
        for (const Direction side : {Direction::W, Direction::NW, Direction::NE}) {
            const HexCoord beside = neighbour(hex, side);
            context = context * 2 + (std::ranges::find(said, beside, &Space::at) != said.end() ? 1 : 0);
        }
        return context * 2 + (said.empty() ? 1 : 0);
    }
    Space say_space(Space space) {
        const Box& box = cells_->box();
        const HexCoord corner = box.hex(0);
        space.at.r = corner.r + distance(model_.place, space.at.r - corner.r);
        space.at.q = corner.q + distance(model_.place, space.at.q - corner.q);
        const int top = cells_->top(space.at);
        if (flag(OnTop, space.level == top)) space.level = top;
        else space.level = number(model_.size, space.level, max_level);
        sound_ = sound_ && in_bounds(space.at) && space.level >= 1;
        return space;
    }

    // ---- glyphs and the limit

    void say_glyphs() {
        if (flag(HasPools, !map_.pools.empty())) say_pools();
        if (!flag(HasGlyphs, !map_.glyphs.empty())) return;
        const int count = number(model_.count, static_cast<int>(map_.glyphs.size()), static_cast<int>(max_glyphs));
        map_.glyphs.resize(static_cast<std::size_t>(count));
        for (Glyph& glyph : map_.glyphs) {
            if (!sound_ || coder_.overran()) return;
            if (!flag(FromPool, !glyph.pool.empty())) say_frozen(glyph.id, model_.glyph, frozen_glyphs());
            else say_text(glyph.pool);
            glyph.facing = flag(PowerUp, glyph.facing == Facing::Power) ? Facing::Power : Facing::Symbol;
            glyph.at = say_space(glyph.at);
        }
    }
    void say_frozen(std::string& id, SymbolModel<5>& numbers, std::span<const std::string_view> known) {
        const auto found = std::ranges::find(known, id);
        const auto wanted = found == known.end() ? no_frozen_number : static_cast<unsigned>(found - known.begin());
        const unsigned number = numbers.code(coder_, wanted);
        if (number == no_frozen_number) say_text(id);
        else if (number < known.size()) id = known[number];
        else sound_ = false;
    }
    void say_pools() {
        const int count = number(model_.count, static_cast<int>(map_.pools.size()), static_cast<int>(max_glyph_pools));
        map_.pools.resize(static_cast<std::size_t>(count));
        for (GlyphPool& pool : map_.pools) {
            if (!sound_ || coder_.overran()) return;
            say_text(pool.id);
            pool.facing = flag(PowerUp, pool.facing == Facing::Power) ? Facing::Power : Facing::Symbol;
            if (flag(PoolDraws, pool.draw.has_value()))
                pool.draw = number(model_.count, pool.draw.value_or(0), static_cast<int>(max_glyphs));
            const int kinds = number(model_.count, static_cast<int>(pool.kinds.size()), static_cast<int>(max_glyphs));
            pool.kinds.resize(static_cast<std::size_t>(kinds));
            for (std::string& kind : pool.kinds) say_frozen(kind, model_.glyph, frozen_glyphs());
        }
    }

    void say_limit() {
        const bool any = !map_.sets.empty() || !map_.items.empty() || map_.beyond_sets;
        if (!flag(HasLimit, any)) return;
        map_.beyond_sets = flag(BeyondSets, map_.beyond_sets);
        say_counts(map_.sets, frozen_sets());
        say_counts(map_.items, {});
    }
    void say_counts(std::vector<std::pair<std::string, int>>& counts, std::span<const std::string_view> known) {
        const int count = number(model_.count, static_cast<int>(counts.size()), 1000);
        counts.resize(static_cast<std::size_t>(count));
        for (auto& [id, times] : counts) {
            if (!sound_ || coder_.overran()) return;
            known.empty() ? say_text(id) : say_frozen(id, model_.set, known);
            times = flag(OneOfSet, times == 1) ? 1 : number(model_.count, times, most_wanted_size);
        }
    }

    BitCoder& coder_;
    MapModel& model_;
    CodedMap& map_;
    bool half_turn_ = false, sound_ = true;
    unsigned hits_ = 0;
    int levels_ = 0;
    HexCoord turned_from_{};
    std::unique_ptr<Cells> cells_{};
    std::vector<std::vector<HexCoord>> shapes_ = frozen_shapes();
    std::vector<std::vector<Lie>> lies_of_tiles_ = lies_of_shapes(true), lies_of_solids_ = lies_of_shapes(false);
    std::map<Place, Wanted> wanted_{};
    std::vector<HexCoord> filled_{};  // Hexes that pieces fill; some of them several times.
    std::vector<CodedPiece> odd_{};
};

}  // namespace

std::unique_ptr<MapModel> primed_model() {
    auto model = std::make_unique<MapModel>();
    for (const std::string_view primer : primers())
        if (CodedMap map; const auto bits = bytes_of_letters(primer)) map_of_bits(*bits, *model, map);
    return model;
}

std::optional<std::string> bits_of(const CodedMap& map, MapModel& model, bool half_turn) {
    CodedMap copy = map;
    BitCoder coder;
    if (!MapTalk(coder, model, copy, half_turn && !map.pieces.empty()).talk()) return std::nullopt;
    return coder.take();
}

bool map_of_bits(std::string_view bits, MapModel& model, CodedMap& map) {
    BitCoder coder(bits);
    map = {};
    return MapTalk(coder, model, map, false).talk();
}

}  // namespace hexwright::map_code
