#include "formats/exchange/virtualscape/hsc_losses.h"

#include "engine/rules/edition.h"
#include "engine/scenario/condition.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/trial.h"
#include "formats/exchange/room.h"

#include <algorithm>

namespace hexwright::exchange {
namespace {

class Losses {
public:
    explicit Losses(const Catalogue& catalogue) : catalogue_(catalogue) {}

    // Names every member, so that a new one does not compile until it is considered here.
    std::vector<Message> run(const Scenario& scenario) {
        const auto& [id, edition, house_rules, line, about, limit, name, source, battlefield, groups, zones, glyphs,
                     pools, setups, rounds, rulebook, tests, approvals, underlays, carried, comments, symmetry] =
            scenario;
        if (!id.empty()) lost({"hsc.lost-id", {{"id", id}}});
        if (edition != Scenario{}.edition) lost({"hsc.lost-edition", {{"edition", edition}}});
        if (house_rules) lost({"hsc.lost-house-rules", {{"rules", house_rules->id}}});
        names(*about, name);
        if (!limit->empty() || limit->beyond_sets || limit->contest) lost({"hsc.lost-limit"});
        if (!source.empty()) lost({"hsc.lost-source", {{"file", source}}});
        count("hsc.lost-names", battlefield.names().size());
        count("hsc.lost-groups", groups->size());
        of_zones(*zones);
        of_glyphs(*glyphs);
        for (const GlyphPool& pool : *pools) lost({"hsc.lost-glyph-pool", {{"pool", pool.id}}});
        count("hsc.lost-setups", setups->size());
        if (rounds != 0) lost({"hsc.lost-rounds", {{"rounds", rounds}}});
        if (rulebook) rules(*rulebook);
        if (tests) count("hsc.lost-tests", tests->tests.size());
        if (tests) count("hsc.lost-puzzles", tests->puzzles.size());
        count("hsc.lost-approvals", approvals->size());
        count("hsc.lost-underlays", underlays->size());
        if (!carried->source.empty() && carried->source != "hsc")
            lost({"hsc.lost-carried", {{"source", carried->source}}});
        std::size_t lines = 0;
        for (const auto& [where, texts] : *comments) lines += texts.size();
        count("hsc.lost-comments", lines);
        if (symmetry.kind != SymmetryKind::Off) lost({"hsc.lost-symmetry"});
        return std::move(lines_);
    }

private:
    void lost(Message message) { lines_.push_back(std::move(message)); }
    void count(const std::string& id, std::size_t number) {
        if (number > 0) lost({id, {{"count", number}}});
    }

    // The file has one title for both.
    void names(const About& about, const std::string& battlefield) {
        const auto& [title, author, story] = about;  // All three are kept.
        if (!battlefield.empty() && !title.empty() && battlefield != title)
            lost({"hsc.lost-battlefield-name", {{"name", battlefield}}});
    }

    void of_zones(const std::vector<Zone>& zones) {
        std::size_t sizes = 0;
        for (const Zone& zone : zones) {
            const auto& [id, use, color, size, spaces, conditions, conditions_do, line] =
                zone;  // `color` and `spaces` are kept.
            const bool goes = use == "start" && !spaces.empty();
            if (!goes) lost({"hsc.lost-zone", {{"zone", id}}});
            else if (conditions) lost({"hsc.lost-zone-conditions", {{"zone", id}}});
            sizes += goes && size ? 1 : 0;
        }
        count("hsc.lost-zone-sizes", sizes);
    }

    void of_glyphs(const std::vector<Glyph>& glyphs) {
        std::size_t sides = 0, letters = 0;
        for (const Glyph& glyph : glyphs) {
            const auto& [id, at, facing, pool, line] = glyph;
            const bool goes_unknown = hsc_letter_for(glyph, catalogue_) == '?';
            if (!id.empty() && goes_unknown) ++letters;
            else if (pool.empty() && (facing == Facing::Symbol) != id.empty())
                ++sides;  // Known glyphs are face up when read back.
        }
        count("hsc.lost-glyph-sides", sides);
        count("hsc.lost-glyph-letters", letters);
    }

    void rules(const Rulebook& rulebook) {
        count("hsc.lost-modifiers", rulebook.modifiers.size());
        count("hsc.lost-rules", rulebook.rules.size());
        if (rulebook.victory != Victory{}) lost({"hsc.lost-victory"});
    }

    const Catalogue& catalogue_;
    std::vector<Message> lines_;
};

}  // namespace

char hsc_letter_for(const Glyph& glyph, const Catalogue& catalogue) {
    const auto kind = glyph.id.empty() ? std::nullopt : catalogue.glyph(glyph.id);
    const std::string letter = kind ? catalogue[*kind].letter : std::string();
    return letter.size() == 1 && letter[0] > ' ' && letter[0] < 0x7f ? letter[0] : '?';
}

std::vector<Message> hsc_losses(const Scenario& scenario, const Catalogue& catalogue) {
    return Losses(catalogue).run(scenario);
}

}  // namespace hexwright::exchange
