#include "editor/table/play.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/game/scenario_rules.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"

#include <algorithm>

namespace hexwright::table {

namespace {

std::vector<Glyph> glyphs_shown(const GameState& seen) {
    std::vector<Glyph> glyphs;
    for (const GameGlyph& glyph : seen.glyphs) {
        if (glyph.at == no_space) continue;
        glyphs.push_back({.id = glyph.kind.valid() ? seen.catalogue()[glyph.kind].id : "",
                          .at = (*seen.board)[glyph.at].space,
                          .facing = glyph.face_up ? Facing::Power : Facing::Symbol});
    }
    return glyphs;
}

// Something lies on the table that not everybody may know.
bool has_secrets(const GameState& state) {
    return std::ranges::any_of(state.cards,
                               [](const GameCard& card) { return (card.markers & ~card.revealed) != 0; }) ||
           std::ranges::any_of(state.glyphs,
                               [](const GameGlyph& glyph) { return glyph.at != no_space && !glyph.face_up; }) ||
           state.rules().order_markers || has_secret_words(state);
}

}  // namespace

Result<Play> Play::begin(std::shared_ptr<const Scenario> map, const Catalogue& catalogue, const NewGame& game,
                         unsigned long long first_number) {
    auto session = GameSession::begin(map, std::make_shared<const Catalogue>(catalogue), game.options,
                                      seats_named(game.seats), {SessionHistory::Tree, game.mode});
    if (!session) return failure(session.error());
    return Play(std::move(*session), std::move(map), first_number);
}

Play::Play(GameSession session, std::shared_ptr<const Scenario> map, unsigned long long first_number)
    : session_(std::move(session)), map_(std::move(map)) {
    board_.number = started_ = revision_ = first_number;
    if (const std::string& id = session_.options().puzzle; !id.empty())
        if (const auto named = puzzle_named(*session_.scenario(), id))
            if (auto begun = begin_puzzle(*session_.scenario(), session_.state().setup->catalogue, **named))
                puzzle_ = std::make_shared<const PuzzleGame>(std::move(*begun));
    changed();
}

std::optional<PlayerId> Play::viewer() const {
    if (session_.mode() == PlayMode::OpenTable) return {};
    return last_person_;
}

void Play::open_curtain() {
    curtain_ = false;
    last_person_ = session_.decider();
    changed();
}

void Play::know(const std::shared_ptr<const Catalogue>& catalogue) {
    session_.know(catalogue);
    shown_battlefield_.reset();
    changed();
}

// Between two people at fair play the table is covered until the next one has sat down.
void Play::cover() {
    if (session_.mode() == PlayMode::OpenTable) {
        curtain_ = false;
        return;
    }
    if (!session_.person_decides()) return;
    const auto decider = session_.decider();
    const bool others = last_person_ && *last_person_ != *decider;
    curtain_ = (others || (!last_person_ && std::ranges::count(session_.seats(), nullptr) != 1)) &&
               has_secrets(session_.state());
    if (!curtain_) last_person_ = decider;
}

void Play::changed() {
    cover();
    hand = {};
    choices_.reset();
    places_.reset();
    ++revision_;
    const auto sees = viewer();
    const bool hides = session_.mode() == PlayMode::FairPlay;
    // While the curtain is down, nobody's secrets are shown.
    seen_ = hides ? session_.seen_by(curtain_ ? PlayerId{} : sees.value_or(PlayerId{})) : session_.state();
    figures_ = figures_on(seen_);
    if (puzzle_) puzzle_stand_ = stand_of(*puzzle_, session_.state());
    show_board();
}

void Play::show_board() {
    if (shown_battlefield_ == seen_.battlefield && shown_glyphs_ == seen_.glyphs) return;
    shown_battlefield_ = seen_.battlefield;
    shown_glyphs_ = seen_.glyphs;
    Scenario scenario = *session_.scenario();  // Whose pieces have the game's ids.
    scenario.battlefield = *seen_.battlefield;
    scenario.glyphs.change([&](std::vector<Glyph>& glyphs) { glyphs = glyphs_shown(seen_); });
    board_.terrain = terrain_of(scenario.battlefield, seen_.catalogue());
    board_.scenario = std::make_shared<const Scenario>(std::move(scenario));
    ++board_.number;
}

const std::vector<Message>& Play::choices() const {
    if (!choices_) choices_ = session_.choices();
    return *choices_;
}

const PlaceNames& Play::places() const {
    if (!places_) places_.emplace(*session_.scenario(), seen_);
    return *places_;
}

// ---- playing

Result<void> Play::choose(std::size_t listed) {
    auto done = session_.choose(listed, dice);
    if (!done) return done;
    dice = SameDice{};
    changed();
    return {};
}

Result<void> Play::act(const Action& action) {
    auto done = session_.act(action);
    if (done) changed();
    return done;
}

Result<void> Play::act_by_hand(const Wording& wording) {
    auto done = session_.act_by_hand(wording);
    if (done) changed();
    return done;
}

bool Play::computer_decides() const {
    const auto decider = session_.decider();
    return decider && session_.seat(*decider) && !legal().empty();
}

void Play::let_computer_decide() {
    session_.advance({.most_decisions = 1});
    changed();
}

bool Play::computer_thinks() const {
    return computer_decides() && session_.seat(*session_.decider())->playouts > 0 && legal().size() > 1;
}

void Play::take(const Thought& thought) {
    if (session_.take(thought)) changed();
}

std::optional<std::size_t> Play::advice(const PlayerKind& kind) const {
    const auto decider = session_.decider();
    if (!decider || legal().empty()) return {};
    DiceBag bag{static_cast<std::uint64_t>(session_.current().value)};  // The same advice whenever it is asked for.
    return kind.choose(session_.seen_by(*decider), *decider, legal(), bag);
}

bool Play::places_figures() const {
    return session_.person_decides() && !legal().empty() && std::holds_alternative<PlaceFigure>(legal().front());
}

Result<void> Play::place_the_rest(const PlayerKind& kind) {
    const auto player = session_.decider();
    while (places_figures() && session_.decider() == player) {
        const auto listed = advice(kind);
        if (auto done = session_.choose(*listed); !done) return done;
        changed();
    }
    return {};
}

void Play::set_seat(PlayerId player, const PlayerKind* kind) {
    session_.set_seat(player, kind);
    changed();
}

void Play::set_mode(PlayMode mode) {
    session_.set_mode(mode);
    last_person_ = mode == PlayMode::FairPlay && session_.person_decides() ? session_.decider() : std::nullopt;
    changed();
}

// ---- the tree

Result<void> Play::take_back() {
    auto done = session_.take_back();
    if (done) changed();
    return done;
}

Result<void> Play::go_to(NodeId node) {
    auto done = session_.go_to(node);
    if (done) changed();
    return done;
}

NodeId Play::back() const { return session_.tree()[session_.current()].parent; }

NodeId Play::forward() const {
    const auto& children = session_.tree()[session_.current()].children;
    return children.empty() ? NodeId{} : children.front();
}

Result<void> Play::promote(NodeId node) {
    auto done = session_.promote(node);
    if (done) changed();
    return done;
}

Result<void> Play::remove(NodeId node) {
    auto done = session_.remove(node);
    if (done) changed();
    return done;
}

Play::Followed Play::follow(const GameSession& other) {
    Followed followed;
    for (const NodeId node : other.tree().line_to(other.current())) {
        if (node == SessionTree::root()) continue;
        const SessionNode& there = other.tree()[node];
        const auto action = action_of(session_.state(), there.step->wording);
        const auto done = action ? session_.act(*action) : failure(Message{"table.not-there"});
        if (!done) {
            followed.stopped = done.error();
            followed.choice = choice_of(*other.tree()[there.parent].step->after, there.step->action);
            break;
        }
        ++followed.actions;
    }
    changed();
    return followed;
}

// The same space on the board of this game; no_space where it has gone.
SpaceIndex Play::space_here(const GameState& position, SpaceIndex there) const {
    return there == no_space ? no_space : session_.state().board->index((*position.board)[there].space);
}

std::vector<std::string> Play::carry_over(const GameState& position) {
    bring_cards_of(position);
    std::vector<std::string> left = put_figures_of(position);
    carry_over_rounds(position);
    for (std::string& glyph : lay_glyphs_of(position)) left.push_back(std::move(glyph));
    count_as_in(position);
    if (being_arranged(session_.state()) && !being_arranged(position)) (void)session_.act(BeginPlay{});
    changed();
    return left;
}

// Cards that joined by hand, and those that have left.
void Play::bring_cards_of(const GameState& position) {
    for (std::size_t i = session_.state().cards.size(); i < position.cards.size(); ++i) {
        const GameCard& card = position.cards[i];
        if (card.piece.valid()) continue;
        for (int copy = 0; copy < card.copies; ++copy)
            (void)session_.act(BringCard{card.kind, card.owner.valid() ? card.owner : PlayerId{0}});
    }
}

std::vector<std::string> Play::put_figures_of(const GameState& position) {
    std::vector<std::string> left;
    for (std::size_t i = 0; i < position.figures.size() && i < session_.state().figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const Figure& stood = position[figure];
        if (stood.place == Figure::Place::Reserve) continue;
        if (stood.place == Figure::Place::Carried) {  // Nobody takes up anything by hand.
            left.push_back(name_in_army(position, figure));
            continue;
        }
        const SpaceIndex at = stood.on_board() ? space_here(position, stood.at()) : no_space;
        const SpaceIndex tail = stood.on_board() ? space_here(position, stood.tail()) : no_space;
        const bool there = !stood.on_board() || (at != no_space && (stood.tail() == no_space) == (tail == no_space));
        if (!there || !session_.act(PutFigure{figure, at, tail, stood.wounds}))
            left.push_back(name_in_army(position, figure));
    }
    return left;
}

// What lies where, and which side is up; what lies only here goes.
std::vector<std::string> Play::lay_glyphs_of(const GameState& position) {
    std::vector<std::string> left;
    const std::vector<GameGlyph> here = session_.state().glyphs;
    for (const GameGlyph& glyph : here) {
        if (glyph.at == no_space) continue;
        const bool same = std::ranges::any_of(position.glyphs, [&](const GameGlyph& each) {
            return each.at != no_space && space_here(position, each.at) == glyph.at && each.kind == glyph.kind &&
                   each.face_up == glyph.face_up;
        });
        if (!same) (void)session_.act(SetGlyph{.at = glyph.at});
    }
    for (const GameGlyph& glyph : position.glyphs) {
        if (glyph.bearer.valid()) left.push_back(position.catalogue()[glyph.kind].name);
        if (glyph.at == no_space || !glyph.kind.valid()) continue;
        const SpaceIndex at = space_here(position, glyph.at);
        const bool lies = std::ranges::count(session_.state().glyphs, GameGlyph{glyph.kind, at, glyph.face_up}) > 0;
        if (lies && at != no_space) continue;
        if (at == no_space || !session_.act(SetGlyph{glyph.kind, at, !glyph.face_up}))
            left.push_back(position.catalogue()[glyph.kind].name);
    }
    return left;
}

namespace {

// The flag or counter of this name here; an invalid one if the rules have none any more.
TallyId tally_called(const GameState& state, const std::string& called) {
    for (TallyId id{0}; const std::string* name = tally_name(state, id); ++id.value)
        if (*name == called) return id;
    return {};
}

int value_of(const GameState& state, const Tally& wanted) {
    for (const Tally& each : state.tallies)
        if (each.what == wanted.what && each.owner == wanted.owner) return each.value;
    return 0;
}

}  // namespace

// Flags and counters, by their names.
void Play::count_as_in(const GameState& position) {
    std::vector<Tally> wanted;
    for (Tally tally : position.tallies) {
        const std::string* name = tally.what < 0 ? nullptr : tally_name(position, TallyId{tally.what});
        const TallyId here = name ? tally_called(session_.state(), *name) : TallyId{};
        tally.what = static_cast<std::int16_t>(here.value);
        if (here.valid()) wanted.push_back(tally);
    }
    for (Tally tally : session_.state().tallies) {
        const auto same = [&](const Tally& each) { return each.what == tally.what && each.owner == tally.owner; };
        tally.value = 0;
        if (tally.what >= 0 && std::ranges::none_of(wanted, same)) wanted.push_back(tally);
    }
    for (const Tally& tally : wanted) {
        if (tally.of_zone() || value_of(session_.state(), tally) == tally.value) continue;
        SetCounter set{.counter = TallyId{tally.what}, .value = tally.value};
        if (tally.of_figure()) set.figure = FigureId{tally.owner - tally_owner_figure};
        else if (tally.owner >= 0) set.player = PlayerId{tally.owner};
        (void)session_.act(set);
    }
}

Result<void> Play::arrange_as(const GameOptions& options) {
    auto started = start_game(*map_, session_.state().setup->catalogue, options);
    if (!started) return failure(started.error());
    if (auto cleared = session_.act(Arrange{.clear = true}); !cleared) return cleared;
    const GameState& wanted = started->state;
    for (std::size_t i = 0; i < wanted.cards.size(); ++i) {
        const GameCard& card = wanted.cards[i];
        if (card.piece.valid()) continue;
        const PlayerId owner = card.owner.valid() ? card.owner : PlayerId{0};
        for (int copy = 0; copy < card.copies; ++copy) (void)session_.act(BringCard{card.kind, owner});
        stand_as(wanted, CardId{static_cast<int>(i)}, owner);
    }
    changed();
    return {};
}

// The figures of the owner's card of this sort stand as they do there.
void Play::stand_as(const GameState& wanted, CardId there, PlayerId owner) {
    const auto& cards = session_.state().cards;
    const auto found = std::ranges::find_if(
        cards, [&](const GameCard& each) { return each.kind == wanted[there].kind && each.owner == owner; });
    if (found == cards.end()) return;
    const CardId here{static_cast<int>(found - cards.begin())};
    const std::vector<FigureId> from = figures_of(wanted, there), to = figures_of(session_.state(), here);
    for (std::size_t i = 0; i < std::min(from.size(), to.size()); ++i) {
        const Figure& stands = wanted[from[i]];
        if (!stands.on_board()) continue;
        (void)session_.act(
            PutFigure{to[i], space_here(wanted, stands.at()), space_here(wanted, stands.tail()), stands.wounds});
    }
    if (!wanted[there].controller.valid()) (void)session_.act(SetControl{here, {}});
}

namespace {

bool lies_on(const GameState& position, CardId card, int marker) {
    return card.index() < position.cards.size() && (position[card].markers & marker_bit(marker)) != 0;
}

}  // namespace

// The order markers lie where they lay; those that lay nowhere go on the first card that may have them.
void Play::lay_markers_of(const GameState& position) {
    while (!legal().empty() && std::holds_alternative<PlaceMarker>(legal().front())) {
        const auto same = std::ranges::find_if(legal(), [&](const Action& action) {
            const auto& place = std::get<PlaceMarker>(action);
            return lies_on(position, place.card, place.marker);
        });
        const auto listed = same == legal().end() ? 0 : same - legal().begin();
        if (!session_.choose(static_cast<std::size_t>(listed))) return;
    }
}

// Round, order markers and turn, as far as this game has come: what it refuses stays as it is here.
void Play::carry_over_rounds(const GameState& position) {
    if (position.round < 1 || position.cards.empty()) return;
    const bool arranged = being_arranged(session_.state());
    // All figures stand already: with the first thing that is set, the game goes on to its first round.
    for (std::size_t i = 0; i < position.cards.size() && i < session_.state().cards.size(); ++i)
        (void)session_.act(SetControl{CardId{static_cast<int>(i)}, position.cards[i].controller});
    if (!position.turns.empty() && !arranged) lay_markers_of(position);
    (void)session_.act(SetRound{position.round});
    for (std::size_t i = 0; i < position.cards.size() && i < session_.state().cards.size(); ++i)
        for (int marker = 1; marker <= marker_kinds; ++marker) {
            const CardId card{static_cast<int>(i)};
            const bool seen = (position[card].revealed & marker_bit(marker)) != 0;
            if (lies_on(position, card, marker)) (void)session_.act(SetMarker{card, marker, seen});
        }
    if (!position.turns.empty()) (void)session_.act(SetTurn{.card = position.turns.back().card});
}

Result<void> Play::set_note(NodeId node, std::string note) {
    auto done = session_.set_note(node, std::move(note));
    if (done) ++revision_;
    return done;
}

}  // namespace hexwright::table
