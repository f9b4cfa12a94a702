// Playing in the window: real clicks on the plan, the cards and the list, and keys alone.
#include "editor/editing/commit.h"
#include "editor/editing/viewing.h"
#include "editor/panels/table/decision_panel.h"
#include "editor/play/by_hand.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "editor/play/sitting_down.h"
#include "engine/game/objects.h"
#include "engine/outlook/move_outlook.h"
#include "engine/setup/army_proposal.h"
#include "engine/trials/puzzle.h"
#include "tests/gui/rig.h"
#include "tests/support/arena.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

// A tall window, so that all cards are on the screen.
class TableRig : public Rig {
public:
    explicit TableRig(const std::filesystem::path& file, std::uint64_t seed = 3, bool people = true) {
        auto read = open_scenario(file, editor.catalogue());
        if (!read) throw std::runtime_error(read.error().message.id);
        read->scenario.battlefield_source.clear();  // So that the map can be changed here.
        begin(std::move(read->scenario), seed, people);
    }
    // People play, with the catalogue of arenas.
    TableRig(const testing::DrawnGame& arena, std::uint64_t seed) {
        ImGui::GetIO().DisplaySize = {1700, 3200};
        const auto scenario = std::make_shared<const Scenario>(arena.set_up());
        NewGame game;
        game.options.seed = seed;
        auto begun = Play::begin(scenario, *testing::arena_catalogue(), game, editor.map.table.numbers + 1);
        if (!begun) throw std::runtime_error(begun.error().message.id);
        editor.map.table.play = std::move(*begun);
        sit_down_again(editor.map);
        settle();
    }
    const Play& play() const { return *editor.map.table.play; }

    void begin(Scenario scenario, std::uint64_t seed, bool people) {
        ImGui::GetIO().DisplaySize = {1700, 3200};
        replace_document(editor, Document(editor.catalogue(), std::move(scenario)));
        settle();
        key("f5");
        editor.map.table.form.proposal = seed;
        editor.map.table.form.seed = std::to_string(seed);
        propose_armies(editor.map);
        if (people)
            for (std::string& seat : editor.map.table.form.game.seats) seat = "human";
        key("enter");
        if (!editor.map.table.on()) throw std::runtime_error(notice());
        if (!people) return;
        editor.map.table.play->set_mode(
            PlayMode::OpenTable);  // No curtain, where fair play is proposed because of secrets.
        settle();
    }
    // By its number in the list; a marker by its own digit first. Where digits are markers, Space ends the decision.
    void choose_by_keys(std::size_t wanted) {
        if (handle_of(play().legal()[wanted]).done) return key("space");
        const Action action = play().legal()[wanted];
        const NodeId before = play().session().current();
        if (const auto* marker = std::get_if<PlaceMarker>(&action))
            key(marker->marker == x_marker ? "x" : std::to_string(marker->marker).c_str());
        DecisionUi list;  // With a marker in hand it lists where that one may lie.
        const std::vector<std::size_t> rows = listed_rows(editor, list);
        const auto row = static_cast<std::size_t>(std::ranges::find(rows, wanted) - rows.begin());
        type_number(row + 1);
        if (play().session().current() == before) key("enter");
    }
    void choose_by_hand(std::size_t wanted) {
        for (const HandStep& each : steps_to(play().seen(), play().legal(), wanted)) step(each);
    }

    void step(const HandStep& step) {
        using Kind = HandStep::Kind;
        switch (step.kind) {
            case Kind::TakeUp:
                if (play().hand.actor == step.figure) return;
                return touch_figure(step.figure);
            case Kind::Figure:
                return touch_figure(step.figure);
            case Kind::Power:
                return click_on("power:" + name_of(play().seen(), step.figure) + ":" + std::to_string(step.number));
            case Kind::Turn:
                return key("r");
            case Kind::Next:
                return key("]");
            case Kind::Space:
                return touch_space(step.at);
            case Kind::Glyph:
                return touch_space(play().seen().glyphs[step.glyph.index()].at);
            case Kind::Object:
                return click_hex(hexes_of(play().seen(), step.object).front());
            case Kind::Card:
                return click_on("card:" + name_of(play().seen(), step.card));
            case Kind::Draft:
                return click_on("draft:" + editor.catalogue()[step.draft].id);
            case Kind::Player:
                return click_on("player:" + std::to_string(step.player.value + 1));
            case Kind::Option: {
                const auto& legal = play().legal();
                const auto row = std::ranges::find_if(
                    legal, [&](const Action& action) { return handle_of(action).option == step.number; });
                return click_on("choice:" + std::to_string(row - legal.begin()));
            }
            case Kind::Rule: {
                const auto& legal = play().legal();
                const auto row = std::ranges::find_if(legal, [&](const Action& action) {
                    const Handle h = handle_of(action);
                    return h.rule.value == step.number && h.actor == play().hand.actor;
                });
                return click_on("choice:" + std::to_string(row - legal.begin()));
            }
            case Kind::Yes:
                return key("y");
            case Kind::No:
                return key("n");
            case Kind::Done:
                return key("space");
        }
    }
    void type_number(std::size_t number) {
        for (const char digit : std::to_string(number)) key(std::string(1, digit).c_str());
    }

private:
    void touch_figure(FigureId figure) {
        if (play().seen()[figure].on_board()) return touch_space(play().seen()[figure].at());
        click_on("figure:" + name_of(play().seen(), figure));
    }
    void touch_space(SpaceIndex space) {
        const Space at = (*play().seen().board)[space].space;
        if (play().seen().board->spaces_at(at.at).back() != space) go_to_level(editor.map, at.level);
        else show_whole(editor.map, true);
        settle();
        click_hex(at.at);
    }
};

std::vector<std::filesystem::path> scenarios() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_SOURCE_DIR "/samples/scenarios"))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::filesystem::path toll_street() { return HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml"; }

}  // namespace

TEST_CASE("random choices are made in the window by the mouse on all samples") {
    DiceBag dice{9};
    for (const auto& file : scenarios()) {
        TableRig rig(file);
        for (int made = 0; made < 8 && !rig.play().legal().empty(); ++made) {
            // Whatever is far off is played without the window.
            if (made == 4)
                for (int more = 0; more < 40 && !rig.play().legal().empty(); ++more)
                    REQUIRE(rig.editor.map.table.play->choose(
                        draw_below(dice, static_cast<std::uint32_t>(rig.play().legal().size()))));
            if (rig.play().legal().empty()) break;
            const auto wanted = draw_below(dice, static_cast<std::uint32_t>(rig.play().legal().size()));
            const Action action = rig.play().legal()[wanted];
            const auto steps = steps_to(rig.play().seen(), rig.play().legal(), wanted);
            const NodeId before = rig.play().session().current();
            rig.settle();
            INFO(file.stem() << ", decision " << made << ": " << wording_of(rig.play().seen(), action).name);
            for (const HandStep& step : steps) rig.step(step);
            REQUIRE(rig.play().session().current() != before);
            CHECK(rig.play().session().tree()[rig.play().session().current()].step->action == action);
        }
    }
}

TEST_CASE("random choices are made in the window by keys alone") {
    DiceBag dice{4};
    TableRig rig(toll_street());
    for (int made = 0; made < 60 && !rig.play().legal().empty(); ++made) {
        rig.settle();
        const auto wanted = draw_below(dice, static_cast<std::uint32_t>(rig.play().legal().size()));
        const Action action = rig.play().legal()[wanted];
        const NodeId before = rig.play().session().current();
        rig.choose_by_keys(wanted);
        INFO("decision " << made << ", " << wanted + 1 << " of " << rig.play().legal().size() << " " << rig.notice());
        REQUIRE(rig.play().session().current() != before);
        CHECK(rig.play().session().tree()[rig.play().session().current()].step->action == action);
    }
}

TEST_CASE(
    "with every card and in every edition each kind of decision is made in the window, by the mouse and by keys") {
    DiceBag dice{23};
    std::map<std::string, int> made_so;  // By what was decided, how, and with what power.
    std::set<std::string> cards;
    std::set<Step::Kind> asked;
    for (std::uint64_t number = 0; number < 96; ++number) {
        const char* editions[] = {"master-2004", "master-2007", "master-2022"};
        TableRig rig(testing::arena(editions[number % 3], number), number + 1);
        for (int made = 0; made < 60 && !rig.play().legal().empty(); ++made) {
            const GameState& state = rig.play().session().state();
            for (const GameCard& card : state.cards) cards.insert(state.catalogue()[card.kind].id);
            const Step::Kind kind = next_step(state)->kind;
            asked.insert(kind);
            const auto wanted = draw_below(dice, static_cast<std::uint32_t>(rig.play().legal().size()));
            const Action action = rig.play().legal()[wanted];
            const Handle handle = handle_of(action);
            const std::string what = wording_of(state, action).name + " " + std::to_string(static_cast<int>(kind)) +
                                     " " +
                                     (handle.actor.valid() && handle.with > 0
                                          ? printed(state, state[handle.actor].card).id + std::to_string(handle.with)
                                          : "");
            const int before = made_so[what]++;
            if (before > 3) {
                REQUIRE(rig.editor.map.table.play->choose(wanted));
                continue;
            }
            rig.settle();
            const NodeId node = rig.play().session().current();
            INFO("battle " << number << ", decision " << made << ": " << what
                           << (before % 2 == 0 ? " by hand" : " by keys"));
            if (before % 2 == 0) rig.choose_by_hand(wanted);
            else rig.choose_by_keys(wanted);
            REQUIRE(rig.play().session().current() != node);
            CHECK(rig.play().session().tree()[rig.play().session().current()].step->action == action);
        }
    }
    CHECK(cards.size() >= 41);
    using enum Step::Kind;
    for (const Step::Kind kind :
         {Markers, TakeTurnStep, Swipe, AfterMove, Defend, Glyph, WoundOne, Spirit, PowerStep}) {
        INFO(static_cast<int>(kind));
        CHECK(asked.contains(kind));
    }
}

TEST_CASE("a narrow window has the cards in a rail with a fly-out, and shows one view, which Tab swaps") {
    TableRig rig(toll_street());
    REQUIRE(rig.sees("player:1"));
    REQUIRE(rig.sees("scene"));
    ImGui::GetIO().DisplaySize = {1024, 700};
    rig.settle();
    CHECK_FALSE(rig.sees("player:1"));
    CHECK(rig.sees("plan"));
    CHECK_FALSE(rig.sees("scene"));
    rig.key("tab");
    CHECK(rig.sees("scene"));
    CHECK_FALSE(rig.sees("plan"));
    rig.key("tab");
    CHECK(rig.sees("plan"));

    rig.click_on("cards.fly-out");
    CHECK(rig.sees("player:1"));
    rig.key("esc");
    CHECK_FALSE(rig.sees("player:1"));
    rig.click_on("rail-card:" + name_of(rig.play().seen(), CardId{0}));
    CHECK(rig.sees("player:1"));
    rig.click_on("table.story");
    CHECK_FALSE(rig.sees("player:1"));
}

TEST_CASE("a card of the rail is chosen like a card of the list") {
    TableRig rig(toll_street());
    while (rig.play().places_figures()) REQUIRE(rig.editor.map.table.play->choose(0));
    ImGui::GetIO().DisplaySize = {1024, 700};
    rig.settle();
    const auto* marker = std::get_if<PlaceMarker>(&rig.play().legal().front());
    REQUIRE(marker);
    const CardId card = marker->card;
    REQUIRE(rig.play().seen()[card].markers == 0);
    rig.click_on("rail-card:" + name_of(rig.play().seen(), card));
    CHECK(rig.play().seen()[card].markers == marker_bit(1));
}

TEST_CASE("a game in motion: whoever goes on does not wait, and without motion everything stands at once") {
    TableRig rig(toll_street());
    DiceBag dice{3};
    const auto play_up_to_move = [&] {
        for (int made = 0; made < 200; ++made) {
            const auto& legal = rig.play().legal();
            const auto move =
                std::ranges::find_if(legal, [](const Action& action) { return std::holds_alternative<Move>(action); });
            if (move != legal.end()) return static_cast<std::size_t>(move - legal.begin());
            REQUIRE(rig.editor.map.table.play->choose(draw_below(dice, static_cast<std::uint32_t>(legal.size()))));
        }
        throw std::runtime_error("nobody moves");
    };
    std::size_t move = play_up_to_move();
    rig.settle();
    rig.main_window.ui.moves_anyway = true;
    rig.main_window.frame();
    choose_listed(rig.editor.map, move);
    rig.main_window.frame();
    CHECK_FALSE(rig.editor.map.table.motion.over());
    CHECK(rig.main_window.busy());
    CHECK(rig.editor.map.table.motion.figures() != instances_of(rig.play().figures()));
    rig.main_window.input.press(*key_from("esc"));
    for (int frames = 0; frames < 3; ++frames) rig.main_window.frame();
    CHECK(rig.editor.map.table.motion.over());
    CHECK_FALSE(rig.main_window.busy());

    move = play_up_to_move();
    rig.editor.user.settings.motion = false;
    rig.main_window.frame();
    choose_listed(rig.editor.map, move);
    rig.main_window.frame();
    CHECK(rig.editor.map.table.motion.over());
}

TEST_CASE("F5 plays and goes back to the map, which no game changes, and commands of the other mode are not there") {
    TableRig rig(toll_street());
    const std::string text = rig.text();
    rig.key("g");  // Places the rest.
    CHECK(rig.play().session().tree().size() > 5);
    rig.key("f5");
    CHECK_FALSE(rig.editor.map.table.playing);
    CHECK(rig.text() == text);
    CHECK_FALSE(rig.editor.map.document.changed());
    CHECK(rig.sees("tool.place"));
    const auto parked = rig.play().session().current();
    rig.key("f5");
    CHECK(rig.editor.map.table.on());
    CHECK(rig.play().session().current() == parked);
    CHECK_FALSE(rig.sees("tool.place"));
    rig.key("p");  // Places nothing while a game is played.
    CHECK(rig.editor.map.tools.current == Tool::Select);
}

TEST_CASE("pointing tells what a click would do, or why nothing") {
    TableRig rig(toll_street());
    rig.key("g");
    rig.key("g");
    while (!std::holds_alternative<Move>(rig.play().legal().front())) REQUIRE(rig.editor.map.table.play->choose(0));
    const Move move = std::get<Move>(rig.play().legal().front());
    rig.click_hex((*rig.play().seen().board)[rig.play().seen()[move.figure].at()].space.at);
    CHECK(rig.play().hand.actor == move.figure);
    rig.hover_hex((*rig.play().seen().board)[move.at].space.at);
    REQUIRE(rig.editor.map.derived->aim);
    CHECK(rig.editor.map.derived->aim->move);
    CHECK_FALSE(rig.editor.map.derived->aim->headline.id.empty());
    const HexCoord far =
        (*rig.play().seen().board)[static_cast<SpaceIndex>(rig.play().seen().board->size() - 1)].space.at;
    rig.hover_hex(far);
    if (rig.editor.map.derived->aim->meaning.nothing()) {
        REQUIRE(rig.editor.map.derived->aim->refusal);
        rig.click_hex(far);
        CHECK(rig.notice() == rig.editor.words(rig.editor.map.derived->aim->refusal->message));
    }
}

TEST_CASE("a map that changed meanwhile is told, and the game begins again on it or goes on with the old one") {
    TableRig rig(toll_street());
    rig.key("g");
    rig.key("f5");
    rig.key("esc");
    switch_beyond_sets(rig.editor);
    rig.settle();
    rig.key("f5");
    CHECK(rig.sees("table.go-on"));
    SECTION("the same choices are repeated") {
        const auto decisions = rig.play().session().tree().line_to(rig.play().session().current()).size();
        rig.click_on("table.replay");
        CHECK(rig.play().session().tree().line_to(rig.play().session().current()).size() == decisions);
        CHECK(rig.play().map() == rig.editor.map.document.now().scenario);
    }
    SECTION("it goes on as it was") {
        rig.click_on("table.go-on");
        CHECK_FALSE(rig.sees("table.go-on"));
        CHECK(rig.play().map() != rig.editor.map.document.now().scenario);
    }
    SECTION("the figures are carried over, with round, markers and turn") {
        rig.key("f5");
        rig.key("esc");
        switch_beyond_sets(rig.editor);
        rig.editor.map.table.unheeded = rig.editor.map.document.now().scenario;  // For the moment the old map will do.
        rig.key("f5");
        DiceBag dice{6};
        while (rig.play().seen().turns.empty() || rig.play().seen().round < 2)
            REQUIRE(rig.editor.map.table.play->choose(
                draw_below(dice, static_cast<std::uint32_t>(rig.play().legal().size()))));
        const GameState before = rig.play().seen();
        rig.editor.map.table.unheeded.reset();
        rig.settle();
        rig.click_on("table.carry-over");
        const GameState& after = rig.play().seen();
        for (std::size_t i = 0; i < before.figures.size(); ++i) {
            INFO(name_of(before, FigureId{static_cast<int>(i)}));
            CHECK(after.figures[i].on_board() == before.figures[i].on_board());
            if (before.figures[i].on_board()) CHECK(after.figures[i].at() == before.figures[i].at());
            CHECK(after.figures[i].wounds == before.figures[i].wounds);
        }
        CHECK(after.round == before.round);
        for (std::size_t i = 0; i < before.cards.size(); ++i) CHECK(after.cards[i].markers == before.cards[i].markers);
        REQUIRE_FALSE(after.turns.empty());
        CHECK(after.turns.back().card == before.turns.back().card);
    }
    SECTION("it begins again") {
        rig.click_on("table.restart");
        CHECK(rig.play().session().current() == SessionTree::root());
        CHECK(rig.play().map() == rig.editor.map.document.now().scenario);
    }
}

TEST_CASE("a rematch of a game that was not begun in the dialog has its armies and seats, and other dice") {
    TableRig rig(toll_street());
    rig.editor.map.table.form = {};  // As after opening a saved game.
    const auto armies = rig.play().session().options().armies;
    const auto seed = rig.play().session().options().seed;
    REQUIRE(run("play.rematch", rig.editor));
    CHECK(rig.play().session().options().armies == armies);
    CHECK(rig.play().session().options().seed != seed);
    CHECK(rig.play().session().state().players.size() == 2);
    CHECK(rig.play().session().person_decides());
}

TEST_CASE("nobody asks for chances behind a curtain") {
    TableRig rig(toll_street());
    CHECK(can_run(*command("play.chances"), rig.editor));
    rig.editor.map.table.play->set_mode(PlayMode::FairPlay);
    for (int made = 0; made < 60 && !rig.play().curtain(); ++made) REQUIRE(rig.editor.map.table.play->choose(0));
    REQUIRE(rig.play().curtain());
    CHECK_FALSE(can_run(*command("play.chances"), rig.editor));
}

TEST_CASE("a choice is taken back, and another makes a branch that the tree shows") {
    TableRig rig(toll_street());
    rig.type_number(1);
    if (rig.play().session().current() == SessionTree::root()) rig.key("enter");
    rig.key("ctrl+z");
    CHECK(rig.play().session().current() == SessionTree::root());
    rig.click_on("choice:3");
    rig.editor.map.table.tab = TableTab::Tree;
    rig.settle();
    CHECK(rig.sees("tree:2"));
    rig.click_on("tree:1");
    rig.key("left");
    CHECK(rig.play().session().current() == SessionTree::root());
}

TEST_CASE("an army is picked from the browser of cards by mouse and by keys, and Enter at once still begins") {
    Rig rig("sparrow-ford");
    rig.key("f5");
    const auto& armies = rig.editor.map.table.form.game.options.armies;
    clear_army(rig.editor.map, PlayerId{1});  // So that its cards are in the boxes.
    rig.settle();
    rig.click_on("new-game.pick-1");
    rig.click_on("army-browser.clear");
    CHECK(armies[0].empty());
    rig.click_on("army-card:finn");
    REQUIRE(armies[0].size() == 1);
    CHECK(armies[0].front().card == "finn");
    rig.click_on("army-card:finn");
    CHECK(rig.notice() ==
          rig.editor.words(Message{"army.none-left", {{"card", "Finn the Viking Champion"}, {"owned", 1}}}));
    rig.click_on("army-picked:finn");
    CHECK(armies[0].empty());
    rig.click_on("army-browser.search");
    rig.type("thorgrim");
    rig.key("enter");
    REQUIRE(armies[0].size() == 1);
    CHECK(armies[0].front().card == "thorgrim");
    rig.key("del");
    CHECK(armies[0].empty());
    rig.key("insert");
    CHECK(armies[0].size() > 1);
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::NewGame);
    rig.key("2");
    CHECK(rig.sees("army-browser.back"));
    rig.key("insert");
    const auto picked = armies;
    CHECK(picked[1].size() > 1);
    rig.key("esc");
    rig.key("enter");
    REQUIRE(rig.editor.map.table.on());
    CHECK(rig.editor.map.table.play->session().options().armies == picked);
}

TEST_CASE("order markers are dragged onto cards with the mouse") {
    TableRig rig(toll_street());
    rig.key("g");
    rig.key("g");
    REQUIRE(std::holds_alternative<PlaceMarker>(rig.play().legal().front()));
    const CardId card = std::get<PlaceMarker>(rig.play().legal().back()).card;
    const auto middle_of = [&](const std::string& label) { return rig.main_window.ui.find(label)->middle(); };
    const ImVec2 from = middle_of("marker:1"), onto = middle_of("card:" + name_of(rig.play().seen(), card));
    rig.drag_along({from, {from.x - 20, from.y + 10}, onto});
    CHECK(rig.play().session().state()[card].markers == marker_bit(1));
    rig.drag_along({middle_of("marker:X"), {from.x - 20, from.y + 10}, onto});
    CHECK(rig.play().session().state()[card].markers == marker_bit(1));
    CHECK(rig.notice() == rig.editor.words(Message{"table.marker-order", {{"marker", "2"}}}));
}

TEST_CASE("a figure dragged over the plan walks over the spaces that it was dragged through") {
    TableRig rig(toll_street());
    rig.key("g");
    rig.key("g");
    const auto long_way = [&]() -> const Move* {
        for (const Action& action : rig.play().legal())
            if (const auto* move = std::get_if<Move>(&action); move && move->way == 0 && move->tail == no_space) {
                const MoveOutlook outlook = outlook_of(rig.play().seen(), *move);
                if (outlook.steps.size() >= 3 && outlook.strikes.empty()) return move;
            }
        return nullptr;
    };
    for (int made = 0; made < 300 && !long_way(); ++made) REQUIRE(rig.editor.map.table.play->choose(0));
    REQUIRE(long_way());
    const Move wanted = *long_way();
    const auto hex_of = [&](SpaceIndex space) { return (*rig.play().seen().board)[space].space.at; };
    std::vector<HexCoord> hexes{hex_of(rig.play().seen()[wanted.figure].at())};
    for (const StepAhead& step : outlook_of(rig.play().seen(), wanted).steps) hexes.push_back(hex_of(step.at));
    show_whole(rig.editor.map, true);
    rig.settle();
    rig.drag_hexes(hexes);
    INFO(rig.notice());
    const SessionNode& node = rig.play().session().tree()[rig.play().session().current()];
    const Move* made = std::get_if<Move>(&node.step->action);
    REQUIRE(made);
    CHECK(made->figure == wanted.figure);
    CHECK(made->path.size() == hexes.size() - 1);
    CHECK(rig.editor.map.table.path.empty());
}

TEST_CASE("an empty position is begun, arranged and played in the window by mouse and keys") {
    Rig rig("the-narrows");
    ImGui::GetIO().DisplaySize = {1700, 1600};
    rig.settle();
    rig.key("f5");
    CHECK(rig.editor.map.table.form.game.options.arranged);
    rig.key("enter");
    REQUIRE(rig.editor.map.table.on());
    const auto& state = rig.editor.map.table.play->session().state();
    CHECK(rig.sees("position:clear"));
    const auto bring = [&](const char* card, const char* player) {
        rig.click_on("position:card");
        rig.click_on("position:choice:" + std::string(card));
        rig.click_on("position:player");
        rig.click_on("position:choice:" + std::string(player));
        rig.click_on("position:do");
    };
    bring("marro-drudge", "1");
    REQUIRE(state.cards.size() == 1);
    rig.key("b");  // Nobody stands yet.
    CHECK(being_arranged(state));
    rig.click_on("card:1.marro-drudge");
    const auto hex = [&](std::size_t number) { return (*state.board)[static_cast<SpaceIndex>(number)].space.at; };
    rig.click_hex(hex(3));
    CHECK(state.figures[0].on_board());
    rig.editor.map.table.play->hand = {};
    act_by_hand(rig.editor.map, {"bring-card", {{"card", "shiori"}, {"player", "2"}}});
    rig.settle();
    rig.click_on("figure:2.shiori.1.1");
    rig.click_hex(hex(40));
    CHECK(state.figures.back().on_board());
    rig.key("b");
    CHECK_FALSE(being_arranged(state));
    CHECK_FALSE(rig.editor.map.table.play->legal().empty());
}

TEST_CASE("a puzzle opens at F5, tells its goal and when it is solved, and is tried again") {
    Rig rig;
    REQUIRE(open_file(rig.editor, HEXWRIGHT_SOURCE_DIR "/samples/puzzles/two-arrows.xml"));
    rig.settle();
    rig.key("f5");
    CHECK(rig.sees("new-game.puzzle:two-arrows"));
    rig.key("enter");
    REQUIRE(rig.editor.map.table.on());
    CHECK(rig.sees("puzzle:open"));
    const Play& play = *rig.editor.map.table.play;
    for (const Action& action : prove(*play.puzzle()).line) REQUIRE(rig.editor.map.table.play->act(action));
    rig.settle();
    CHECK(rig.sees("puzzle:solved"));
    rig.click_on("play.try-again");
    CHECK(play.session().current() == SessionTree::root());
    CHECK(rig.sees("puzzle:open"));
}

TEST_CASE("at fair play the tab of the position says why it offers nothing") {
    TableRig rig(toll_street());
    rig.editor.map.table.tab = TableTab::Position;
    rig.settle();
    CHECK(rig.sees("position:do"));
    rig.editor.map.table.play->set_mode(PlayMode::FairPlay);
    rig.settle();
    CHECK_FALSE(rig.sees("position:do"));
    CHECK_FALSE(rig.sees("position:clear"));
}

}  // namespace hexwright
