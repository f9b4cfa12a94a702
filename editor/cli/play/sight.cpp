#include "editor/cli/commands.h"
#include "editor/cli/play/game_options.h"
#include "editor/cli/play/moment.h"
#include "editor/document/files/open.h"
#include "editor/grammar/values.h"
#include "engine/core/suggest.h"
#include "engine/game/attacking.h"
#include "engine/game/board_query.h"
#include "engine/lookup/looking.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/targeting.h"
#include "engine/scenario/starting_figures.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

using lookup::Look;
using lookup::Posted;
using lookup::posted_at;
using lookup::Stature;

struct SightOptions {
    std::string file, from, to, card, edition, rules;
    int height = lookup::usual_height, players = 0, step = -1;
    bool any_part = false;
};

Result<Stature> stature_of(const SightOptions& options, const Catalogue& catalogue) {
    if (options.card.empty()) return lookup::stature_of(options.height);
    const auto card = known_card(options.card, catalogue);
    if (!card) return failure(card.error());
    return Stature{catalogue[*card].height, catalogue[*card].zone};
}

// ---- who stands where

// A figure of this stature on a space; a double-space figure has its other half on `start.tail`.
Result<Posted> placed_at(const StartSpace& start, const Stature& stature, const Terrain& terrain) {
    std::vector<Space> spaces{start.at};
    if (start.tail && distance(start.tail->at, start.at.at) == 1) spaces.push_back(*start.tail);
    return posted_at(spaces, stature, terrain);
}

struct Place {  // The map and the figures on it.
    Battlefield battlefield{};
    Terrain terrain{};
    Rules rules{};
    std::vector<std::string> ids{};  // Ids of the figures that stand on the map.
    std::vector<Posted> figures{};   // Parallel to `ids`.

    void add(std::string id, Posted figure) {
        figure.body.figure = FigureId{static_cast<int>(figures.size())};
        ids.push_back(std::move(id));
        figures.push_back(std::move(figure));
    }
    const Posted* figure(const std::string& id) const {
        const auto found = std::ranges::find(ids, id);
        return found == ids.end() ? nullptr : &figures[static_cast<std::size_t>(found - ids.begin())];
    }
};

const Setup* setup_of(const Scenario& scenario, int players) {  // 0 means the first set-up.
    for (const Setup& setup : *scenario.setups)
        if (players == 0 || setup.player_count() == players) return &setup;
    return nullptr;
}

Result<Rules> rules_asked(const Scenario& scenario, const SightOptions& options, const Catalogue& catalogue) {
    GameOptions game{.edition = options.edition};
    if (const auto set = set_rules(game, options.rules, catalogue); !set) return failure(set.error());
    return rules_for(scenario, game);
}

Place place_of(const Scenario& scenario, Rules rules, const SightOptions& options, const Catalogue& catalogue) {
    Place place{.battlefield = scenario.battlefield,
                .terrain = terrain_of(scenario.battlefield, catalogue),
                .rules = std::move(rules)};
    const Setup* setup = setup_of(scenario, options.players);
    if (!setup) return place;
    for (const StartingFigure& figure : starting_figures(*setup, catalogue)) {
        const ArmyCard& card = catalogue[figure.card];
        if (const auto stands = placed_at(figure.start, {card.height, card.zone}, place.terrain))
            place.add(figure.id, *stands);
    }
    return place;
}

Place place_of(const GameState& state) {
    Place place{.battlefield = *state.battlefield, .terrain = state.board->terrain(), .rules = state.rules()};
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!state[figure].on_board()) continue;
        Posted stands{body_of(state, figure), {}, elevation_of(state, figure)};
        for (const SpaceIndex space : spaces_of(state, figure)) stands.spaces.push_back((*state.board)[space].space);
        place.add(name_of(state, figure), std::move(stands));
    }
    return place;
}

struct ReadPlace {
    Place place{};
    std::vector<Message> notes{};
};

// Does not validate the map for play: sight works on maps too large to play on and with figures where no game allows
// them.
Result<ReadPlace> read_place(const SightOptions& options, const Catalogue& catalogue) {
    if (options.step >= 0 || is_record(options.file)) {
        const auto moment =
            moment_of({.file = options.file, .players = options.players, .step = options.step}, catalogue);
        if (!moment) return failure(moment.error());
        return ReadPlace{place_of(moment->state), moment->notes};
    }
    const auto read = open_scenario(options.file, catalogue);
    if (!read) return failure(read.error());
    auto rules = rules_asked(read->scenario, options, catalogue);
    if (!rules) return failure(rules.error());
    return ReadPlace{place_of(read->scenario, std::move(*rules), options, catalogue), read->notes};
}

Message no_figure(const std::string& text, const Place& place) {
    if (place.ids.empty()) return {"sight.not-a-space", {{"text", text}}};
    return {"sight.no-figure", {{"text", text}, {"meant", nearest(text, place.ids).value_or(place.ids.front())}}};
}

Result<Posted> placed_at(const std::string& text, const Stature& stature, const Place& place) {
    if (const auto space = space_from(text)) return placed_at({*space, {}}, stature, place.terrain);
    if (const Posted* figure = place.figure(text)) return *figure;
    return failure(no_figure(text, place));
}

bool share_a_space(const Posted& a, const Posted& b) {
    return std::ranges::any_of(a.spaces, [&](Space space) { return std::ranges::count(b.spaces, space) > 0; });
}

// The figures of the set-up that may block sight: all except those at the two ends, and those in whose place somebody
// is thought to stand. If both ends are spaces, the question is about the map alone and there are none.
std::vector<FigureBody> others(const SightOptions& options, const Posted& from, const Posted& to, const Place& place) {
    if (space_from(options.from) && space_from(options.to)) return {};
    std::vector<FigureBody> found;
    for (const Posted& figure : place.figures)
        if (!share_a_space(figure, from) && !share_a_space(figure, to)) found.push_back(figure.body);
    return found;
}

// ---- the answer

struct Answer {
    Look look{};
    std::vector<std::string> blocked_by{};
};

std::string name_of(const Blocker& blocker, const Place& place, const Catalogue& catalogue) {
    if (const FigureId* figure = std::get_if<FigureId>(&blocker)) return place.ids[figure->index()];
    const PlacedPiece& piece = *place.battlefield.find(std::get<PieceId>(blocker));
    const std::string name = catalogue[piece.kind].id + " " + to_text(Space{piece.at, piece.level});
    return catalogue[piece.kind].is_edge() ? name + "," + std::string(to_text(piece.side)) : name;
}

Result<Answer> answer(const SightOptions& options, const Stature& stature, const Place& place,
                      const Catalogue& catalogue) {
    const auto from = placed_at(options.from, stature, place), to = placed_at(options.to, stature, place);
    if (!from) return failure(from.error());
    if (!to) return failure(to.error());
    const std::vector<FigureBody> in_the_way = others(options, *from, *to, place);
    const SeenPart part = options.any_part ? SeenPart::Any : part_to_see(place.rules);
    Answer found;
    found.look = lookup::look({place.terrain, in_the_way}, *from, *to, part, place.rules);
    for (const Blocker& blocker : found.look.sight.blocked_by)
        found.blocked_by.push_back(name_of(blocker, place, catalogue));
    return found;
}

Exit tell(const Answer& answer, const SightOptions& options, const Report& report) {
    const Words& words = report.words();
    if (report.json()) {
        Json json = report.document();
        json["seen"] = answer.look.sight.seen;
        json["range"] = answer.look.range ? Json(*answer.look.range) : Json(nullptr);
        json["height_advantage"] = answer.look.height_advantage;
        json["blocked_by"] = answer.blocked_by;
        report.print_json(json);
        return Exit::Fine;
    }
    const std::string verdict = answer.look.sight.seen ? "sight.seen" : "sight.hidden";
    report.print(words(Message{verdict, {{"from", options.from}, {"to", options.to}}}) + "\n");
    report.print(
        (answer.look.range ? words(Message{"sight.range", {{"n", *answer.look.range}}}) : words("sight.no-way")) +
        "\n");
    if (const int dice = answer.look.height_advantage; dice != 0)
        report.print(words(Message{"sight.height-advantage",
                                   {{"n", std::abs(dice)}, {"who", dice > 0 ? options.from : options.to}}}) +
                     "\n");
    if (!answer.blocked_by.empty()) report.print(words("sight.in-the-way") + "\n");
    for (const std::string& name : answer.blocked_by) report.print("  " + name + "\n");
    return Exit::Fine;
}

Exit sight(const SightOptions& options, const Report& report, const Catalogue& catalogue) {
    const auto stature = stature_of(options, catalogue);
    if (!stature) return report.cannot(stature.error());
    const auto read = read_place(options, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    const auto found = answer(options, *stature, read->place, catalogue);
    if (!found) return report.cannot({found.error().message, FilePos{options.file}});
    return tell(*found, options, report);
}

}  // namespace

void add_sight(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "sight", words);
    const auto options = std::make_shared<SightOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("--from", options->from, words("help.sight.from"))->required();
    command.add_option("--to", options->to, words("help.sight.to"))->required();
    auto* card = command.add_option("--card", options->card, words("help.sight.card"))->type_name("ID");
    command.add_option("--height", options->height, words("help.sight.height"))
        ->check(whole_from(1, 60, words))
        ->excludes(card);
    auto* edition = command.add_option("--edition", options->edition, words("help.play.edition"))->type_name("EDITION");
    command.add_option("--rules", options->rules, words("help.play.rules"))->type_name("FILE")->excludes(edition);
    command.add_flag("--any-part", options->any_part, words("help.sight.any-part"));
    command.add_option("--players", options->players, words("help.sight.players"))
        ->check(whole_from(1, max_players, words));
    command.add_option("--step", options->step, words("help.moment.step"))
        ->type_name("N")
        ->check(whole_from(0, 100'000, words));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return sight(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
