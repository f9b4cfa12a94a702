#include "editor/cli/commands.h"
#include "editor/cli/map_json.h"
#include "editor/cli/play/game_options.h"
#include "editor/document/document.h"
#include "editor/document/edits/phrase.h"
#include "editor/document/edits/written.h"
#include "editor/document/files/open.h"
#include "editor/document/files/picture_paths.h"
#include "formats/telling/rules_text/house_rules_text.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct EditOptions {
    std::string file, out;
    std::string kind, where, to;  // Empty unless the command has them.
    std::string edits;
};

// What the arguments mean for this map. The inner result is the map's: an edit, or a "no" because nothing lies there.
// The outer one is refused when the arguments themselves are wrong.
using Meaning = Result<Result<Edit>>;
using Meant = std::function<Meaning(const Document&)>;

Result<Edit> no(Refusal refusal) { return failure(std::move(refusal)); }

Meaning place(const EditOptions& options, const Document& document, const Report&) {
    const auto piece = piece_from(options.kind, options.where, options.to, document.catalogue());
    if (!piece) return failure(piece.error());
    return named(PlacePieces{{*piece}}, *document.now().scenario, document.catalogue());
}

Result<PlacedPiece> named_piece(const Where& where, std::optional<PieceKind> kind, const Document& document) {
    return piece_named(document.now().scenario->battlefield, where, kind, document.catalogue());
}

Result<std::optional<PieceKind>> named_kind(const EditOptions& options, const Document& document) {
    if (options.kind.empty()) return std::optional<PieceKind>();
    return kind_from(options.kind, document.catalogue()).map([](PieceKind kind) { return std::optional(kind); });
}

Meaning remove(const EditOptions& options, const Document& document, const Report&) {
    const auto kind = named_kind(options, document);
    if (!kind) return failure(kind.error());
    const auto where = where_from(options.where);
    if (!where) return failure(where.error());
    const auto piece = named_piece(*where, *kind, document);
    if (!piece) return no(piece.error());
    return named(RemovePieces{{piece->id}}, *document.now().scenario, document.catalogue());
}

Meaning move(const EditOptions& options, const Document& document, const Report&) {
    const auto from = where_from(options.where), to = where_from(options.to);
    if (!from) return failure(from.error());
    if (!to) return failure(to.error());
    const auto kind = named_kind(options, document);
    if (!kind) return failure(kind.error());
    const auto piece = named_piece(*from, *kind, document);
    if (!piece) return no(piece.error());
    const auto moved = moved_to(*piece, *to, document.catalogue());
    if (!moved) return failure(moved.error());
    return named(MovePieces{{*moved}}, *document.now().scenario, document.catalogue());
}

Meaning apply_file(const EditOptions& options, const Document& document, const Report& report) {
    const std::string name = options.edits == "-" ? "standard input" : options.edits;
    const auto bytes = read_file(options.edits);
    if (!bytes) return failure(bytes.error());
    auto written = read_edits(*bytes, name, document.catalogue());
    if (!written) return failure(written.error());
    for (WrittenEdit& each : *written)
        if (auto* put = std::get_if<WrittenEdit::PutUnderlay>(&each.what))
            put->underlay.src = whole_picture_path(put->underlay.src, options.file);
    const auto folder_of = [](const std::string& file) {
        return file == "-" ? std::filesystem::path() : std::filesystem::path(file).parent_path();
    };
    const auto maps = other_maps(*written, folder_of(options.edits), folder_of(options.file), document.catalogue());
    if (!maps) return failure(maps.error());
    for (const Message& note : maps->notes) report.say(note);
    auto edit = edit_from(*written, document, *maps);
    if (!edit) return no(in_file(std::move(edit.error()), name));
    return std::move(*edit);
}

void print_verdict(const Refusal* refused, const Document& document, const Report& report) {
    Json json = report.document();
    json["done"] = refused == nullptr;
    if (refused) json["reason"] = report.words()(refused->message);
    json["in_the_way"] = Json::array();
    if (refused)
        json["in_the_way"] = cli::to_json(refused->pieces, document.now().scenario->battlefield, document.catalogue());
    if (refused && !refused->missing.empty()) json["missing"] = cli::to_json(refused->missing, document.catalogue());
    if (refused && refused->at) json["line"] = refused->at->line;
    report.print_json(json);
}

Exit say_no(const Refusal& refused, const Document& document, const Report& report) {
    report.say(describe(refused, report.words()));
    if (refused.message.id == "refused.battlefield-elsewhere") report.say(Message{"edits.take-in"});
    if (report.json()) print_verdict(&refused, document, report);
    return Exit::No;
}

// House rules that went because of another edition.
std::vector<RuleChange> dropped_between(const Scenario& before, const Scenario& after, const Catalogue& catalogue) {
    std::vector<RuleChange> dropped = dropped_by(before, after.edition, catalogue);
    if (!after.house_rules) return dropped;
    const std::vector<RuleChange> kept = changes_of(*after.house_rules, catalogue);
    std::erase_if(dropped, [&](const RuleChange& change) {
        return std::ranges::find(kept, change.what, &RuleChange::what) != kept.end();
    });
    return dropped;
}

Exit run_edit(const EditOptions& options, const Meant& meant, const Report& report, const Catalogue& catalogue) {
    const std::string out = options.out.empty() ? options.file : options.out;
    if (out == "-" && report.json()) return report.cannot({{"command.two-outputs"}, {}});
    if (options.file == "-" && options.edits == "-") return report.cannot({{"command.two-inputs"}, {}});
    if (is_code(out)) return report.cannot({{"command.code-needs-out"}, {}});
    auto read = open_scenario(options.file, catalogue);
    if (!read) return report.cannot(read.error());
    if (const auto refused = cannot_write(out)) return report.cannot(*refused);
    Document document(catalogue, std::move(read->scenario));
    const Meaning meaning = meant(document);
    if (!meaning) return report.cannot(meaning.error());
    for (const Message& note : read->notes) report.say(note);
    if (!*meaning) return say_no(meaning->error(), document, report);
    const auto before = document.now().scenario;
    if (const auto refusal = document.commit(**meaning)) return say_no(*refusal, document, report);
    const std::vector<RuleChange> dropped = dropped_between(*before, *document.now().scenario, catalogue);
    if (!dropped.empty()) report.say(told_of_dropped(dropped, catalogue, report.words()));
    const auto change = document.save(out);
    if (!change) return report.cannot(change.error());
    for (const auto* lines : {&change->instead, &change->lost})  // What the format cannot express.
        for (const Message& line : *lines) report.say(line);
    if (change->other_names) report.say(*change->other_names);
    if (report.json()) print_verdict(nullptr, document, report);
    return Exit::Fine;
}

// ---- a campaign

Exit campaign_refused(const Refusal& refused, const Report& report) {
    report.say(describe(refused, report.words()));
    if (!report.json()) return Exit::No;
    Json json = report.document();
    json["done"] = false;
    json["reason"] = report.words()(refused.message);
    if (refused.at) json["line"] = refused.at->line;
    report.print_json(json);
    return Exit::No;
}

// All edits are done and written, or none.
Exit run_campaign_edit(const EditOptions& options, const Report& report, const Catalogue& catalogue) {
    const std::string out = options.out.empty() ? options.file : options.out;
    const std::string name = options.edits == "-" ? "standard input" : options.edits;
    if (out == "-" && report.json()) return report.cannot({{"command.two-outputs"}, {}});
    auto campaign = CampaignDocument::open(options.file);
    if (!campaign) return report.cannot(campaign.error());
    const auto bytes = read_file(options.edits);
    if (!bytes) return report.cannot(bytes.error());
    const auto written = read_edits(*bytes, name, catalogue);
    if (!written) return report.cannot(written.error());
    if (auto refused = carry_out(*written, *campaign))
        return campaign_refused(in_file(std::move(*refused), name), report);
    if (const auto saved = campaign->save(out); !saved) return report.cannot(saved.error());
    if (!report.json()) return Exit::Fine;
    Json json = report.document();
    json["done"] = true;
    report.print_json(json);
    return Exit::Fine;
}

bool edits_campaign(const EditOptions& options) {
    if (options.edits.empty() || options.file == "-") return false;
    const auto bytes = read_file(options.file);
    return bytes && is_campaign(*bytes);
}

using Understand = Meaning (*)(const EditOptions&, const Document&, const Report&);

CLI::App& add_one(CLI::App& app, Run& run, const Words& words, const char* name,
                  const std::shared_ptr<EditOptions>& options, Understand understand) {
    CLI::App& command = add_command(app, name, words);
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_option("--out", options->out, words("help.out"))->type_name("FILE");
    add_json(command, run, words);
    on_choice(command, run, [options, understand](const Report& report, const Catalogue& catalogue) {
        if (edits_campaign(*options)) return run_campaign_edit(*options, report, catalogue);
        const auto meant = [&](const Document& document) { return understand(*options, document, report); };
        return run_edit(*options, meant, report, catalogue);
    });
    return command;
}

}  // namespace

void add_edits(CLI::App& app, Run& run, const Words& words) {
    const auto placing = std::make_shared<EditOptions>(), removing = std::make_shared<EditOptions>();
    const auto moving = std::make_shared<EditOptions>(), applying = std::make_shared<EditOptions>();
    CLI::App& placer = add_one(app, run, words, "place", placing, place);
    placer.add_option("KIND", placing->kind, words("help.place.kind"))->required();
    placer.add_option("WHERE", placing->where, words("help.place.where"))->required();
    placer.add_option("TO", placing->to, words("help.place.to"));

    CLI::App& remover = add_one(app, run, words, "remove", removing, remove);
    remover.add_option("WHERE", removing->where, words("help.remove.where"))->required();
    remover.add_option("KIND", removing->kind, words("help.remove.kind"));

    CLI::App& mover = add_one(app, run, words, "move", moving, move);
    mover.add_option("FROM", moving->where, words("help.remove.where"))->required();
    mover.add_option("TO", moving->to, words("help.move.to"))->required();
    mover.add_option("KIND", moving->kind, words("help.remove.kind"));

    CLI::App& applier = add_one(app, run, words, "apply", applying, apply_file);
    applier.add_option("EDITS", applying->edits, words("help.apply.edits"))->required();
}

}  // namespace hexwright::cli
