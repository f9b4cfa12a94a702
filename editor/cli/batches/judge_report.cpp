#include "editor/cli/batches/judge_report.h"

#include "editor/cli/batches/batch_report.h"
#include "editor/cli/batches/seen_simulation.h"
#include "editor/cli/map_json.h"
#include "engine/players/style.h"
#include "engine/simulation/exchange.h"
#include "engine/simulation/share.h"
#include "formats/telling/finding_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string of_hundred(double share) { return std::to_string(std::lround(100 * share)); }
// A question mark for what is not known: eight games leave an interval of half of all that is possible.
std::string shares_of(const Interval& share) {
    constexpr double unknown_from = 0.5;
    if (share.high - share.low > unknown_from) return "?";
    return of_hundred(share.mean) + " (" + of_hundred(share.low) + "-" + of_hundred(share.high) + ")";
}

std::string style_id(std::size_t style) { return std::string(players::styles()[style].id); }
Message told_style(std::size_t style) { return {"style." + style_id(style)}; }
std::string army_id(const Passport& passport, std::size_t army) {
    return std::string(to_text(passport.games.bouts.armies[army].archetype));
}
Message told_army(const Passport& passport, std::size_t army) { return {"archetype." + army_id(passport, army)}; }

std::size_t waiting_style() {
    return static_cast<std::size_t>(std::ranges::find(players::styles(), "turtle", &players::Style::id) -
                                    players::styles().begin());
}

// nullopt unless the style that waits certainly beats each other one.
std::optional<StyleStanding> winning_by_waiting(const Passport& passport) {
    const StyleStanding standing = style_standing(passport.run.sums.bouts, waiting_style());
    return standing.worst.low > 0.5 ? std::optional(standing) : std::nullopt;
}

// ---- sentences

struct VerdictIds {
    const char *told, *of_planner;  // By the computers without a plan, and by the planner; nullptr: it was not asked.
};

VerdictIds ids_of_verdict(SuspectVerdict verdict) {
    constexpr VerdictIds ids[] = {{"judge.unconfirmed", nullptr},
                                  {"judge.refuted", "judge.planner-refuted"},
                                  {"judge.undecided", "judge.planner-undecided"},
                                  {"judge.exploit", "judge.planner-exploit"}};
    static_assert(std::size(ids) == std::size(suspect_verdict_words));
    return ids[static_cast<std::size_t>(verdict)];
}

class PassportText {
public:
    PassportText(const Passport& passport, const Report& report, const Catalogue& catalogue)
        : passport_(passport), report_(report), words_(report.words()), catalogue_(catalogue) {}

    void tell() const {
        line({"judge.title",
              {{"title", passport_.title}, {"seed", std::to_string(passport_.seed)}, {"version", HEXWRIGHT_VERSION}}});
        tell_geometry();
        tell_games_in_pairs();
        if (passport_.no_bouts) return line({"judge.no-bouts", {{"why", std::vector{passport_.no_bouts->message}}}});
        tell_bouts();
        tell_exploits();
    }

private:
    void line(const Message& sentence) const { report_.print(words_(sentence) + "\n"); }

    void tell_geometry() const {
        const auto& findings = passport_.geometry.findings;
        const auto fine = std::ranges::count(findings, judging::Judgement::Fine, &judging::Finding::judgement);
        line({"judge.geometry", {{"fine", static_cast<long long>(fine)}, {"all", findings.size()}}});
        for (const std::size_t place : judging::ranking_of(passport_.geometry)) {
            const judging::Finding& finding = findings[place];
            report_.print("  " + verdict_of(finding.judgement, words_) + "  " + title_of(finding.kind(), words_) +
                          ": " + words_(finding.message) + "\n");
        }
    }

    void tell_games_in_pairs() const {
        if (passport_.no_pairs) return line({"judge.no-pairs", {{"why", std::vector{passport_.no_pairs->message}}}});
        const PairEffects effects = effects_of(passport_.run.sums.effects);
        line({"judge.pairs", {count_of("games", games_in(passport_.run.sums.effects))}});
        const auto zones = zones_of_pairs(passport_.games.pairs->front());
        tell_effects(report_, effects, zones);
        tell_if_great("judge.zone-flag", effects.zone, passport_.games.thresholds.most_zone_effect,
                      zones[effects.zone.mean < 0 ? 0 : 1]);
        tell_if_great("judge.seat-flag", effects.seat, passport_.games.thresholds.most_seat_effect,
                      effects.seat.mean < 0 ? "1" : "2");
    }
    // `worse`: the zone or the seat that suffers.
    void tell_if_great(const char* id, const Interval& effect, double most, const std::string& worse) const {
        if (effect.low > most || effect.high < -most)
            line({id, {{"most", told_wins(most).substr(1)}, {"worse", worse}}});
    }

    void tell_bouts() const {
        const BoutGames& games = passport_.games.bouts;
        line({"judge.bouts",
              {count_of("games", games_in(passport_.run.sums.bouts)),
               {"first", games.zones[0]},
               {"second", games.zones[1]},
               {"budget", games.budget}}});
        if (games.without_rules) line({"judge.without-rules"});
        for (std::size_t army = 0; army < games.armies.size(); ++army) tell_army(army);
        tell_waiting();
        if (games.armies.size() < 2) return;
        line({"judge.armies"});
        const auto name = [&](std::size_t army) { return words_(told_army(passport_, army)); };
        tell_matrix(games.armies.size(), name, [&](std::size_t one, std::size_t other) {
            return share_against(passport_.run.sums.bouts, Contender{one, 0}, Contender{other, 0});
        });
    }
    // All other styles together are beaten by the one that stays and is come to.
    void tell_waiting() const {
        const auto standing = winning_by_waiting(passport_);
        if (!standing) return;
        line({"judge.waiting",
              {{"style", std::vector{told_style(waiting_style())}},
               {"answer", std::vector{told_style(standing->answer)}},
               {"share", shares_of(standing->worst)}}});
    }
    void tell_army(std::size_t army) const {
        const ArchetypeArmy& its = passport_.games.bouts.armies[army];
        const BoutTable& table = passport_.run.sums.bouts;
        std::string cards;
        for (const CardOfArmy& entry : its.cards) {
            cards += (cards.empty() ? "" : ", ") + catalogue_[*catalogue_.card(entry.card)].name;
            if (entry.copies > 1) cards += " × " + std::to_string(entry.copies);
        }
        const Interval zone = zone_effect_of(table, army);
        line({"judge.army",
              {{"army", std::vector{told_army(passport_, army)}},
               {"cards", cards},
               {"zone", passport_.games.bouts.zones[0]},
               {"points", its.points},
               {"mean", told_wins(zone.mean)},
               {"low", told_wins(zone.low)},
               {"high", told_wins(zone.high)}}});
        const auto name = [&](std::size_t style) { return words_(told_style(style)); };
        tell_matrix(table.styles, name, [&](std::size_t one, std::size_t other) {
            return share_against(table, Contender{army, one}, Contender{army, other});
        });
    }

    // What the row wins against the column.
    void tell_matrix(std::size_t size, const std::function<std::string(std::size_t)>& name,
                     const std::function<Interval(std::size_t, std::size_t)>& share) const {
        constexpr std::size_t wide = 15;
        std::string text = std::string(wide, ' ');
        for (std::size_t column = 0; column < size; ++column) text += right(name(column), wide);
        for (std::size_t row = 0; row < size; ++row) {
            text += "\n  " + name(row) + std::string(wide - 2 - std::min(wide - 2, name(row).size()), ' ');
            for (std::size_t column = 0; column < size; ++column)
                text += right(row == column ? "-" : shares_of(share(row, column)), wide);
        }
        report_.print(text + "\n");
    }

    void tell_exploits() const {
        if (passport_.run.sums.phase != JudgePhase::Done) return line({"judge.open"});
        for (const FoundExploit& found : passport_.exploits) {
            tell_suspect(found.exploit);
            if (found.shortest)
                line({found.record.empty() ? "judge.shortest" : "judge.record",
                      {{"rounds", found.shortest->rounds}, {"file", found.record}}});
        }
        // One that the planner has not decided on may be an exploit.
        const auto may_be = [](const FoundExploit& each) { return each.exploit.verdict >= SuspectVerdict::Undecided; };
        if (std::ranges::any_of(passport_.exploits, may_be)) return;
        const PlayThresholds& asked = passport_.games.thresholds;
        line({"judge.no-exploit",
              {{"share", of_hundred(asked.exploit_share)}, {"beyond", of_hundred(asked.beyond_mirror)}}});
    }
    void tell_suspect(const Exploit& exploit) const {
        const auto& zones = passport_.games.bouts.zones;
        const BoutStanding& fresh = exploit.fresh;
        const VerdictIds ids = ids_of_verdict(exploit.verdict);
        line({ids.told,
              {{"style", std::vector{told_style(fresh.who.style)}},
               {"army", std::vector{told_army(passport_, fresh.who.army)}},
               {"zone", zones[fresh.zone]},
               {"other", zones[1 - fresh.zone]},
               count_of("games", fresh.games),
               {"share", shares_of(fresh.share)},
               {"answer", std::vector{told_style(fresh.answer)}},
               {"worst", shares_of(fresh.worst)},
               {"mirror", shares_of(fresh.mirror)}}});
        if (!ids.of_planner) return;
        line({ids.of_planner,
              {{"share", shares_of(exploit.planner)},
               count_of("games", exploit.planner_games),
               {"asked", of_hundred(passport_.games.thresholds.exploit_share)}}});
    }

    const Passport& passport_;
    const Report& report_;
    const Words& words_;
    const Catalogue& catalogue_;
};

// ---- JSON

Json contender_json(const Passport& passport, const Contender& who) {
    return {{"army", army_id(passport, who.army)}, {"style", style_id(who.style)}};
}

Json geometry_json(const judging::MapReport& geometry, const Words& words) {
    Json json = Json::array();
    for (const judging::Finding& finding : geometry.findings) {
        Json one{{"code", judging::to_text(finding.kind())},
                 {"number", judging::to_text(finding.measure)},
                 {"verdict", judging::to_text(finding.judgement)},
                 {"value", finding.value ? Json(*finding.value) : Json(nullptr)}};
        one["spaces"] = cli::to_json(finding.spaces);
        one["message"] = words(finding.message);
        json.push_back(std::move(one));
    }
    return json;
}

Json armies_json(const Passport& passport) {
    Json json = Json::array();
    const auto& armies = passport.games.bouts.armies;
    for (std::size_t i = 0; i < armies.size(); ++i) {
        Json cards = Json::array();
        for (const CardOfArmy& entry : armies[i].cards)
            cards.push_back({{"card", entry.card}, {"copies", entry.copies}});
        json.push_back({{"id", army_id(passport, i)},
                        {"points", armies[i].points},
                        {"cards", std::move(cards)},
                        {"zone_effect", interval_json(zone_effect_of(passport.run.sums.bouts, i))}});
    }
    return json;
}

Json bouts_json(const Passport& passport) {
    Json json = Json::array();
    const BoutTable& table = passport.run.sums.bouts;
    for (std::size_t place = 0; place < table.sums.size(); ++place) {
        const Bout bout = bout_at(table, place);
        const Interval share = share_against(table, 0, bout.first, bout.second, sure_of_95_percent);
        json.push_back({{"first", contender_json(passport, bout.first)},
                        {"second", contender_json(passport, bout.second)},
                        {"games", table.sums[place].games},
                        {"share", share.mean},
                        {"low", share.low},
                        {"high", share.high}});
    }
    return json;
}

Json standing_json(const BoutStanding& standing) {
    return {{"games", standing.games},
            {"share", interval_json(standing.share)},
            {"answer", style_id(standing.answer)},
            {"worst", interval_json(standing.worst)},
            {"mirror", interval_json(standing.mirror)},
            {"beyond", interval_json(standing.beyond)}};
}

Json exploit_json(const Passport& passport, const FoundExploit& found) {
    Json json = contender_json(passport, found.exploit.first.who);
    json["zone"] = passport.games.bouts.zones[found.exploit.first.zone];
    json["confirmed"] = found.exploit.verdict != SuspectVerdict::Unconfirmed;  // By the fresh games.
    json["verdict"] = to_text(found.exploit.verdict);
    json["first"] = standing_json(found.exploit.first);
    json["fresh"] = standing_json(found.exploit.fresh);
    json["planner"] = {{"playouts", playouts_of_planner}, {"games", found.exploit.planner_games}};
    if (found.exploit.planner_games > 0) json["planner"]["share"] = interval_json(found.exploit.planner);
    if (found.shortest) json["shortest"] = {{"rounds", found.shortest->rounds}};
    if (!found.record.empty()) json["shortest"]["record"] = found.record;
    return json;
}

void add_bouts(Json& json, const Passport& passport) {
    const BoutGames& games = passport.games.bouts;
    json["zones"] = games.zones;
    json["budget"] = games.budget;
    json["without_rules"] = games.without_rules;
    json["games"]["bouts"] = games_in(passport.run.sums.bouts);
    json["games"]["fresh"] = games_in(passport.run.sums.fresh);
    json["games"]["planner"] = games_in(passport.run.sums.planned);
    json["waiting_wins"] = winning_by_waiting(passport).has_value();
    json["styles"] = Json::array();
    for (const players::Style& style : players::styles()) json["styles"].push_back(style.id);
    json["armies"] = armies_json(passport);
    json["bouts"] = bouts_json(passport);
    json["exploits"] = Json::array();
    for (const FoundExploit& found : passport.exploits) json["exploits"].push_back(exploit_json(passport, found));
}

}  // namespace

void tell_passport(const Passport& passport, const Report& report, const Catalogue& catalogue) {
    PassportText(passport, report, catalogue).tell();
}

void print_passport(const Passport& passport, const Report& report) {
    Json json = report.document();
    json["version"] = HEXWRIGHT_VERSION;
    json["title"] = passport.title;
    json["digest"] = passport.digest;
    json["seed"] = passport.seed;
    json["geometry"] = geometry_json(passport.geometry, report.words());
    json["games"] = {{"pairs", games_in(passport.run.sums.effects)}};
    if (passport.no_pairs) json["no_pairs"] = report.words()(passport.no_pairs->message);
    else
        json["effects"] =
            effects_json(effects_of(passport.run.sums.effects), zones_of_pairs(passport.games.pairs->front()));
    if (passport.no_bouts) json["no_bouts"] = report.words()(passport.no_bouts->message);
    else add_bouts(json, passport);
    if (passport.run.stopped != 0) json["stopped"] = true;
    report.print_json(json);
}

}  // namespace hexwright::cli
