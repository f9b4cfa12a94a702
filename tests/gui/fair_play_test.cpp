// Fair play tells nobody what he may not know: two games that differ only in hidden things look the same in the window.
#include "editor/editing/viewing.h"
#include "editor/panels/table/story_panel.h"
#include "editor/play/new_game.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

// Textures are known by what is on them, so that two windows can be compared.
class LookingBackend final : public Backend {
public:
    std::string scene_text;
    Highlight highlight;
    Camera camera;

    TextureId upload(const Pixels& pixels, TextureId) override {
        std::uint64_t sum = 1469598103934665603ULL;
        for (const auto pixel : pixels.bgra) sum = (sum ^ static_cast<std::uint64_t>(pixel)) * 1099511628211ULL;
        return static_cast<TextureId>(sum >> 8U) + 1'000'000;
    }
    void release(TextureId) override {}
    TextureId scene(const Snapshot& now, const Catalogue& catalogue, const Camera& from, const Highlight& shown,
                    const SceneLook&, int, int) override {
        if (now.scenario != drawn_) scene_text = write_scenario(*now.scenario, catalogue);
        drawn_ = now.scenario, highlight = shown, camera = from;
        return 999999;
    }

private:
    std::shared_ptr<const Scenario> drawn_;
};

// A window with a Dear ImGui of its own: several may be open beside one another.
class OwnWindow {
public:
    OwnWindow() : editor_(test_catalogue(), test_words()) {
        ImGui::SetCurrentContext(nullptr);
        imgui_ = std::make_unique<ImGuiScope>();
        context_ = ImGui::GetCurrentContext();
        window_ = std::make_unique<MainWindow>(editor_, backend_);
        window_->ui.stay_plain = true;
    }
    ~OwnWindow() {
        here();
        window_.reset();
        imgui_.reset();
    }
    OwnWindow(const OwnWindow&) = delete;
    OwnWindow& operator=(const OwnWindow&) = delete;

    void look(int frames = 2) {
        here();
        for (int i = 0; i < frames || window_->busy(); ++i) window_->frame();
    }
    void point(ImVec2 at) { window_->input.push(MouseMove{at.x, at.y}); }
    void press(const char* key) { window_->input.press(*key_from(key)); }
    void play(Play play) {
        editor_.map.table.play = std::move(play);
        editor_.map.table.playing = true;
    }
    EditorState& editor() { return editor_; }
    Play& table() { return *editor_.map.table.play; }
    const LookingBackend& backend() const { return backend_; }
    MainWindow& window() { return *window_; }
    std::string words() {
        here();
        return drawn_text(*ImGui::GetDrawData());
    }
    std::string picture() {
        here();
        return drawn_bytes(*ImGui::GetDrawData());
    }

private:
    void here() { ImGui::SetCurrentContext(context_); }

    LookingBackend backend_;
    EditorState editor_;
    std::unique_ptr<ImGuiScope> imgui_;
    ImGuiContext* context_ = nullptr;
    std::unique_ptr<MainWindow> window_;
};

// ---- the other game: all that the viewer may know is the same, and what he may not know is otherwise

using Cards = std::map<std::pair<PlayerId, int>, CardId>;  // By who laid it, and the order marker.

// Each unrevealed order marker of the others goes to where the next one lies.
Cards markers_moved(const GameState& state, std::optional<PlayerId> viewer) {
    Cards moved;
    for (std::size_t player = 0; player < state.players.size(); ++player) {
        const PlayerId id{static_cast<int>(player)};
        if (id == viewer) continue;
        std::vector<std::pair<int, CardId>> lying;
        for (int marker = 1; marker <= marker_kinds; ++marker)
            for (std::size_t card = 0; card < state.cards.size(); ++card)
                if (state.cards[card].marked == id &&
                    (state.cards[card].markers & ~state.cards[card].revealed & marker_bit(marker)) != 0)
                    lying.emplace_back(marker, CardId{static_cast<int>(card)});
        for (std::size_t i = 0; i < lying.size(); ++i)
            moved[{id, lying[i].first}] = lying[(i + 1) % lying.size()].second;
    }
    return moved;
}

// Each glyph that lies symbol side up in the game is another one.
Scenario glyphs_exchanged(const Scenario& scenario, const GameState& state) {
    std::vector<Space> down;
    for (const GameGlyph& glyph : state.glyphs)
        if (glyph.at != no_space && !glyph.face_up) down.push_back((*state.board)[glyph.at].space);
    Scenario other = scenario;
    other.glyphs.change([&](std::vector<Glyph>& glyphs) {
        std::vector<std::size_t> hidden;
        for (std::size_t i = 0; i < glyphs.size(); ++i)
            if (std::ranges::count(down, glyphs[i].at) > 0 && !glyphs[i].id.empty()) hidden.push_back(i);
        std::vector<std::string> ids;
        for (const std::size_t i : hidden) ids.push_back(glyphs[i].id);
        if (!ids.empty()) std::ranges::rotate(ids, ids.begin() + 1);
        for (std::size_t i = 0; i < hidden.size(); ++i) glyphs[hidden[i]].id = ids[i];
    });
    return other;
}

// Where the last round begins in a line: only its order markers may still be hidden.
std::size_t last_round(const SessionTree& tree, const std::vector<NodeId>& line) {
    std::size_t first = 1;
    for (std::size_t i = 1; i < line.size(); ++i)
        if (tree[line[i]].step->after->round != tree[line[i - 1]].step->after->round) first = i;
    return first;
}

// What a figure is chosen for in secret shows when it moves or falls; before, it could be another one.
bool has_moved(const SessionTree& tree, const std::vector<NodeId>& line) {
    return std::ranges::any_of(line, [&](NodeId node) {
        const Events& events = tree[node].step->events;
        return std::ranges::any_of(events, [](const Event& e) { return std::holds_alternative<event::Moved>(e); });
    });
}

// The next one of the figures that could be chosen.
void choose_another(const GameState& before, Action& action) {
    const std::vector<Action> legal = legal_actions(before);
    const auto chosen = std::ranges::find(legal, action);
    action = legal[static_cast<std::size_t>(chosen - legal.begin() + 1) % legal.size()];
}

Play twin_of(OwnWindow& at, const Play& play, unsigned long long number) {
    const GameSession& session = play.session();
    const std::optional<PlayerId> knows = play.curtain() ? std::nullopt : play.viewer();
    EditorState& editor = at.editor();
    replace_document(editor, Document(editor.catalogue(), glyphs_exchanged(*play.map(), session.state())));
    const std::vector<std::string> people(session.state().players.size(), "human");
    auto begun = Play::begin(editor.map.document.now().scenario, editor.catalogue(),
                             {.options = session.options(), .seats = people, .mode = PlayMode::FairPlay}, number);
    const Cards moved = markers_moved(session.state(), knows);
    const std::vector<NodeId> line = session.tree().line_to(session.current());
    const std::size_t round = last_round(session.tree(), line);
    const bool moved_yet = has_moved(session.tree(), line);
    for (std::size_t i = 1; i < line.size(); ++i) {
        const SessionStep& step = *session.tree()[line[i]].step;
        Action action = step.action;
        if (auto* laid = std::get_if<PlaceMarker>(&action); laid && i >= round)
            if (const auto other = moved.find({*step.player, laid->marker}); other != moved.end())
                laid->card = other->second;
        const GameState& before = *session.tree()[line[i - 1]].step->after;
        if (!moved_yet && !may_know_choice(before, knows.value_or(PlayerId{}))) choose_another(before, action);
        if (begun->curtain()) begun->open_curtain();
        const auto done = begun->act(action);
        if (!done) throw std::runtime_error(test_words()(done.error().message));
    }
    if (!play.curtain() && begun->curtain()) begun->open_curtain();
    return std::move(*begun);
}

// What differs between the two windows, in words; empty if nothing.
std::string difference(OwnWindow& one, OwnWindow& other) {
    const std::string words = one.words(), others = other.words();
    if (words != others) {
        const auto at = std::ranges::mismatch(words, others).in1 - words.begin();
        const std::size_t from = at < 60 ? 0 : static_cast<std::size_t>(at) - 60;
        return "«" + words.substr(from, 120) + "» is not «" + others.substr(from, 120) + "»";
    }
    if (one.backend().scene_text != other.backend().scene_text) return "the map in 3D";
    if (one.backend().highlight != other.backend().highlight) return "figures in 3D";
    if (one.picture() != other.picture()) return "the picture";
    return {};
}

struct BothWindows {
    OwnWindow one, other;
    DiceBag dice{5};
    unsigned long long number = 1ULL << 41U;

    void begin(const std::string& name, std::uint64_t seed) {
        auto read = open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/" + name + ".xml", test_catalogue());
        if (!read) throw std::runtime_error(read.error().message.id);
        replace_document(one.editor(), Document(test_catalogue(), std::move(read->scenario)));
        NewGame game{.seats = {"human", "human"}, .mode = PlayMode::FairPlay};
        game.options.seed = seed;
        one.play(*Play::begin(one.editor().map.document.now().scenario, test_catalogue(), game, 1ULL << 40U));
    }
    int random(std::size_t below) { return static_cast<int>(draw_below(dice, static_cast<std::uint32_t>(below))); }

    // Both look at the same moment, with the mouse at one place after the other.
    void compare(int places) {
        other.play(twin_of(other, one.table(), number += 1ULL << 24U));
        for (OwnWindow* window : {&one, &other}) {
            EditorState& editor = window->editor();
            editor.map.view.frame_plan = editor.map.view.frame_scene = true;
            editor.map.view.layers.surveyed_at.reset();
            editor.map.status.notice.reset();
            editor.map.tools.hovered.reset();
        }
        const auto tab = static_cast<TableTab>(random(4));
        const auto overlay = random(3) == 0 ? Overlay::Reach : random(6) == 0 ? Overlay::Threat : Overlay::None;
        one.editor().map.table.tab = other.editor().map.table.tab = tab;
        one.editor().map.view.layers.overlay = other.editor().map.view.layers.overlay = overlay;
        if (!one.table().curtain() && random(4) == 0)
            for (OwnWindow* window : {&one, &other}) window->press("h");
        for (OwnWindow* window : {&one, &other}) window->look(4);
        const auto told = difference(one, other);
        INFO(told << ", tab " << static_cast<int>(tab) << ", overlay " << static_cast<int>(overlay)
                  << (one.table().curtain() ? ", curtain" : ""));
        REQUIRE(told.empty());
        for (int place = 0; place < places; ++place) {
            const ImVec2 at = somewhere();
            for (OwnWindow* window : {&one, &other}) {
                window->point(at);
                window->look(3);
            }
            const std::string pointed = difference(one, other);
            INFO(pointed << ", mouse at " << at.x << " " << at.y);
            REQUIRE(pointed.empty());
        }
    }

private:
    // Half of the places are where something can be pressed, a few where glyphs lie, the rest on the map.
    ImVec2 somewhere() {
        const auto& drawn = one.window().ui.drawn();
        if (random(2) == 0) return std::next(drawn.begin(), random(drawn.size()))->second.middle();
        const GameState& seen = one.table().seen();
        if (!seen.glyphs.empty() && random(2) == 0)
            if (const GameGlyph& glyph = seen.glyphs[static_cast<std::size_t>(random(seen.glyphs.size()))];
                glyph.at != no_space)
                if (const auto at = place_of(one.window().ui, one.editor(), (*seen.board)[glyph.at].space.at))
                    return *at;
        return {static_cast<float>(200 + random(700)), static_cast<float>(100 + random(600))};
    }
};

}  // namespace

TEST_CASE("at fair play other hidden markers, glyphs and secrets give the same window at every decision",
          "[ORDER-03][GLYPH-01]") {
    int compared = 0;
    for (const std::string name : {"the-abbey-bell", "the-toll-street", "a-coal-under-the-coat"})
        for (const std::uint64_t seed : {1, 2}) {
            BothWindows windows;
            windows.begin(name, seed);
            for (int made = 0; made < 90 && !windows.one.table().session().state().over; ++made) {
                Play& play = windows.one.table();
                INFO(name << ", seed " << seed << ", decision " << made);
                const bool setting_up = play.session().state().round < 1;
                if (play.curtain()) {
                    if (!setting_up || made % 5 == 0) windows.compare(1);
                    play.open_curtain();
                }
                if (!setting_up || made % 5 == 0) windows.compare(1), ++compared;
                REQUIRE(play.choose(static_cast<std::size_t>(windows.random(play.legal().size()))));
            }
        }
    CHECK(compared >= 200);
}

namespace {

// A game for two people in the one window.
class HotSeat : public Rig {
public:
    HotSeat(const std::string& name, PlayMode mode) {
        auto read = open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/" + name + ".xml", editor.catalogue());
        if (!read) throw std::runtime_error(read.error().message.id);
        replace_document(editor, Document(editor.catalogue(), std::move(read->scenario)));
        settle();
        key("f5");
        editor.map.table.form.game.seats = {"human", "human"};
        editor.map.table.form.game.mode = mode;
        key("enter");
        if (!editor.map.table.on()) throw std::runtime_error(notice());
    }
    Play& play() { return *editor.map.table.play; }
    // Plays on without the window, always the first choice, until something of this kind is asked.
    template <class Kind>
    void play_until() {
        for (int made = 0; made < 400 && !std::holds_alternative<Kind>(play().legal().front()); ++made) {
            if (play().curtain()) play().open_curtain();
            if (!play().choose(0)) throw std::runtime_error("the first choice is refused");
        }
    }
    bool draws(const std::string& words) {
        settle();
        return drawn_text(*ImGui::GetDrawData()).find(words) != std::string::npos;
    }
};

}  // namespace

TEST_CASE("the curtain opens by a click in either view, and by Enter") {
    HotSeat rig("the-toll-street", PlayMode::FairPlay);
    for (const auto layout : {ViewLayout::SideBySide, ViewLayout::Plan, ViewLayout::Scene}) {
        rig.editor.map.view.layout = layout;
        rig.play().set_mode(PlayMode::OpenTable);
        while (!rig.play().curtain()) {
            rig.play().set_mode(PlayMode::FairPlay);
            REQUIRE(rig.play().choose(0));
        }
        rig.settle();
        CHECK(rig.draws("The table is hidden"));
        rig.click_on("table.open-curtain");
        CHECK_FALSE(rig.play().curtain());
    }
    while (!rig.play().curtain()) REQUIRE(rig.play().choose(0));
    rig.key("enter");
    CHECK_FALSE(rig.play().curtain());
}

TEST_CASE("a branch of order markers is no secret of its player, and none for the others", "[ORDER-03]") {
    HotSeat rig("the-toll-street", PlayMode::FairPlay);
    rig.play_until<PlaceMarker>();
    if (rig.play().curtain()) rig.play().open_curtain();
    const auto first = *rig.play().session().decider();
    REQUIRE(rig.play().choose(0));
    REQUIRE(rig.play().take_back());
    REQUIRE(rig.play().choose(1));
    rig.editor.map.table.tab = TableTab::Tree;
    const std::string hidden = "order marker 1 on";
    CHECK(rig.draws(hidden));
    while (rig.play().session().decider() == first) REQUIRE(rig.play().choose(0));
    CHECK_FALSE(rig.draws(hidden));
    rig.key("enter");
    REQUIRE_FALSE(rig.play().curtain());
    rig.editor.map.table.tab = TableTab::Tree;
    CHECK(rig.draws("Player " + std::to_string(first.value + 1) + " makes a hidden decision"));
    CHECK(rig.sees("tree:2"));
}

TEST_CASE("a rematch tells its own story") {
    HotSeat rig("the-toll-street", PlayMode::OpenTable);
    rig.play_until<PlaceMarker>();
    StoryUi shown;
    REQUIRE(story_lines(rig.editor, shown).size() > 5);
    REQUIRE(run("play.rematch", rig.editor));
    REQUIRE(rig.play().choose(rig.play().legal().size() - 1));
    StoryUi fresh;
    const auto texts = [](const std::vector<StoryLine>& lines) {
        std::vector<std::string> all;
        for (const StoryLine& line : lines) all.push_back(line.text);
        return all;
    };
    CHECK(texts(story_lines(rig.editor, shown)) == texts(story_lines(rig.editor, fresh)));
}

TEST_CASE("the tree tells the other player only that something was chosen in secret") {
    HotSeat rig("a-coal-under-the-coat", PlayMode::OpenTable);
    rig.play_until<ChooseFigure>();
    REQUIRE(rig.play().choose(0));
    rig.key("ctrl+z");
    REQUIRE(rig.play().choose(1));  // A branch begins with each of the two.
    rig.editor.map.table.tab = TableTab::Tree;
    CHECK_FALSE(rig.draws("makes a hidden decision"));
    rig.play().set_mode(PlayMode::FairPlay);
    if (rig.play().curtain()) rig.key("enter");
    CHECK(rig.draws("makes a hidden decision"));
}

TEST_CASE("who points at an enemy with nothing in hand hears what the only figure that can act cannot do") {
    HotSeat rig("the-toll-street", PlayMode::OpenTable);
    rig.play_until<Move>();
    const GameState& seen = rig.play().seen();
    const PlayerId mover = *rig.play().session().decider();
    for (std::size_t i = 0; i < seen.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!seen[figure].on_board() || controller(seen, figure) == mover) continue;
        rig.hover_hex((*seen.board)[seen[figure].at()].space.at);
        REQUIRE(rig.editor.map.derived->aim);
        REQUIRE(rig.editor.map.derived->aim->refusal);
        CHECK(rig.editor.map.derived->aim->refusal->message.id != "refused.not-now");
        return;
    }
    FAIL("no enemy stands on the battlefield");
}

}  // namespace hexwright
