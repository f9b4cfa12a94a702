#include "formats/paper/build_sheet/build_sheet.h"

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

void add_rules(Book& book, const Scenario& scenario) {
    if (!book.options.rules || !has_text(scenario)) return;
    add_text_pages(book, "sheet.rules", rules_page(scenario, book.catalogue, book.words));
    add_round_track(book, scenario);
}

void add_sheet(Book& book, const Scenario& scenario) {
    const Build build = build_of(scenario, book.catalogue);
    book.title = title_of(scenario, book.words);
    if (!book.goes_on(0)) return;
    add_cover(book, build);
    add_pack_pages(book, build);
    add_step_pages(book, build);
    if (!book.goes_on(1)) return;
    add_finish_page(book, build);
    add_rules(book, scenario);
    add_tear_down(book, build);
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
    add_finish_page(book, build_of(scenario, book.catalogue));
    add_rules(book, scenario);
}

}  // namespace

std::optional<Refusal> too_large_for_sheet(const Scenario& scenario) {
    if (scenario.battlefield.size() <= most_sheet_pieces) return {};
    return Refusal{{"sheet.too-large", {{"n", scenario.battlefield.size()}, {"most", most_sheet_pieces}}}};
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
    add_text_pages(book, "sheet.campaign", campaign_page(campaign, scenarios, catalogue, words));
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
