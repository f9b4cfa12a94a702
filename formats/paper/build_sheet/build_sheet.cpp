#include "formats/paper/build_sheet/build_sheet.h"

#include "engine/board/battlefield/check.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/room.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/games/record_xml.h"

#include <algorithm>
#include <utility>

namespace hexwright::paper {
namespace {

// Numbers are written last, because each says how many there are.
std::vector<Drawing> bound(Book& book) {
    if (book.stopped) return {};
    std::vector<Drawing> pages;
    const std::size_t all = book.leaves.size();
    for (Leaf& leaf : book.leaves) {
        const Area area = within({0, 0, leaf.drawing.width, leaf.drawing.height}, book.options.margin);
        const std::size_t number = pages.size() + 1;
        if (number > 1)
            leaf.text({area.right(), area.bottom()}, book.say({"sheet.page", {{"number", number}, {"all", all}}}),
                      type_size::small, ink::quiet, Anchor::Right);
        if (book.options.grey) make_grey(leaf.drawing);
        pages.push_back(std::move(leaf.drawing));
    }
    return pages;
}

bool has_text(const Scenario& scenario) {
    return !scenario.about->story.empty() || !scenario.setups->empty() || scenario.rulebook != nullptr;
}

void add_rules(Flow& flow, Book& book, const Scenario& scenario) {
    if (!book.options.rules || !has_text(scenario)) return;
    flow.section("sheet.rules");
    add_passage(flow, book, rules_page(scenario, book.catalogue, book.words));
    add_round_track(flow, book, scenario);
}

// What follows the steps. Set a little closer if that saves a page that would hardly be used.
void add_ending(Book& book, const Build& build, bool tear_down) {
    const Flow begin = add_finish_page(book, build);
    const std::size_t pages = book.leaves.size();
    const Leaf page = book.leaves.back();
    const auto write = [&] {
        Flow flow = begin;
        add_finish_lists(flow, book, build);
        add_rules(flow, book, build.scenario);
        if (tear_down) add_tear_down(flow, book, build);
        return flow.has_little_on_last_page();
    };
    const bool little = write();
    if (!little || book.leaves.size() == pages) return;
    const std::size_t before = book.leaves.size();
    const auto write_again = [&](double spacing) {
        while (book.leaves.size() > pages) book.leaves.pop_back();
        book.leaves.back() = page;
        book.spacing = spacing;
        write();
        book.spacing = 1;
    };
    write_again(0.86);
    if (book.leaves.size() == before) write_again(1);
}

void add_sheet(Book& book, const Scenario& scenario) {
    const Build build = build_of(scenario, book.catalogue);
    book.title = title_of(scenario, book.words);
    if (!book.goes_on(0)) return;
    add_cover(book, build);
    add_pack_pages(book, build);
    add_step_pages(book, build);
    if (!book.goes_on(1)) return;
    add_ending(book, build, true);
}

bool same_battlefield(const Scenario& a, const Scenario& b, const Catalogue& catalogue) {
    const auto pieces = [&](const Scenario& of) {
        std::vector<PlacedPiece> sorted = of.battlefield.pieces();
        for (PlacedPiece& piece : sorted) piece.id = {};
        std::ranges::sort(
            sorted, [&](const PlacedPiece& x, const PlacedPiece& y) { return canonical_before(x, y, catalogue); });
        return sorted;
    };
    return a.battlefield.size() == b.battlefield.size() && pieces(a) == pieces(b);
}

// A game on a battlefield that an earlier game explains: what is put on it, and its rules.
void add_game_on_known(Book& book, const Scenario& scenario) {
    book.title = title_of(scenario, book.words);
    add_ending(book, build_of(scenario, book.catalogue), false);
}

}  // namespace

std::optional<Refusal> too_large_for_sheet(const Scenario& scenario) {
    if (scenario.battlefield.size() <= most_sheet_pieces) return {};
    return Refusal{{"sheet.too-large", {{"n", scenario.battlefield.size()}, {"most", most_sheet_pieces}}}};
}

std::optional<Message> errors_in_building(const Scenario& scenario, const Catalogue& catalogue) {
    const Battlefield& battlefield = scenario.battlefield;
    const std::vector<Issue> issues = check_battlefield(battlefield, terrain_of(battlefield, catalogue), catalogue);
    const auto errors = static_cast<std::size_t>(std::ranges::count(issues, Severity::Error, &Issue::severity));
    return errors > 0 ? std::optional(Message{"sheet.errors", {{"n", errors}}}) : std::nullopt;
}

std::string build_digest(const Battlefield& battlefield, const Catalogue& catalogue) {
    std::string text;
    battlefield.each([&](const PlacedPiece& piece) {
        text += catalogue[piece.kind].id + ' ' + to_text(Space{piece.at, piece.level}) + ' ' +
                std::to_string(piece.turn) + ' ' + std::string(to_text(piece.side)) + ' ' + to_text(piece.to) + '\n';
    });
    return digest_of(text);
}

std::vector<Drawing> build_sheet(const Scenario& scenario, const Catalogue& catalogue, const Words& words,
                                 const SheetOptions& options, const SheetWatch& watch) {
    Book book{catalogue, words, options, watch};
    book.landscape = is_wide(terrain_of(scenario.battlefield, catalogue));
    add_sheet(book, scenario);
    return bound(book);
}

std::vector<Drawing> build_booklet(const Campaign& campaign,
                                   const std::vector<std::shared_ptr<const Scenario>>& scenarios,
                                   const Catalogue& catalogue, const Words& words, const SheetOptions& options,
                                   const SheetWatch& watch) {
    std::size_t done = 0;
    const SheetWatch of_all = [&](double share) {
        return !watch || watch((static_cast<double>(done) + share) /
                               static_cast<double>(std::max<std::size_t>(1, scenarios.size())));
    };
    Book book{catalogue, words, options, of_all};
    book.title = campaign.title.text;
    // All pages of a booklet lie alike, as its first map does.
    if (!scenarios.empty() && scenarios.front())
        book.landscape = is_wide(terrain_of(scenarios.front()->battlefield, catalogue));
    if (const Passage way = campaign_page(campaign, scenarios, catalogue, words); !way.empty()) {
        Flow flow(book, "sheet.campaign", book.text_columns());
        add_passage(flow, book, way);
    }
    for (; done < scenarios.size() && !book.stopped; ++done) {
        if (!scenarios[done]) continue;
        const Scenario& scenario = *scenarios[done];
        const auto known = std::find_if(
            scenarios.begin(), scenarios.begin() + static_cast<std::ptrdiff_t>(done),
            [&](const auto& earlier) { return earlier && same_battlefield(*earlier, scenario, catalogue); });
        if (known == scenarios.begin() + static_cast<std::ptrdiff_t>(done)) add_sheet(book, scenario);
        else add_game_on_known(book, scenario);
    }
    return bound(book);
}

}  // namespace hexwright::paper
