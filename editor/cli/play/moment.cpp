#include "editor/cli/play/moment.h"

#include "editor/cli/play/game_options.h"
#include "editor/document/files/open.h"
#include "engine/core/suggest.h"
#include "engine/lookup/looking.h"
#include "engine/session/session.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"

namespace hexwright::cli {
namespace {

Setup nobody() {  // Two players without figures.
    Setup setup;
    for (int number = 1; number <= 2; ++number) setup.players.push_back({.number = number});
    return setup;
}

Result<GameMoment> start_of(const WhichMoment& which, const Catalogue& catalogue) {
    auto read = open_scenario(which.file, catalogue);
    if (!read) return failure(read.error());
    if (which.step >= 0) return failure(in_file({{"moment.no-record"}, {}}, which.file));
    GameMoment moment{std::move(read->scenario), {}, std::move(read->notes)};
    GameOptions options{.players = which.players, .edition = which.edition};
    if (const auto set = set_rules(options, which.rules, catalogue); !set) return failure(set.error());
    Scenario played = moment.scenario;
    if (played.setups->empty() && !setup_for(played, options)) played.setups = {{nobody()}};
    auto started = start_game(played, std::make_shared<const Catalogue>(catalogue), options);
    if (!started) return failure(in_file(started.error(), which.file));
    moment.state = std::move(started->state);
    return moment;
}

Result<GameMoment> record_at(const WhichMoment& which, const Catalogue& catalogue) {
    const auto bytes = read_file(which.file);
    if (!bytes) return failure(bytes.error());
    auto written = read_record(*bytes, which.file, &catalogue);
    if (!written) return failure(written.error());
    auto read = read_scenario(written->scenario, which.file, catalogue);
    if (!read) return failure(in_record(read.error(), which.file, written->scenario_line));
    written->record = main_line_of(std::move(written->record));
    std::vector<RecordedAction>& actions = written->record.actions;
    if (which.step > static_cast<int>(actions.size()))
        return failure(
            in_file({{"moment.no-step", {{"step", which.step}, {"actions", actions.size()}}}, {}}, which.file));
    if (which.step >= 0) actions.resize(static_cast<std::size_t>(which.step));
    auto session = GameSession::begin(std::make_shared<const Scenario>(read->scenario),
                                      std::make_shared<const Catalogue>(catalogue), written->record.options,
                                      seats_named(written->record.seats), {SessionHistory::None});
    if (!session) return failure(in_record(session.error(), which.file, written->scenario_line));
    const auto followed = session->follow(written->record);
    if (!followed) return failure(in_file(followed.error(), which.file));
    return GameMoment{std::move(read->scenario), session->state(), std::move(read->notes)};
}

}  // namespace

bool is_record(const std::string& file) {
    if (file == "-" || kind_of(file) != FileKind::Ours) return false;
    const auto bytes = read_file(file);
    return bytes && std::string_view(*bytes).substr(0, 4096).find("urn:hexwright:game:") != std::string_view::npos;
}

Result<GameMoment> moment_of(const WhichMoment& which, const Catalogue& catalogue) {
    return is_record(which.file) ? record_at(which, catalogue) : start_of(which, catalogue);
}

Result<CardKind> known_card(const std::string& id, const Catalogue& catalogue) {
    if (const auto card = catalogue.card(id)) return *card;
    std::vector<std::string> ids;
    for (const ArmyCard& card : catalogue.cards()) ids.push_back(card.id);
    if (const auto meant = nearest(id, ids))
        return failure(Message{"sight.card-meant", {{"card", id}, {"meant", *meant}}});
    return failure(Message{"sight.card", {{"card", id}}});
}

Result<FigureId> standing_figure(const std::string& id, const GameState& state) {
    const FigureId figure = figure_named(state, id);
    if (figure.valid() && state[figure].on_board()) return figure;
    if (figure.valid()) return failure(Message{"moment.not-there", {{"figure", id}}});
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].on_board()) ids.push_back(name_of(state, FigureId{static_cast<int>(i)}));
    if (ids.empty()) return failure(Message{"moment.nobody", {{"figure", id}}});
    return failure(Message{"moment.no-figure", {{"figure", id}, {"meant", nearest(id, ids).value_or(ids.front())}}});
}

Result<Space> space_of(const std::string& text) {
    if (const auto space = space_from(text)) return *space;
    return failure(Message{"sight.not-a-space", {{"text", text}}});
}

Message nobody_stands(const Terrain& terrain, Space space) { return lookup::nobody_stands(terrain, space); }

}  // namespace hexwright::cli
