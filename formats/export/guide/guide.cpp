#include "formats/export/guide/guide.h"

#include "engine/assembly/build_plan.h"
#include "engine/board/catalogue/boxes.h"
#include "engine/map_code/map_code.h"
#include "formats/export/guide/guide_map.h"
#include "formats/export/guide/guide_style.h"
#include "formats/export/guide/still.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/build_sheet.h"
#include "formats/paper/build_sheet/qr_code.h"
#include "formats/paper/html.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/svg_text.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/bytes/base64.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::exports {

namespace {

constexpr int picture_px = 720, plan_px = 1080;  // Of pictures, from side to side.
// A screen by its name in the page, with the sentence that stands on its tab.
struct GuideScreen {
    std::string_view name;
    const char* title;
    std::string id() const { return std::string(name); }
};
constexpr GuideScreen all_screens[] = {{"start", "guide.start"}, {"pack", "guide.pack"},   {"build", "guide.build"},
                                       {"setup", "guide.setup"}, {"rules", "guide.rules"}, {"ask", "guide.ask"},
                                       {"share", "guide.share"}};

// Writes one guide; each function is a part of it.
class GuideMaker {
public:
    GuideMaker(const Scenario& scenario, const Catalogue& catalogue, const Words& words, Build build, AskParts ask,
               std::string scene)
        : scenario_(scenario),
          catalogue_(catalogue),
          words_(words),
          build_(std::move(build)),
          ask_(std::move(ask)),
          scene_(std::move(scene)),
          screens_(std::begin(all_screens), std::end(all_screens)) {
        if (ask_.screen.empty())
            std::erase_if(screens_, [](const GuideScreen& screen) { return screen.name == "ask"; });
    }

    std::string make() {
        // What is needed to see a step comes first, and where one was is known before anything is drawn; pictures and
        // the parts of the scripts follow.
        return head() + with_references("<header><h1>" + title() + "</h1></header>\n<main>\n" + radios()) +
               script(where_one_was()) + with_references(screens_and_navigation()) + script(std::string(guide_script)) +
               parts_and_scripts() + "</body>\n</html>\n";
    }

private:
    std::string say(const char* id) const { return escaped(words_(id)); }
    std::string say(Message message) const { return escaped(words_(message)); }
    std::size_t steps() const { return build_.plan.steps.size(); }
    std::string title() const { return escaped(title_of(scenario_, words_)); }
    std::string head() const {
        // The page may load nothing, whatever is in it. It also spares Chromium a search for what could be loaded.
        constexpr const char* from_itself = "img-src data:;script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'";
        return "<!DOCTYPE html>\n<html lang=\"" + words_.language + "\">\n<head>\n<meta charset=\"utf-8\">\n" +
               page_policy(from_itself) +
               "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\n<title>" +
               with_references(title()) +
               // Chromium draws nothing before the steps are there, as drawing half of them takes as long again.
               "</title>\n<link rel=\"expect\" href=\"#rest\" blocking=\"render\">\n<style>\n" +
               std::string(guide_style) + step_rules() + std::string(guide_wide_style) + "</style>\n</head>\n<body>\n";
    }
    std::string screens_and_navigation() const {
        return guide_shapes(build_, catalogue_) + build() + start() + "<span id=\"rest\" hidden></span>\n" + pack() +
               rules() + ask() + share() + set_up() + navigation() + "</main>\n";
    }
    static std::string script(const std::string& text) { return "<script>\n" + text + "</script>\n"; }
    std::string where_one_was() const {
        return "var map=\"" + build_digest(scenario_.battlefield, catalogue_) + "\";\n" +
               std::string(guide_begin_script);
    }
    std::string parts_and_scripts() const {
        return ask_.scripts.empty() && scene_.empty() ? std::string() : ask_.scripts + scene_ + guide_scripts();
    }

    // ---- what pages without scripts

    std::string radio(const std::string& group, const std::string& id, bool chosen, const std::string& label) const {
        return "<input type=\"radio\" name=\"" + group + "\" id=\"" + id + "\"" + (chosen ? " checked" : "") +
               " aria-label=\"" + label + "\">\n";
    }
    std::string radios() const {
        std::string html;
        for (const GuideScreen& screen : screens_)
            html += radio("screen", "go-" + screen.id(), screen.name == screens_[0].name, say(screen.title));
        for (std::size_t step = 1; step <= steps(); ++step)
            html += radio("step", "s" + std::to_string(step), step == 1,
                          say({"guide.step", {{"number", step}, {"count", steps()}}}));
        return html;
    }
    // Of each step: what comes later is hidden, what is new stands out, its panel is shown.
    std::string step_rules() const {
        std::string css;
        for (const GuideScreen& screen : screens_)
            css += "#go-" + screen.id() + ":checked~.screen-" + screen.id() + "{display:block}\n#go-" + screen.id() +
                   ":checked~nav .to-" + screen.id() + "{color:var(--accent);border-color:var(--accent)}\n";
        for (std::size_t step = 1; step <= steps(); ++step) {
            const std::string at = "#s" + std::to_string(step) + ":checked~.screen-build ", n = std::to_string(step);
            css += at + ".n" + std::to_string(step + 1) + "{display:none}\n" + at + ".n" + n +
                   ">.p{fill-opacity:1;stroke:var(--new);stroke-width:2.4}\n" + at + ".n" + n + ">.u{opacity:1}\n" +
                   at + ".n" + n + ">.u>.o{stroke:var(--new)}\n" + at + ".n" + n +
                   ">.u>.w{stroke:var(--new);stroke-width:7.5}\n" + at + ".n" + n + ">text{display:block}\n" + at +
                   ".st" + n + "{display:block}\n";
        }
        return css;
    }
    std::string navigation() const {
        std::string html = "<nav aria-label=\"" + say("guide.screens") + "\">\n";
        for (const GuideScreen& screen : screens_)
            html += "<label class=\"to-" + screen.id() + "\" for=\"go-" + screen.id() + "\">" + say(screen.title) +
                    "</label>\n";
        return html + "</nav>\n";
    }
    static std::string screen(const std::string& name, const std::string& inside) {
        return "<section class=\"screen screen-" + name + "\">\n" + inside + "</section>\n";
    }

    // ---- start

    std::string start() const {
        std::string html;
        html += image(to_still(iso_drawing(scenario_, build_.terrain, catalogue_, {.margin = 6}).drawing, picture_px),
                      title_of(scenario_, words_));
        html += errors();
        if (!scenario_.about->author.empty())
            html += "<p>" + say({"sheet.by", {{"author", scenario_.about->author}}}) + "</p>\n";
        html += "<p>" + say({"guide.facts", {{"pieces", build_.plan.pieces}, {"steps", steps()}}}) + "</p>\n";
        const BoxPlan boxes = fewest_boxes(used_items(scenario_.battlefield, catalogue_), catalogue_);
        if (!boxes.sets.empty()) html += "<h2>" + say("sheet.boxes") + "</h2>\n<ul>\n";
        for (const SetCount& set : boxes.sets)
            html += "<li>" + std::to_string(set.count) + " × " + escaped(catalogue_[set.set].name) + "</li>\n";
        if (!boxes.sets.empty()) html += "</ul>\n";
        return screen("start", html + "<label class=\"button\" for=\"go-pack\">" + say("guide.begin") + "</label>\n");
    }
    std::string errors() const {
        const auto errors = errors_in_building(scenario_, catalogue_);
        return errors ? "<p class=\"errors\">" + say(*errors) + "</p>\n" : std::string();
    }
    static std::string image(const std::string& webp, const std::string& title) {
        if (webp.empty()) return {};
        return "<img alt=\"" + escaped(title) + "\" src=\"data:image/webp;base64," + to_base64(webp) + "\">\n";
    }

    // ---- pack

    std::string pack() const {
        std::string html = "<h2>" + say("guide.pack-title") + "</h2>\n";
        Inventory used;
        scenario_.battlefield.each([&](const PlacedPiece& piece) { used.add(catalogue_[piece.kind]); });
        for (const ItemKind item : items_in(used, catalogue_)) {
            const ItemType& type = catalogue_[item];
            html += tick("pack-" + type.id, kind_of_item(item, catalogue_), used[item],
                         used[item] == 1 ? type.name : type.plural);
        }
        return screen("pack",
                      html + "<label class=\"button\" for=\"go-build\">" + say("guide.to-build") + "</label>\n");
    }
    std::string tick(const std::string& id, PieceKind kind, int count, const std::string& name) const {
        return "<label class=\"tick\"><input type=\"checkbox\" id=\"" + escaped(id) + "\">" + guide_part(kind) +
               "<span><b>" + std::to_string(count) + " ×</b> " + escaped(name) + "</span></label>\n";
    }

    // ---- build

    // Where it is wide and low, the panels stand beside the plan.
    std::string build() const {
        std::string html = "<div class=\"desk\">\n<div class=\"stage\">\n" +
                           guide_plan(build_, catalogue_, say("guide.build")) + solid_view() +
                           "</div>\n<div class=\"beside\">\n" + solid_button() + errors();
        std::size_t lying = 0;
        for (std::size_t step = 1; step <= steps(); ++step) {
            lying += laid_in(build_.plan.steps[step - 1]).size();
            html += panel(step, lying);
        }
        return screen("build", html + "</div>\n</div>\n");
    }
    std::string panel(std::size_t step, std::size_t lying) const {
        const BuildStep& now = build_.plan.steps[step - 1];
        std::string html =
            "<div class=\"step st" + std::to_string(step) + "\">\n" + pager(step) + "<p class=\"quiet\">" +
            say({"guide.lie", {{"level", now.level}, {"count", lying}, {"all", build_.plan.pieces}}}) + "</p>\n";
        if (now.hold) html += "<p class=\"hold\">" + say("build.hold") + "</p>\n";
        std::map<PieceKind, int> kinds;
        for (const PieceId id : laid_in(now)) ++kinds[scenario_.battlefield.find(id)->kind];
        for (const auto& [kind, count] : kinds) {
            const PieceType& type = catalogue_[kind];
            html += tick("t" + std::to_string(step) + "-" + type.id, kind, count, count == 1 ? type.name : type.plural);
        }
        return html + "</div>\n";
    }
    // Pinned above the tabs, at the same place in every step.
    std::string pager(std::size_t step) const {
        std::string html = "<div class=\"pager\">";
        html += step > 1 ? "<label class=\"button quiet\" for=\"s" + std::to_string(step - 1) + "\">" +
                               say("guide.back") + "</label>"
                         : "<span></span>";
        html += "<h2>" + say({"guide.step", {{"number", step}, {"count", steps()}}}) + "</h2>";
        html += step < steps() ? "<label class=\"button\" for=\"s" + std::to_string(step + 1) + "\">" +
                                     say("guide.next") + "</label>"
                               : "<label class=\"button\" for=\"go-setup\">" + say("guide.to-setup") + "</label>";
        return html + "</div>\n";
    }
    // Shown by the script, where there is one.
    std::string solid_view() const {
        if (scene_.empty()) return {};
        return "<canvas id=\"scene\" class=\"map\" hidden role=\"img\" aria-label=\"" + say("guide.solid") +
               "\"></canvas>\n";
    }
    std::string solid_button() const {
        if (scene_.empty()) return {};
        return "<button type=\"button\" id=\"solid\" class=\"button quiet\" hidden data-cannot=\"" +
               say("guide.solid-cannot") + "\">" + say("guide.solid") + "</button>\n";
    }

    // ---- set up, rules

    std::string set_up() const {
        std::string html = "<h2>" + say("sheet.finish") + "</h2>\n";
        const PictureOptions options{.coordinates = true, .sizes = false, .margin = 4};
        html += "<p class=\"quiet hint\">" + say("guide.sideways") +
                "</p>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + say("sheet.finish") + "\">" +
                image(to_still(plan_drawing(scenario_, build_.terrain, catalogue_, options).drawing, plan_px),
                      words_("sheet.finish")) +
                "</div>\n";
        html += "<p class=\"quiet\">" + say("sheet.spaces-how") + "</p>\n";
        for (const Zone& zone : *scenario_.zones)
            html += placed(
                {words_(Message{"sheet.zone", {{"zone", zone.id}, {"n", zone.spaces.size()}}}), to_text(zone.spaces)});
        for (const ToPlace& glyph : glyphs_to_place(scenario_, catalogue_, words_)) html += placed(glyph);
        for (const Setup& setup : *scenario_.setups) html += figures_of(setup);
        return screen("setup", html);
    }
    static std::string placed(const ToPlace& thing) {
        return "<label class=\"tick\"><input type=\"checkbox\"><span>" + escaped(thing.what) + "<br><small>" +
               escaped(thing.where) + "</small></span></label>\n";
    }
    std::string figures_of(const Setup& setup) const {
        const std::vector<ToPlace> figures = figures_to_place(setup, catalogue_, words_);
        if (figures.empty()) return {};
        std::string html = "<h3>" + say({"sheet.figures", {{"n", setup.player_count()}}}) + "</h3>\n";
        for (const ToPlace& figure : figures) html += placed(figure);
        return html;
    }
    std::string rules() const {
        return screen("rules",
                      "<h2>" + say("guide.rules") + "</h2>\n" + html_of(rules_page(scenario_, catalogue_, words_)));
    }

    std::string ask() const { return ask_.screen.empty() ? std::string() : screen("ask", ask_.screen); }

    // ---- share

    std::string share() const {
        std::string html = "<h2>" + say("guide.share-title") + "</h2>\n<p id=\"progress\" hidden>" +
                           say("guide.progress") + " <a id=\"link\" class=\"button quiet\" href=\"#\">" +
                           say("guide.link") + "</a></p>\n";
        const auto code = code_of(scenario_, catalogue_);
        if (!code) return screen("share", html);
        html += "<p>" + say("guide.code") + "</p>\n";
        for (const CoverCode& each : qr_codes_of(code->text)) html += qr(each);
        return screen("share", html + "<p class=\"code\">" + escaped(code->text) + "</p>\n");
    }
    static std::string qr(const CoverCode& code) {
        const std::string side = std::to_string(code.modules.size() + 8);
        std::string path;
        for (std::size_t row = 0; row < code.modules.size(); ++row)
            for (std::size_t column = 0; column < code.modules.size(); ++column)
                if (code.modules[row][column])
                    path += "M" + std::to_string(column + 4) + " " + std::to_string(row + 4) + "h1v1h-1z";
        return "<svg class=\"qr\" viewBox=\"0 0 " + side + " " + side + "\"><path fill=\"#FFF\" d=\"M0 0h" + side +
               "v" + side + "H0z\"/><path d=\"" + path + "\"/></svg>\n";
    }

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    const Words& words_;
    Build build_;
    AskParts ask_;
    std::string scene_;
    std::vector<GuideScreen> screens_;
};

}  // namespace

Result<std::string> guide_html(const Scenario& scenario, const Catalogue& catalogue, const Words& words,
                               const GuideParts& parts) {
    auto ask = ask_parts(scenario, catalogue, words, parts);
    if (!ask) return failure(std::move(ask.error()));
    Build build = build_of(scenario, catalogue);
    auto scene = scene_data(scenario, catalogue, build.plan, parts);
    if (!scene) return failure(std::move(scene.error()));
    return GuideMaker(scenario, catalogue, words, std::move(build), std::move(*ask), std::move(*scene)).make();
}

}  // namespace hexwright::exports
