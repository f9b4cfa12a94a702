#include "editor/inspect/survey_overlay.h"

#include "editor/editing/layers.h"
#include "editor/inspect/many_games.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/sheet/palette.h"

#include <algorithm>

namespace hexwright::inspect {

namespace {

constexpr PlainWalker walker{};
constexpr unsigned near_color = 0x1F8F7A, middle_color = 0xE0B84C, far_color = 0xB04A3A;

unsigned color_of_row(std::size_t row, std::size_t rows) {
    const double share = rows < 2 ? 0 : static_cast<double>(row) / static_cast<double>(rows - 1);
    return share < 0.5 ? mix(near_color, middle_color, share * 2) : mix(middle_color, far_color, share * 2 - 1);
}

OverlayPicture picture_of_survey(const SpaceMap& map) {
    const SpaceLegend* first = map.legend.data();
    return picture_of(map, [&](const SpaceLegend& row) {
        return color_of_row(static_cast<std::size_t>(&row - first), map.legend.size());
    });
}

struct Asked {  // What the survey is about, copied for the job.
    Overlay overlay = Overlay::None;
    std::shared_ptr<const Scenario> scenario{};
    std::shared_ptr<const Catalogue> catalogue{};
    std::optional<GameState> state{};  // In a game.
    FigureId figure{};
    PlayerId player{};
    std::optional<Space> at{};
};

SpaceMap only_title(Message title) {
    SpaceMap map;
    map.title = std::move(title);
    return map;
}

SpaceMap worked_out(const Asked& asked, const Interrupt& stop) {
    const auto bare =
        asked.state ? Result<SurveyedBoard>(surveyed(*asked.state)) : surveyed(*asked.scenario, *asked.catalogue);
    if (!bare) return only_title(bare.error().message);
    const SurveyedBoard& ground = *bare;
    const auto starts = zones_of(ground, *asked.scenario, WhichZones::Start, walker.height);
    const SpaceIndex at = asked.at ? ground.board->index(*asked.at) : no_space;
    switch (asked.overlay) {
        case Overlay::Reach:
            if (asked.state && asked.figure.valid()) return reach_map(*asked.state, asked.figure);
            if (at != no_space)
                return reach_map(ground, {{"overlay.space", {{"space", to_text(*asked.at)}}}, {at}}, walker);
            if (!starts.empty()) return reach_map(ground, starts.front(), walker);
            return only_title({"overlay.point-first"});
        case Overlay::Sight:
            if (at == no_space) return only_title({"overlay.point-first"});
            return asked.state ? outlook_map(*asked.state, at, walker.height, stop)
                               : outlook_map(ground, at, walker.height, stop);
        case Overlay::Threat:
            if (!asked.state || !asked.player.valid()) return only_title({"overlay.needs-game"});
            return threat_map(*asked.state, asked.player, walker.height, stop);
        case Overlay::Zones:
            return zone_map(ground, zones_of(ground, *asked.scenario, WhichZones::All, walker.height), walker, stop);
        case Overlay::Places: {
            auto places = asked.state ? glyphs_of(*asked.state, walker.height)
                                      : glyphs_of(ground, *asked.scenario, *asked.catalogue, walker.height);
            for (NamedSpaces& high : high_ground_of(ground, walker.height)) places.push_back(std::move(high));
            return place_map(ground, starts, places, walker, stop);
        }
        default:
            return unreached_map(ground, starts, walker);
    }
}

// The player whose threats matter to the one who decides.
PlayerId opponent(const GameState& seen, std::optional<PlayerId> decider) {
    for (std::size_t i = 0; i < seen.players.size(); ++i)
        if (const PlayerId player{static_cast<int>(i)}; !decider || team_of(seen, player) != team_of(seen, *decider))
            return player;
    return {};
}

Asked asked_now(const OpenMap& map) {
    Asked asked{.overlay = map.view.layers.overlay,
                .scenario = map.shown().scenario,
                .catalogue = map.document.kept_catalogue(),
                .at = map.view.layers.surveyed_at};
    if (!map.table.on()) return asked;
    const Play& play = *map.table.play;
    asked.state = play.seen();
    asked.figure = play.hand.actor;
    if (!asked.figure.valid() && asked.at)
        if (const SpaceIndex at = play.seen().board->index(*asked.at); at != no_space)
            asked.figure = figure_at(play.seen(), at);
    asked.player = opponent(play.seen(), play.session().decider());
    return asked;
}

unsigned long long number_of(const OpenMap& map, const Asked& asked) {
    unsigned long long number = map.shown().number * 31 + static_cast<unsigned long long>(asked.overlay);
    if (map.table.on()) number = number * 1'000'003 + map.table.play->revision();
    number = number * 1'009 + static_cast<unsigned long long>(asked.figure.value + 2);
    if (!asked.at) return number;
    return number * 1'000'003 +
           static_cast<unsigned long long>((asked.at->at.q + 2'000) * 4'001 + asked.at->at.r + 2'000) * 128 +
           static_cast<unsigned long long>(asked.at->level);
}

// Reach and sight follow the pointer.
void follow_pointer(OpenMap& map) {
    const Overlay overlay = map.view.layers.overlay;
    if ((overlay != Overlay::Sight && overlay != Overlay::Reach) || !map.tools.hovered) return;
    if (const Surface* surface = surface_shown(map, map.tools.hovered->hex))
        map.view.layers.surveyed_at = surface->space;
}

}  // namespace

bool is_survey(Overlay overlay) { return overlay >= Overlay::Reach; }

const OverlayPicture* surveyed_overlay(EditorState& editor) {
    if (!is_survey(editor.map.view.layers.overlay)) return nullptr;
    if (editor.map.view.layers.overlay == Overlay::Heat) return heat_overlay(editor.map);
    follow_pointer(editor.map);
    const Asked asked = asked_now(editor.map);
    editor.map.surveyed.follow(number_of(editor.map, asked), editor.jobs, [asked](JobWatch& watch) {
        return picture_of_survey(worked_out(asked, [&watch] { return watch.cancelled(); }));
    });
    return editor.map.surveyed.value();
}

}  // namespace hexwright::inspect
