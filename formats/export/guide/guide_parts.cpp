#include "formats/export/guide/guide_parts.h"

#include "embedded/guide.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/hex/direction.h"
#include "engine/lookup/asked_map.h"
#include "engine/setup/start.h"
#include "formats/export/models/model_files.h"
#include "formats/paper/html.h"
#include "formats/paper/real_size.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/svg_text.h"
#include "formats/xml/bytes/base64.h"
#include "formats/xml/bytes/deflate.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace hexwright::exports {

namespace {

constexpr double tenths = 10;  // The model's lengths are in tenths of a millimetre.

// Deflated, as text that no browser runs.
Result<std::string> data_part(const std::string& id, std::string_view bytes) {
    return deflated(bytes).map([&](const std::string& packed) {
        return "<script type=\"text/plain\" id=\"" + id + "\">" + to_base64(packed) + "</script>\n";
    });
}

// ---- Ask

std::string button(const char* id, const std::string& text, const std::string& label) {
    return std::string("<button type=\"button\" class=\"button quiet\" id=\"") + id + "\" aria-label=\"" +
           escaped(label) + "\">" + escaped(text) + "</button>\n";
}

// A number with a button on each side.
std::string chooser(const char* what, const char* less, const char* more, const Words& words) {
    return "<div class=\"chooser\">" + button((std::string(what) + "-less").c_str(), "−", words(less)) +
           "<output id=\"ask-" + what + "\"></output>" +
           button((std::string(what) + "-more").c_str(), "+", words(more)) + "</div>\n";
}

std::string ask_screen(const Words& words) {
    return "<h2>" + escaped(words("guide.ask-title")) + "</h2>\n<p id=\"ask-without\">" +
           escaped(words("guide.ask-without")) +
           "</p>\n<div id=\"ask-all\" hidden>\n<div class=\"plan-box\" tabindex=\"0\" role=\"region\" aria-label=\"" +
           escaped(words("guide.ask-title")) + "\"><svg id=\"ask-plan\" role=\"img\" aria-label=\"" +
           escaped(words("guide.ask-title")) + "\"></svg></div>\n<p id=\"ask-hint\" class=\"quiet\" hidden>" +
           escaped(words("guide.sideways")) +
           "</p>\n<div id=\"answer\" aria-live=\"polite\"></div>\n<div class=\"choosers\">\n" +
           chooser("move", "guide.ask-move-less", "guide.ask-move-more", words) +
           chooser("height", "guide.ask-height-less", "guide.ask-height-more", words) +
           "</div>\n<div class=\"pages\">\n" +
           button("ask-flies", words("guide.ask-flying"), words("guide.ask-flying")) + "<div class=\"pages\">" +
           button("plan-less", "− " + words("guide.ask-map"), words("guide.ask-smaller")) +
           button("plan-more", "+ " + words("guide.ask-map"), words("guide.ask-larger")) + "</div></div>\n</div>\n";
}

// Sentences with the places that the page fills in; those with a number also for one.
std::string ask_words(const Words& words) {
    struct Sentence {
        std::string id;
        std::vector<std::string> places{};
        std::string counted{};  // The place of the number; empty: there is none.
    };
    const Sentence sentences[] = {
        {"guide.ask-how", {}},
        {"guide.ask-second", {}},
        {"guide.ask-cannot", {}},
        {"guide.ask-stops", {}},
        {"guide.ask-harms", {}},
        {"guide.no-question", {}},
        {"guide.ask-move", {"move"}},
        {"guide.ask-height", {"height"}},
        {"guide.ask-walks", {"space", "move", "n"}, "n"},
        {"guide.ask-flies", {"space", "move", "n"}, "n"},
        {"sight.seen", {"from", "to"}},
        {"sight.hidden", {"from", "to"}},
        {"sight.no-way", {}},
        {"sight.in-the-way", {}},
        {"sight.range", {"n"}, "n"},
        {"sight.height-advantage", {"n", "who"}, "n"},
        {"sight.nothing-there", {"hex"}},
        {"sight.no-surface", {"space", "spaces"}},
        {"sight.no-room", {"space", "height", "room"}, "room"},
    };
    std::string json;
    for (const Sentence& sentence : sentences) {
        Message one{sentence.id}, several{sentence.id};
        for (const std::string& place : sentence.places) {
            several.arguments.emplace_back(place, "{" + place + "}");
            one.arguments.emplace_back(place, sentence.counted == place ? "1" : "{" + place + "}");
        }
        json += (json.empty() ? "" : ",") + in_script_quotes(sentence.id) + ":";
        json += !sentence.counted.empty()
                    ? "[" + in_script_quotes(words(one)) + "," + in_script_quotes(words(several)) + "]"
                    : in_script_quotes(words(several));
    }
    return "var askWords={" + json + "};\n";
}

// The places to stand, of each hex in any order: hex, level, colour.
std::string ask_spaces(const Terrain& terrain, const Catalogue& catalogue) {
    std::string json;
    for (const Terrain::Column& column : terrain.columns())
        for (const Surface& surface : terrain.surfaces(column))
            json += (json.empty() ? "[" : ",[") + to_text(surface.space) + ",\"" +
                    svg_colour(catalogue[surface.terrain].color) + "\"]";
    return "var askSpaces=[" + json + "];\n";
}

// ---- 3D

using Offsets = std::vector<int>;

// Of its first corner, in tenths of a millimetre.
Offsets place_of(const Shell& shell) {
    const Corner3& first = shell.corners.front();
    const auto whole = [](double millimetres) { return static_cast<int>(std::lround(millimetres * tenths)); };
    return {whole(first.x), whole(first.y), whole(first.z)};
}

std::string joined(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

// Around its first corner: shells that are equal but for their place are written once.
std::string shape_json(const Shell& shell) {
    const Corner3& first = shell.corners.front();
    std::vector<int> corners, faces;
    for (const Corner3& corner : shell.corners)
        for (const double off : {corner.x - first.x, corner.y - first.y, corner.z - first.z})
            corners.push_back(static_cast<int>(std::lround(off * tenths)));
    for (const auto& face : shell.faces) faces.insert(faces.end(), face.begin(), face.end());
    return "{\"c\":[" + joined(corners) + "],\"f\":[" + joined(faces) + "],\"rgb\":" + std::to_string(shell.rgb) + "}";
}

// A box on the table between two points, so wide.
Shell bar_between(Point from, Point to, double width, double low, double high) {
    const Point offset = to - from, across = turned(offset, 90) * (width / 2 / length(offset));
    Shell shell;
    for (const double z : {low, high})
        for (const Point at : {from + across, to + across, to - across, from - across})
            shell.corners.push_back({at.x, -at.y, z});
    shell.faces = {{0, 1, 2}, {0, 2, 3}, {4, 6, 5}, {4, 7, 6}};
    for (int side = 0; side < 4; ++side) {
        const int next = (side + 1) % 4;
        shell.faces.push_back({side, side + 4, next + 4});
        shell.faces.push_back({side, next + 4, next});
    }
    return shell;
}

// Bars on a castle's piece along its arms: the prisms of models do not show how it is turned.
std::vector<Shell> arm_shells(const PieceOnMap& piece, const std::vector<Shell>& shells) {
    constexpr double width = 15, height = 1.6, reach = 0.46, darkness = 0.45;  // In millimetres; shares.
    if (piece.style != PieceStyle::CastleBase && piece.style != PieceStyle::CastleWall) return {};
    double top = 0;
    for (const Shell& shell : shells)
        for (const Corner3& corner : shell.corners) top = std::max(top, corner.z);
    const double scale = hex_mm / hex_width;
    const HexCoord hex = piece.hexes.front();
    std::vector<Shell> bars;
    for (const Direction arm : arms_of(*piece.type)) {
        const Point centre = centre_of(hex) * scale,
                    beside = centre_of(neighbour(hex, turned(arm, piece.piece.turn))) * scale;
        bars.push_back(bar_between(centre, between(centre, beside, reach), width, top, top + height));
        bars.back().rgb = darker(piece.color, darkness);
    }
    return bars;
}

// `plan` is that of the model.
std::string model_json(const std::vector<ModelStep>& model, const Scenario& scenario, const Catalogue& catalogue,
                       const BuildPlan& plan) {
    std::map<std::string, int> numbers;
    std::string shapes, steps;
    const auto place = [&](std::vector<int>& placed, const Shell& shell) {
        const std::string shape = shape_json(shell);
        const auto [found, added] = numbers.try_emplace(shape, static_cast<int>(numbers.size()));
        if (added) shapes += (shapes.empty() ? "" : ",") + shape;
        placed.push_back(found->second);
        const Offsets at = place_of(shell);
        placed.insert(placed.end(), at.begin(), at.end());
    };
    for (std::size_t step = 0; step < model.size(); ++step) {
        std::vector<int> placed;
        const std::vector<PieceId> ids = laid_in(plan.steps[step]);
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const std::vector<Shell>& shells = model[step].pieces[i].shells;
            for (const Shell& shell : shells) place(placed, shell);
            const PieceOnMap piece = on_map(*scenario.battlefield.find(ids[i]), 0, catalogue);
            for (const Shell& bar : arm_shells(piece, shells)) place(placed, bar);
        }
        steps += (steps.empty() ? "[" : ",[") + joined(placed) + "]";
    }
    std::vector<int> turns;
    for (const BuildStep& step : plan.steps) turns.push_back(step.turn);
    return "{\"shapes\":[" + shapes + "],\"steps\":[" + steps + "],\"turns\":[" + joined(turns) + "]}";
}

}  // namespace

GuideParts guide_parts() { return {embedded::ask_wasm(), embedded::scene_js()}; }

std::optional<Message> missing_from_guide(const GuideParts& parts) {
    if (parts.engine.empty() && parts.scene.empty()) return Message{"guide.without-both"};
    if (parts.engine.empty()) return Message{"guide.without-ask"};
    if (parts.scene.empty()) return Message{"guide.without-3d"};
    return {};
}

Result<AskParts> ask_parts(const Scenario& scenario, const Catalogue& catalogue, const Words& words,
                           const GuideParts& parts) {
    if (parts.engine.empty()) return AskParts{};
    const auto known = rules_for(scenario, {});
    const Rules rules = known ? *known : *rules_of("master-2007");
    const auto engine = data_part("ask-engine", parts.engine);
    if (!engine) return failure(engine.error());
    const auto map = data_part("ask-map", lookup::packed(scenario.battlefield, catalogue, rules));
    if (!map) return failure(map.error());
    return AskParts{ask_screen(words), *engine + *map + "<script>\n" + ask_words(words) +
                                           ask_spaces(terrain_of(scenario.battlefield, catalogue), catalogue) +
                                           "</script>\n"};
}

Result<std::string> scene_data(const Scenario& scenario, const Catalogue& catalogue, const BuildPlan& plan,
                               const GuideParts& parts) {
    if (parts.scene.empty()) return std::string();
    const auto script = data_part("scene-script", parts.scene);
    if (!script) return script;
    return data_part("scene-model", model_json(model_of(scenario, catalogue), scenario, catalogue, plan))
        .map([&](const std::string& model) { return *script + model; });
}

std::string guide_scripts() {
    return "<script>\n" + std::string(embedded::inflate_js()) + std::string(embedded::ask_js()) + "</script>\n";
}

}  // namespace hexwright::exports
