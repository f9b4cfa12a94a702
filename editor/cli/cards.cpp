// `cards`: an army from a list: what it costs, whether a format allows it, and its cards as sheets to print.
#include "editor/cli/commands.h"
#include "editor/cli/play/game_options.h"
#include "editor/document/files/sheet_files.h"
#include "editor/document/own/armies.h"
#include "editor/document/own/collection.h"
#include "editor/grammar/values.h"
#include "engine/board/catalogue/card_names.h"
#include "engine/core/suggest.h"
#include "engine/setup/army_bonds.h"
#include "engine/setup/army_limits.h"
#include "engine/setup/army_list.h"
#include "formats/paper/card_sheet/card_sheet.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using ArmyJson = nlohmann::ordered_json;

constexpr int most_format_points = 10'000;
constexpr std::string_view drawn_word = "random";  // In place of an army: cards are drawn.

struct CardsOptions {
    std::string army, out, format, owned, paper = "a4", seed = "1", keep;
    int points = 0;
    bool grey = false, strict = false;
};

struct AskedArmy {
    ArmyFormats formats{};
    std::optional<ArmyFormat> format{};
    SavedArmy army{};
    std::vector<Message> notes{};
    std::vector<Refusal> faults{};
    std::optional<std::uint64_t> seed{};  // Of a drawn army.

    const PriceList* prices() const { return format ? formats.prices_of(*format) : nullptr; }
};

Result<std::optional<ArmyFormat>> asked_format(const CardsOptions& options, const std::string& id,
                                               const ArmyFormats& formats) {
    if (id.empty() && options.points == 0) return std::optional<ArmyFormat>();
    const ArmyFormat* known = formats.find(id.empty() ? "open" : id);
    if (!known) {
        std::vector<std::string> ids;
        std::string all;
        for (const ArmyFormat& each : formats.all) {
            ids.push_back(each.id);
            all += (all.empty() ? "" : ", ") + each.id;
        }
        const auto meant = nearest(id, ids);
        Message words{meant ? "army-format.unknown-near" : "army-format.unknown", {{"id", id}, {"known", all}}};
        if (meant) words.arguments.emplace_back("suggestion", *meant);
        return failure(std::move(words));
    }
    ArmyFormat format = *known;
    if (options.points > 0) format.points = options.points;
    return std::optional(std::move(format));
}

Result<SavedArmy> drawn(AskedArmy& asked, const CardsOptions& options, const std::optional<Holding>& owned,
                        const Catalogue& catalogue) {
    if (!asked.format || asked.format->points == 0) return failure(Message{"army-format.random-points"});
    const auto seed = seed_of(options.seed);
    if (!seed) return failure(seed.error());
    asked.seed = *seed;
    const Bonds bonds(catalogue);
    const ArmyDraw draw{*asked.format, asked.prices(), owned ? &*owned : nullptr, *seed, &bonds};
    SavedArmy army{"", asked.format->id, drawn_army(draw, catalogue)};
    if (army.cards.empty()) return failure(Message{"army-format.nothing-drawn"});
    return army;
}

Result<AskedArmy> asked_army(const CardsOptions& options, const Catalogue& catalogue) {
    AskedArmy asked;
    auto formats = known_army_formats(catalogue);
    if (!formats) return failure(formats.error());
    asked.formats = std::move(*formats);
    std::optional<Holding> owned;
    if (!options.owned.empty()) {
        auto read = owned_from(options.owned, catalogue);
        if (!read) return failure(read.error());
        owned = std::move(*read);
    }
    const bool random = options.army == drawn_word;
    if (!random) {
        auto read = army_from(options.army, catalogue, asked.formats);
        if (!read) return failure(read.error());
        asked.army = std::move(read->army);
        asked.notes = std::move(read->notes);
    }
    const bool keeps_known = options.format.empty() && asked.formats.find(asked.army.format);
    auto format = asked_format(options, keeps_known ? asked.army.format : options.format, asked.formats);
    if (!format) return failure(format.error());
    asked.format = std::move(*format);
    if (random) {
        auto army = drawn(asked, options, owned, catalogue);
        if (!army) return failure(army.error());
        asked.army = std::move(*army);
    }
    const auto kinds = kinds_in(asked.army.cards, catalogue);
    if (asked.format) asked.faults = format_faults(*asked.format, asked.prices(), kinds, catalogue);
    if (owned)
        for (Refusal& fault : lacking_in_boxes(asked.army.cards, *owned, catalogue))
            asked.faults.push_back(std::move(fault));
    return asked;
}

// ---- answers

ArmyJson json_of_army(const AskedArmy& asked, const Report& report, const Catalogue& catalogue) {
    const ArmySums sums = sums_of(kinds_in(asked.army.cards, catalogue), asked.prices(), catalogue);
    ArmyJson json = report.document();
    if (!asked.army.name.empty()) json["name"] = asked.army.name;
    json["cards"] = ArmyJson::array();
    for (const CardOfArmy& entry : asked.army.cards) {
        const ArmyCard& card = catalogue[*catalogue.card(entry.card)];
        json["cards"].push_back({{"id", card.id},
                                 {"name", full_name(catalogue, card)},
                                 {"copies", entry.copies},
                                 {"points", price_of(card, asked.prices()) * entry.copies}});
    }
    json["points"] = sums.points;
    json["figures"] = sums.figures;
    json["spaces"] = sums.spaces;
    json["list"] = army_as_list(asked.army.cards, asked.prices(), catalogue);
    if (asked.format) json["format"] = asked.format->id;
    if (asked.seed) json["seed"] = *asked.seed;
    json["faults"] = ArmyJson::array();
    for (const Refusal& fault : asked.faults)
        json["faults"].push_back({{"code", fault.message.id.substr(fault.message.id.find('.') + 1)},
                                  {"message", report.words()(fault.message)}});
    return json;
}

void print_army(const AskedArmy& asked, const Report& report, const Catalogue& catalogue) {
    const Words& words = report.words();
    if (!asked.army.name.empty()) report.print(asked.army.name + "\n");
    for (const CardOfArmy& entry : asked.army.cards) {
        const ArmyCard& card = catalogue[*catalogue.card(entry.card)];
        const std::string copies = std::to_string(entry.copies),
                          points = std::to_string(price_of(card, asked.prices()) * entry.copies);
        report.print(right(copies, 4) + right(points, 7) + "  " + full_name(catalogue, card) + " (" + card.id + ")\n");
    }
    const ArmySums sums = sums_of(kinds_in(asked.army.cards, catalogue), asked.prices(), catalogue);
    report.print(
        words(Message{
            "army-page.sums",
            {{"points", sums.points}, {"cards", sums.cards}, {"figures", sums.figures}, {"spaces", sums.spaces}}}) +
        "\n");
    report.print(army_as_list(asked.army.cards, asked.prices(), catalogue) + "\n");
    if (asked.format && asked.faults.empty())
        report.print(words(Message{"army-page.fits", {{"format", asked.format->name}}}) + "\n");
}

Exit print_sheets(const CardsOptions& options, const AskedArmy& asked, const Report& report,
                  const Catalogue& catalogue) {
    const ArmyOnPaper army{asked.army.name, asked.army.cards, asked.format ? &*asked.format : nullptr, asked.prices()};
    const CardSheetOptions paper{options.paper == "letter" ? Paper::Letter : Paper::A4, options.grey};
    const auto pages = army_sheet(army, catalogue, report.words(), paper);
    const auto files = sheet_files(options.out, pages);
    if (!files) return report.cannot(files.error());
    if (ending_of(options.out) != ".svg") report.say_undrawn(pages);
    return report.write(*files);
}

std::optional<Refusal> cannot_print_cards(const CardsOptions& options) {
    if (options.out.empty()) return {};
    if (options.out != "-" && !names_a_sheet(options.out))
        return Refusal{{"sheet.ending", {{"file", options.out}}}, FilePos{options.out}};
    if (options.out == "-") return {};
    return cannot_write(options.out);
}

Exit cards(const CardsOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_print_cards(options)) return report.cannot(*refused);
    const auto asked = asked_army(options, catalogue);
    if (!asked) return report.cannot(asked.error());
    if (asked->seed) report.say(Message{"play.seed-is", {{"seed", std::to_string(*asked->seed)}}});
    for (const Message& note : asked->notes) report.say(note);
    for (const Refusal& fault : asked->faults) report.say(fault.message);
    if (!options.keep.empty()) {
        SavedArmy army = asked->army;
        army.name = options.keep;
        if (asked->format) army.format = asked->format->id;
        const auto kept = keep_army(army_folder(), army);
        if (!kept) return report.cannot(kept.error());
        report.say(Message{"army-list.kept", {{"file", kept->file.string()}}});
    }
    if (!options.out.empty())
        if (const Exit exit = print_sheets(options, *asked, report, catalogue); exit != Exit::Fine) return exit;
    if (options.out != "-") {
        if (report.json()) report.print_json(json_of_army(*asked, report, catalogue));
        else if (options.out.empty()) print_army(*asked, report, catalogue);
    }
    return options.strict && !(asked->faults.empty() && asked->notes.empty()) ? Exit::No : Exit::Fine;
}

}  // namespace

void add_cards(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "cards", words);
    const auto options = std::make_shared<CardsOptions>();
    command.add_option("ARMY", options->army, words("help.cards.army"))->required();
    command.add_option("OUT", options->out, words("help.cards.out"));
    command.add_option("--format", options->format, words("help.cards.format"))->type_name("ID");
    command.add_option("--points", options->points, words("help.cards.points"))
        ->type_name("N")
        ->check(whole_from(1, most_format_points, words));
    command.add_option("--owned", options->owned, words("help.owned"))->type_name("SETS");
    command.add_option("--seed", options->seed, words("help.cards.seed"))->type_name("S");
    command.add_option("--keep", options->keep, words("help.cards.keep"))->type_name("NAME");
    command.add_option("--paper", options->paper, words("help.sheet.paper"))->check(one_of({"a4", "letter"}, words));
    command.add_flag("--grey", options->grey, words("help.sheet.grey"));
    command.add_flag("--strict", options->strict, words("help.cards.strict"));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return cards(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
