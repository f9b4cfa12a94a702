#include "editor/cli/commands.h"
#include "editor/workbench/open.h"
#include "engine/core/suggest.h"
#include "engine/rules/line_of_sight.h"
#include "engine/rules/range.h"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

constexpr int usual_height = 5;  // of most figures

struct Options {
    std::string file, from, to, card;
    int height = usual_height;
    bool any_part = false;
};

struct Stature {  // what matters of a figure
    int height = usual_height;
    SightZone zone{};
};

Result<Stature> stature_of(const Options& options, const Catalogue& catalogue) {
    if (options.card.empty()) return Stature{options.height, estimated_zone(options.height)};
    if (const auto card = catalogue.card(options.card)) return Stature{catalogue[*card].height, catalogue[*card].zone};
    std::vector<std::string> ids;
    for (const ArmyCard& card : catalogue.cards()) ids.push_back(card.id);
    if (const auto meant = nearest(options.card, ids))
        return failure(Message{"sight.card-meant", {{"card", options.card}, {"meant", *meant}}});
    return failure(Message{"sight.card", {{"card", options.card}}});
}

Message nobody_stands(const Terrain& terrain, Space space) {
    std::string levels;
    for (const Surface& surface : terrain.surfaces_at(space.at))
        levels += (levels.empty() ? "" : ", ") + to_text(surface.space);
    if (levels.empty()) return {"sight.nothing-there", {{"hex", to_text(space.at)}}};
    return {"sight.no-surface", {{"space", to_text(space)}, {"spaces", levels}}};
}

Result<Space> space_of(const std::string& text) {
    if (const auto space = space_from(text)) return *space;
    return failure(Message{"sight.not-a-space", {{"text", text}}});
}

// A figure of this stature on the space.
Result<FigureBody> standing(Space space, const Stature& stature, const Terrain& terrain, const std::string& file) {
    const Surface* ground = terrain.surface(space);
    if (!ground) return failure(nobody_stands(terrain, space), FilePos{file});
    if (ground->room < stature.height) {
        Message little{"sight.no-room",
                       {{"space", to_text(space)}, {"height", stature.height}, {"room", ground->room}}};
        return failure(std::move(little), FilePos{file});
    }
    return figure_body(std::span(&ground->space.at, 1), ground->top, stature.height, stature.zone);
}

struct Answer {
    Sight sight{};
    std::optional<int> range{};
};

std::vector<std::string> blockers(const Sight& sight, const Battlefield& battlefield, const Catalogue& catalogue) {
    std::vector<std::string> found;
    for (const Blocker& blocker : sight.blocked_by) {
        const PlacedPiece& piece = *battlefield.find(std::get<PieceId>(blocker));
        std::string where = to_text(Space{piece.at, piece.level});
        if (catalogue[piece.kind].is_edge()) where += "," + std::string(to_text(piece.side));
        found.push_back(catalogue[piece.kind].id + " " + where);
    }
    return found;
}

Exit tell(const Answer& answer, const std::vector<std::string>& in_the_way, const Options& options,
          const Report& report) {
    const Words& words = report.words();
    if (report.json()) {
        Json json = report.document();
        json["seen"] = answer.sight.seen;
        json["range"] = answer.range ? Json(*answer.range) : Json(nullptr);
        json["blocked_by"] = in_the_way;
        report.print_json(json);
        return Exit::Fine;
    }
    report.print(words(Message{answer.sight.seen ? "sight.seen" : "sight.hidden",
                               {{"from", options.from}, {"to", options.to}}}) +
                 "\n");
    if (answer.range)
        report.print(words(Message{"sight.range", {{"n", *answer.range}}}) + "\n");
    else
        report.print(words("sight.no-way") + "\n");
    if (!in_the_way.empty()) report.print(words("sight.in-the-way") + "\n");
    for (const std::string& piece : in_the_way) report.print("  " + piece + "\n");
    return Exit::Fine;
}

Exit sight(const Options& options, const Report& report, const Catalogue& catalogue) {
    const auto stature = stature_of(options, catalogue);
    if (!stature) return report.cannot(stature.error());
    const auto here = space_of(options.from), there = space_of(options.to);
    if (!here) return report.cannot(here.error());
    if (!there) return report.cannot(there.error());
    const auto read = open_scenario(options.file, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    const Battlefield& battlefield = read->scenario.battlefield;
    const Terrain terrain = terrain_of(battlefield, catalogue);
    const auto from = standing(*here, *stature, terrain, options.file),
               to = standing(*there, *stature, terrain, options.file);
    if (!from) return report.cannot(from.error());
    if (!to) return report.cannot(to.error());
    const Answer answer{line_of_sight({terrain}, *from, *to, options.any_part ? SeenPart::Any : SeenPart::HitZone),
                        range_between(terrain, from->hexes[0], to->hexes[0])};
    return tell(answer, blockers(answer.sight, battlefield, catalogue), options, report);
}

}  // namespace

void add_sight(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "sight", words);
    const auto options = std::make_shared<Options>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("--from", options->from, words("help.sight.from"))->required();
    command.add_option("--to", options->to, words("help.sight.to"))->required();
    auto* card = command.add_option("--card", options->card, words("help.sight.card"))->type_name("ID");
    command.add_option("--height", options->height, words("help.sight.height"))
        ->check(CLI::Range(1, 60))
        ->excludes(card);
    command.add_flag("--any-part", options->any_part, words("help.sight.any-part"));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return sight(*options, report, catalogue);
    });
}

}  // namespace hexwright
