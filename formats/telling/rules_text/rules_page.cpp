#include "formats/telling/rules_text/rules_page.h"

#include "engine/rules/house_rules.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/setups_played.h"
#include "engine/scenario/word_path.h"
#include "engine/scenario/word_tree.h"
#include "engine/setup/army_limits.h"
#include "engine/setup/card_pool.h"
#include "engine/setup/not_played.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"
#include "formats/telling/rules_text/house_rules_text.h"

#include <algorithm>
#include <map>

namespace hexwright::telling {
namespace {

constexpr std::size_t most_spaces_told = 12, most_pieces_told = 40;

constexpr EnumTexts<ScriptedSide::Strikes, ScriptedSide::Strikes::Wounded> scripted_strikes({
    {ScriptedSide::Strikes::Nearest, "tell.rote-strikes-nearest"},
    {ScriptedSide::Strikes::Weakest, "tell.rote-strikes-weakest"},
    {ScriptedSide::Strikes::Strongest, "tell.rote-strikes-strongest"},
    {ScriptedSide::Strikes::Wounded, "tell.rote-strikes-wounded"},
});
constexpr EnumTexts<ScriptedSide::Advances, ScriptedSide::Advances::Nowhere> scripted_advances({
    {ScriptedSide::Advances::Enemy, "tell.rote-advances-enemy"},
    {ScriptedSide::Advances::Zone, "tell.rote-advances-zone"},
    {ScriptedSide::Advances::Nowhere, "tell.rote-advances-nowhere"},
});

class Page {
public:
    Page(const Scenario& scenario, const Catalogue& catalogue, const Words& words, int depth)
        : scenario_(scenario),
          catalogue_(catalogue),
          words_(words),
          text_(words, catalogue, rulebook_of(scenario).tallies),
          depth_(depth),
          deciding_(deciding_in(rulebook_of(scenario))) {
        text_.know_titles(rulebook_of(scenario));
        text_.know_deciding(deciding_);
    }

    Passage whole(int players) {
        const About& about = *scenario_.about;
        heading(0, about.title.empty() ? text_.title(scenario_.id) : one_line(about.title));
        if (!about.author.empty()) paragraph(say("tell.by-author", {{"author", one_line(about.author)}}));
        if (!about.story.empty()) paragraph(one_line(about.story));
        played_on();
        house_rules();
        bool objects = false;
        for (const Setup& setup : *scenario_.setups)
            if (players == 0 || setup.player_count() == players) {
                set_up(setup);
                objects = objects || has_objects(setup);
            }
        if (objects) paragraph(say("tell.objects-attacked"));
        zones();
        pieces();
        glyphs();
        rules();
        victory();
        return std::move(passage_);
    }

private:
    std::string say(std::string_view id, std::vector<Argument> arguments = {}) const {
        return text_.say(id, std::move(arguments));
    }
    void heading(int below, std::string text) {
        passage_.push_back({PassageBlock::Kind::Heading, std::min(6, depth_ + below), std::move(text), {}});
    }
    void paragraph(std::string text) { passage_.push_back({PassageBlock::Kind::Paragraph, 0, std::move(text), {}}); }
    void item(std::string text, int depth = 0) {
        passage_.push_back({PassageBlock::Kind::Item, depth, std::move(text), {}});
    }

    // ---- the game

    void played_on() {
        std::string text = edition();
        std::vector<std::string> numbers;
        const std::vector<Setup> played = setups_played(scenario_);
        for (const Setup& setup : played) numbers.push_back(std::to_string(setup.player_count()));
        if (!numbers.empty())
            text = say("tell.for-players", {{"players", text_.list(numbers, "tell.list.or")},
                                            {"n", numbers.size() == 1 ? numbers[0] : "2"}}) +
                   " " + text;
        if (scenario_.rounds > 0) text += " " + say("tell.rounds", {{"n", scenario_.rounds}});
        paragraph(text);
        if (const std::string along = brought_along(); !along.empty()) paragraph(along);
        for (const SecretOf secret : {SecretOf::Owner, SecretOf::Team})
            if (const std::string kept = kept_secret(secret); !kept.empty()) paragraph(kept);
        if (scenario_.setups->empty() && !played.empty())
            paragraph(say("tell.without-setups", {{"points", played.front().players.front().army.points}}));
    }

    bool is_told(const DeclaredTally& tally) const {
        return tally.hidden == YesNo::No || deciding_.tallies.contains(tally.id.word);
    }
    std::string brought_along() const {
        std::vector<std::string> names;
        for (const DeclaredTally& tally : rulebook_of(scenario_).tallies)
            if (tally.carried == YesNo::Yes && is_told(tally)) names.push_back(text_.tally_called(tally.id.word));
        return names.empty() ? "" : say("tell.brought-along", {{"names", text_.list(names)}, {"n", names.size()}});
    }

    std::string kept_secret(SecretOf secret) const {
        std::vector<std::string> names;
        for (const DeclaredTally& tally : rulebook_of(scenario_).tallies)
            if (tally.secret == secret && is_told(tally)) names.push_back(text_.tally_called(tally.id.word));
        const char* const id = secret == SecretOf::Team ? "tell.secret-of-team" : "tell.secret-of-owner";
        return names.empty() ? "" : say(id, {{"names", text_.list(names)}, {"n", names.size()}});
    }

    std::string edition() const {
        const auto dash = std::min(scenario_.edition.find('-'), scenario_.edition.size());
        const std::string book = scenario_.edition.substr(0, dash),
                          year = dash < scenario_.edition.size() ? scenario_.edition.substr(dash + 1) : "";
        if ((book != "master" && book != "basic") || year.empty())
            return say("tell.edition-other", {{"edition", text_.id(scenario_.edition)}});
        const bool master = book == "master";
        const char* const changed = master ? "tell.edition-changed-master" : "tell.edition-changed-basic";
        const char* const as_it_is = master ? "tell.edition-master" : "tell.edition-basic";
        return say(scenario_.house_rules ? changed : as_it_is, {{"year", year}});
    }

    void house_rules() {
        if (!scenario_.house_rules) return;
        const Rules& rules = *scenario_.house_rules;
        const std::string name = rules.id == unnamed_house_rules ? "" : text_.title(rules.id);
        heading(1, name.empty() ? say("tell.house-rules") : say("tell.house-rules-named", {{"name", name}}));
        for (const RuleChange& change : changes_of(rules, catalogue_)) {
            std::string title = as_sentence(title_of(change.what, catalogue_, words_));
            if (title.ends_with('.')) title.pop_back();
            item(say("tell.house-rule", {{"rule", strong(title)},
                                         {"now", told(change.what, change.to, catalogue_, words_)},
                                         {"before", told(change.what, change.from, catalogue_, words_)}}));
        }
    }

    // ---- setups

    void set_up(const Setup& setup) {
        heading(1, say("tell.setup", {{"n", setup.player_count()}}));
        for (const PlayerSetup& player : setup.players) {
            item(of_player(player, side_of(setup, player.number)));
            for (const CardOfArmy& card : player.army.cards) {
                item(with_boxes(of_card(card), card.card, setup), 1);
                powers_not_played(card.card, 2);
            }
            for (const OwnedPiece& owned : player.owns)
                if (!owned.is_object()) powers_not_played(owned.card, 1);
            if (player.scripted) item(scripted_side(*player.scripted), 1);
            for (const ScriptedSide& card : player.scripted_cards) item(scripted_card(card), 1);
        }
        for (const OwnedPiece& owned : setup.nobody_owns) {
            item(as_sentence(owns(say("tell.player-nobody"), owned)));
            powers_not_played(owned.card, 1);
        }
        for (const CardOfArmy& card : setup.nobodys.cards) {
            item(with_boxes(say("tell.nobodys-card", {{"card", of_card(card)}}), card.card, setup));
            powers_not_played(card.card, 1);
        }
        teams(setup);
        if (!setup.places.empty()) paragraph(say("tell.places", {{"players", in_order(setup.places)}}));
    }
    // A card that the boxes of the limit do not hold, or not so often, is brought along.
    std::string with_boxes(const std::string& text, const std::string& id, const Setup& setup) const {
        const auto card = catalogue_.card(id);
        if (!card || scenario_.limit->sets.empty()) return text;
        const std::vector<PoolCard> pool = card_pool(scenario_, catalogue_);
        const auto found = std::ranges::find(pool, *card, &PoolCard::kind);
        const int held = found == pool.end() ? 0 : found->copies;
        if (std::ranges::count(given_cards(setup, catalogue_), *card) <= held) return text;
        return say(held == 0 ? "tell.card-along" : "tell.cards-along", {{"card", text}, {"n", held}});
    }
    static bool has_objects(const Setup& setup) {
        const auto is_object = [](const OwnedPiece& owned) { return owned.is_object(); };
        return std::ranges::any_of(setup.nobody_owns, is_object) ||
               std::ranges::any_of(setup.players, [&](const PlayerSetup& player) {
                   return std::ranges::any_of(player.owns, is_object);
               });
    }
    std::string in_order(const std::vector<int>& players) {
        std::vector<std::string> named;
        for (const int player : players) named.push_back(say("tell.player", {{"number", player}}));
        return in_a_row(named);
    }

    void powers_not_played(const std::string& id, int depth) {
        const auto card = catalogue_.card(id);
        const auto rules = rules_of(scenario_);
        if (!card || !rules || !rules->powers) return;
        for (const Message& power : not_played(catalogue_[*card])) item(words_(power), depth);
    }

    std::string of_player(const PlayerSetup& player, const std::string& side) const {
        std::string who = strong(say("tell.player", {{"number", player.number}}));
        if (!side.empty()) who = say("tell.player-of-side", {{"player", who}, {"side", one_line(side)}});
        std::vector<std::string> parts;
        std::vector<std::string> zones;
        for (const std::string& zone : player.zones) zones.push_back(text_.id(zone));
        if (zones.size() == 1) parts.push_back(say("tell.starts-in", {{"zone", zones[0]}}));
        else if (!zones.empty())
            parts.push_back(say("tell.starts-in-one-of", {{"zones", text_.list(zones, "tell.list.or")}}));
        if (player.army.points > 0) parts.push_back(gathers(player.army));
        if (!player.army.cards.empty()) parts.push_back(say("tell.has-cards"));
        if (parts.empty()) parts.push_back(say("tell.takes-part"));
        std::string text = as_sentence(who + " " + text_.list(parts) + (player.army.cards.empty() ? "" : ":"));
        for (const OwnedPiece& owned : player.owns)
            text.insert(text.ends_with(':') ? 0 : text.size(), owned_sentence(player, owned, text.ends_with(':')));
        return text;
    }
    std::string scripted_side(const ScriptedSide& scripted) const {
        std::string text = say(
            "tell.rote", {{"strikes", say(scripted_strikes[scripted.strikes])},
                          {"advances", say(scripted_advances[scripted.advances], {{"zone", text_.id(scripted.to)}})}});
        if (!scripted.keeps_to.empty())
            text += " " + say("tell.rote-keeps-to", {{"zone", text_.id(scripted.keeps_to)}});
        return text + " " + say(scripted.breaks_away ? "tell.rote-breaks-away" : "tell.rote-engaged");
    }
    std::string scripted_card(const ScriptedSide& scripted) const {
        std::string text =
            say("tell.rote-of-card",
                {{"card", text_.card_called(scripted.card)},
                 {"strikes", say(scripted_strikes[scripted.strikes])},
                 {"advances", say(scripted_advances[scripted.advances], {{"zone", text_.id(scripted.to)}})}});
        if (!scripted.keeps_to.empty())
            text += " " + say("tell.rote-keeps-to", {{"zone", text_.id(scripted.keeps_to)}});
        return scripted.breaks_away ? text + " " + say("tell.rote-of-card-breaks-away") : text;
    }
    std::string owned_sentence(const PlayerSetup& player, const OwnedPiece& owned, bool before) const {
        const std::string sentence = as_sentence(owns(say("tell.player", {{"number", player.number}}), owned));
        return before ? sentence + " " : " " + sentence;
    }
    std::string owns_object(const std::string& who, const OwnedPiece& owned) const {
        const auto kind = [&](const std::string& id) {
            const auto found = catalogue_.piece(id);
            return found ? catalogue_[*found].name : id;
        };
        std::string text =
            say(who == say("tell.player-nobody") ? "tell.object-of-nobody" : "tell.object",
                {{"piece", text_.id(owned.piece)}, {"player", who}, {"life", owned.life}, {"defense", owned.defense}});
        if (owned.points > 0) text = say("tell.object-points", {{"what", text}, {"points", owned.points}});
        if (!owned.opens_as.empty()) text = say("tell.object-opens", {{"what", text}, {"kind", kind(owned.opens_as)}});
        if (!owned.leaves.empty()) text = say("tell.object-leaves", {{"what", text}, {"kind", kind(owned.leaves)}});
        return text;
    }
    std::string owns(const std::string& who, const OwnedPiece& owned) const {
        if (owned.is_object()) return owns_object(who, owned);
        if (who == say("tell.player-nobody"))
            return say("tell.owns-nobody", {{"piece", text_.id(owned.piece)}, {"card", text_.card_called(owned.card)}});
        return say(owned.counted ? "tell.owns-counted" : "tell.owns",
                   {{"piece", text_.id(owned.piece)}, {"card", text_.card_called(owned.card)}, {"player", who}});
    }
    std::string gathers(const Army& army) const {
        std::string text = say(!army.premade ? "tell.drafts"
                               : !army.draft ? "tell.brings"
                                             : "tell.gathers",
                               {{"points", army.points}});
        std::vector<std::string> only, never;
        for (const CardFilter& filter : army.only) only.push_back(filtered(filter));
        for (const CardFilter& filter : army.never) never.push_back(filtered(filter));
        if (!only.empty()) text = say("tell.only-cards", {{"army", text}, {"cards", text_.list(only)}});
        if (!never.empty())
            text = say("tell.never-cards", {{"army", text}, {"cards", text_.list(never, "tell.list.or")}});
        std::vector<std::string> most;
        for (const CardFilter& filter : army.at_most)
            most.push_back(say("tell.most-cards", {{"n", filter.most}, {"cards", filtered(filter, filter.most != 1)}}));
        if (!most.empty()) text = say("tell.at-most-cards", {{"army", text}, {"cards", text_.list(most)}});
        return text;
    }
    std::string filtered(const CardFilter& filter, bool plural = true) const {
        if (!filter.card.empty() && filter == CardFilter{filter.card})
            return say("tell.the", {{"what", text_.card_name(filter.card)}});
        condition::Card card;
        const auto choice = [](const std::string& word, Choices words) {
            return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin()) % words.size();
        };
        card.id.word = filter.card;
        card.type = static_cast<CardType>(choice(filter.type, card_type_words));
        card.uniqueness = static_cast<CardRarity>(choice(filter.uniqueness, card_rarity_words));
        card.size = static_cast<CardSize>(choice(filter.size, card_size_words));
        card.general.text = filter.general;
        card.species.text = filter.species;
        card.card_class.text = filter.card_class;
        std::string text = text_.with_service(card, text_.card_head(card, Spoken::Card, plural));
        if (!filter.power.empty())
            text = say("tell.cards-with-power", {{"cards", text}, {"power", text_.power_called(filter.power)}});
        if (!filter.over.empty()) text = say("tell.cards-over", {{"cards", text}, {"points", filter.over}});
        return text;
    }
    std::string in_a_row(const std::vector<std::string>& spaces) const {
        std::string all;
        for (const std::string& space : spaces)
            all = all.empty() ? space : say("tell.list.semicolon", {{"a", all}, {"b", space}});
        return all;
    }
    std::string of_card(const CardOfArmy& card) const {
        std::vector<std::string> spaces;
        for (const StartSpace& start : card.figures)
            spaces.push_back(start.tail
                                 ? say("tell.at-two", {{"front", to_text(start.at)}, {"back", to_text(*start.tail)}})
                                 : to_text(start.at));
        const std::string name = say("tell.cards", {{"n", card.copies}, {"card", text_.card_name(card.card)}});
        return spaces.empty() ? name : say("tell.card-at", {{"card", name}, {"spaces", in_a_row(spaces)}});
    }
    void teams(const Setup& setup) {
        std::map<int, std::vector<int>> teams;
        for (const PlayerSetup& player : setup.players)
            if (player.team > 0) teams[player.team].push_back(player.number);
        for (const auto& [team, numbers] : teams) {
            if (numbers.size() < 2) continue;
            std::vector<std::string> players;
            for (const int number : numbers) players.push_back(std::to_string(number));
            const std::string side = side_of(setup, numbers.front());
            item(say(side.empty() ? "tell.team" : "tell.team-of-side",
                     {{"players", text_.list(players)}, {"side", one_line(side)}}));
        }
    }

    // ---- the battlefield

    void zones() {
        if (scenario_.zones->empty()) return;
        heading(1, say("tell.zones"));
        for (const Zone& zone : *scenario_.zones) item(of_zone(zone));
    }
    std::string of_zone(const Zone& zone) {
        return say(zone.use == "start" ? "tell.zone-is-start" : "tell.zone-is",
                   {{"zone", strong(text_.title(zone.id))}, {"what", spaces_of(zone)}});
    }
    std::string spaces_of(const Zone& zone) {
        const bool sort = zone.conditions && !zone.conditions->empty();
        if (zone.spaces.empty() && !goes_beyond_its_list(zone)) return say("tell.no-spaces");
        if (!sort) return listed(zone.spaces);
        const std::string every = text_.every_space(*zone.conditions);
        if (zone.spaces.empty()) return every;
        return say(zone.conditions_do == ZoneConditions::Add ? "tell.zone-all-and" : "tell.zone-only",
                   {{"sort", every}, {"spaces", listed(zone.spaces)}});
    }
    std::string listed(const std::vector<Space>& zone) const {
        const bool few = zone.size() <= most_spaces_told;
        std::vector<std::string> spaces;
        for (const Space& space : zone)
            if (few || spaces.empty()) spaces.push_back(to_text(space));
        return say(few ? "tell.spaces" : "tell.spaces-from", {{"n", zone.size()}, {"spaces", in_a_row(spaces)}});
    }
    void pieces() {
        const auto& names = scenario_.battlefield.names();
        if (names.empty() || names.size() > most_pieces_told) return;
        heading(1, say("tell.pieces"));
        for (const auto& [piece, name] : names) {
            const PlacedPiece* placed = scenario_.battlefield.find(piece);
            if (!placed) continue;
            item(say(is_scenery(*placed, name) ? "tell.piece-is-scenery" : "tell.piece-is",
                     {{"piece", strong(text_.title(name))},
                      {"kind", catalogue_[placed->kind].name},
                      {"at", to_text(Space{placed->at, placed->level})}}));
        }
    }
    // True for a piece that would be a figure if somebody owned it.
    bool is_scenery(const PlacedPiece& placed, const std::string& name) const {
        const auto called = [&](const OwnedPiece& owned) { return owned.piece == name; };
        const bool owned = std::ranges::any_of(*scenario_.setups, [&](const Setup& setup) {
            return std::ranges::any_of(setup.nobody_owns, called) ||
                   std::ranges::any_of(setup.players, [&](const PlayerSetup& player) {
                       return std::ranges::any_of(player.owns, called);
                   });
        });
        const auto rules = rules_of(scenario_);
        const TerrainKind terrain = catalogue_[placed.kind].terrain;
        return !owned && !scenario_.setups->empty() && rules && terrain.valid() &&
               std::ranges::any_of(rules->terrain, [&](const TerrainEffect& row) {
                   return row.figure && row.terrain == catalogue_[terrain].id;
               });
    }
    void glyphs() {
        const auto played = rules_of(scenario_);
        if (scenario_.glyphs->empty() || (played && !played->glyphs)) return;
        heading(1, say("tell.glyphs"));
        // Each description of a glyph, with its places.
        std::vector<std::pair<std::string, std::vector<std::string>>> sorts;
        for (const Glyph& glyph : *scenario_.glyphs) {
            const std::string what = of_glyph(glyph);
            auto sort = std::ranges::find(sorts, what, [](const auto& each) { return each.first; });
            if (sort == sorts.end()) sort = sorts.insert(sort, {what, {}});
            sort->second.push_back(to_text(glyph.at));
        }
        for (const auto& [what, spaces] : sorts)
            item(say("tell.glyph-at", {{"glyph", as_sentence(what)}, {"spaces", in_a_row(spaces)}}));
        for (const GlyphPool& pool : *scenario_.glyph_pools) item(of_pool(pool));
    }
    std::string of_glyph(const Glyph& glyph) const {
        const auto known = catalogue_.glyph(glyph.id);
        const std::string id = !glyph.pool.empty()             ? "tell.glyph-of-pool"
                               : glyph.id.empty()              ? "tell.glyph-unknown"
                               : glyph.facing == Facing::Power ? "tell.glyph-power"
                                                               : "tell.glyph-symbol";
        return say(id, {{"glyph", known ? catalogue_[*known].name : glyph.id}, {"pool", text_.id(glyph.pool)}});
    }
    std::string of_pool(const GlyphPool& pool) const {
        std::vector<std::string> kinds;
        for (const std::string& kind : pool.kinds) {
            const auto known = catalogue_.glyph(kind);
            kinds.push_back(known ? catalogue_[*known].name : kind);
        }
        const std::string side = say(pool.facing == Facing::Power ? "tell.pool-power" : "tell.pool-symbol");
        const std::string text =
            pool.draw ? say("tell.pool-draws", {{"pool", text_.id(pool.id)}, {"n", *pool.draw}, {"side", side}})
                      : say("tell.pool", {{"pool", text_.id(pool.id)}, {"side", side}});
        return as_sentence(kinds.empty() ? say("tell.pool-boxes", {{"pool", text}})
                                         : say("tell.pool-holds", {{"pool", text}, {"glyphs", text_.list(kinds)}}));
    }

    // ---- rules

    void tell(Passage word, const WordPath& path) {
        for (PassageBlock& block : word) block.word = to_text(path);
        append(passage_, std::move(word));
    }
    void rules() {
        const Rulebook& book = rulebook_of(scenario_);
        std::vector<Passage> modifiers, rules;
        for (const Modifier& modifier : book.modifiers) modifiers.push_back(text_.modifier(modifier));
        for (const Rule& rule : book.rules) rules.push_back(text_.rule(rule));
        if (modifiers.empty() && std::ranges::all_of(rules, &Passage::empty)) return;
        heading(1, say("tell.special-rules"));
        for (std::size_t i = 0; i < modifiers.size(); ++i)
            tell(std::move(modifiers[i]), WordPath{}.inside("modifiers", i));
        for (std::size_t i = 0; i < rules.size(); ++i) tell(std::move(rules[i]), WordPath{}.inside("rules", i));
        if (text_.spoke_of_active()) paragraph(say("tell.what-active-is"));
    }
    void victory() {
        heading(1, say("tell.victory"));
        const Victory& victory = rulebook_of(scenario_).victory;
        const WordPath path = WordPath{}.inside("victory", 0);
        for (std::size_t i = 0; i < victory.wins.size(); ++i)
            tell(text_.win(victory.wins[i], scenario_.rounds), path.inside("wins", i));
        if (victory.wins.empty()) usual_victory();
        if (victory.cards == CardScores::Nothing) item(say("tell.cards-score-nothing"));
        else if (victory.left == LeftScores::Score) item(say("tell.left-score"));
        for (const BonusPoints& score : victory.scores) item(text_.score(score));
        unseen();
        if (const std::string text = victory.wins.empty() ? "" : one_line(what_else(victory)); !text.empty())
            paragraph(text);
    }
    // That something else decides is told, but not what rules do that do not stand on the page.
    void unseen() {
        std::vector<std::string> names;
        for (const std::string& tally : deciding_.changed_unseen) names.push_back(text_.tally_called(tally));
        if (!names.empty()) item(say("tell.changed-unseen", {{"names", text_.list(names)}, {"n", names.size()}}));
        if (deciding_.ended_unseen) item(say("tell.ended-unseen"));
    }
    void usual_victory() {
        item(say("tell.usual-victory"));
        if (scenario_.rounds > 0) item(say("tell.usual-limit", {{"round", scenario_.rounds}}));
    }
    std::string what_else(const Victory& victory) const {
        const bool limit = std::ranges::any_of(
            victory.wins, [](const Win& win) { return win.timing == Timing::AtLimit && win.conditions.empty(); });
        const bool ranked = std::ranges::any_of(victory.wins, [](const Win& win) { return win.priority != 1; });
        const bool several = victory.wins.size() > 1 || victory.wins[0].who.word == "each";
        std::string text =
            !several ? std::string()
                     : say(victory.together == Together::First ? "tell.together-first" : "tell.together-nobody");
        if (ranked) text = say("tell.priorities") + " " + text;
        if (std::ranges::any_of(victory.wins, [](const Win& win) { return win.who.word == "last-standing"; }))
            text += " " + say("tell.together-fallen");
        if (scenario_.rounds > 0 && !limit) text += " " + say("tell.nobody-at-limit", {{"round", scenario_.rounds}});
        return text;
    }

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    const Words& words_;
    RulesText text_;
    int depth_;
    Deciding deciding_;
    Passage passage_;
};

// Players named by the words of the sentence, if there are any.
template <class Wanted>
std::string of_players(const std::vector<Carry>& carried, const char* id, const RulesText& rules_text, Wanted wanted) {
    std::vector<std::string> players;
    for (const Carry& carry : carried)
        if (wanted(carry)) players.push_back(std::to_string(carry.player));
    if (players.empty()) return {};
    return " " + rules_text.say(id, {{"players", rules_text.list(players)}, {"n", players.size()}});
}

std::string follow(const Next& next, RulesText& rules_text) {
    const std::string game = rules_text.id(next.game.word);
    std::string text =
        next.conditions.empty()
            ? rules_text.say("tell.next-always", {{"game", game}})
            : rules_text.say("tell.next", {{"game", game}, {"that", rules_text.clause(next.conditions)}});
    const auto among = [&](const char* id, auto wanted) { text += of_players(next.carried, id, rules_text, wanted); };
    among("tell.carried", [](const Carry& carry) { return carry.wounds == YesNo::No; });
    among("tell.carried-wounded", [](const Carry& carry) { return carry.wounds == YesNo::Yes; });
    among("tell.carried-upgraded", [](const Carry& carry) { return carry.upgrades == YesNo::Yes; });
    std::vector<std::string> kept;
    for (const Keep& keep : next.kept) kept.push_back(rules_text.tally_called(keep.id.word));
    if (!kept.empty())
        text += " " + rules_text.say("tell.kept", {{"names", rules_text.list(kept)}, {"n", kept.size()}});
    return text;
}

}  // namespace

Passage rules_page(const Scenario& scenario, const Catalogue& catalogue, const Words& words, int players, int depth) {
    return in_nominative(Page(scenario, catalogue, words, depth).whole(players));
}

std::vector<std::string> win_sentences(const Scenario& scenario, const Catalogue& catalogue, const Words& words) {
    RulesText rules_text(words, catalogue);
    std::vector<std::string> sentences;
    for (const Win& win : rulebook_of(scenario).victory.wins) {
        std::string& sentence = sentences.emplace_back();
        for (const PassageBlock& block : in_nominative(rules_text.win(win, scenario.rounds)))
            sentence += (sentence.empty() ? "" : " ") + without_marks(block.text);
    }
    return sentences;
}

Passage campaign_page(const Campaign& campaign, const std::vector<std::shared_ptr<const Scenario>>& scenarios,
                      const Catalogue& catalogue, const Words& words) {
    RulesText rules_text(words, catalogue);
    using Kind = PassageBlock::Kind;
    const std::string title =
        campaign.title.text.empty() ? rules_text.title(campaign.id.word) : one_line(campaign.title.text);
    Passage passage{{Kind::Heading, 1, title, {}},
                    {Kind::Paragraph, 0, rules_text.say("tell.campaign", {{"n", campaign.games.size()}}), {}}};
    const WordNode top = tree_of(campaign);
    for (std::size_t i = 0; i < campaign.games.size(); ++i) {
        const CampaignGame& game = campaign.games[i];
        const Scenario* scenario = i < scenarios.size() ? scenarios[i].get() : nullptr;
        RulesText of_game(words, catalogue, scenario ? rulebook_of(*scenario).tallies : std::vector<DeclaredTally>{});
        const std::string title_there = scenario ? scenario->about->title : "";
        const std::string named = title_there.empty() ? game.src.text : title_there;
        const WordPath word = WordPath{}.inside("games", i);
        passage.push_back({Kind::Item,
                           0,
                           rules_text.say("tell.game", {{"game", strong(rules_text.title(game.id.word))},
                                                        {"title", one_line(named)}}),
                           {},
                           to_text(word, top)});
        for (std::size_t j = 0; j < game.next.size(); ++j)
            passage.push_back({Kind::Item, 1, follow(game.next[j], of_game), {}, to_text(word.inside("next", j), top)});
        if (game.next.empty()) passage.push_back({Kind::Item, 1, rules_text.say("tell.campaign-ends"), {}, {}});
    }
    return in_nominative(std::move(passage));
}

}  // namespace hexwright::telling
