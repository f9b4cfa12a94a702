// Implements write_scenario() of scenario_xml.h.
#include "engine/scenario/approval.h"
#include "engine/scenario/usual_order.h"
#include "formats/xml/bytes/base64.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/games/thresholds_xml.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"
#include "formats/xml/rules/rules_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "formats/xml/scenario/setup_xml.h"
#include "formats/xml/scenario/symmetry_note.h"
#include "formats/xml/scenario/underlay_xml.h"

#include <algorithm>
#include <set>
#include <span>

namespace hexwright::xml {
namespace {

class ScenarioWriter {
public:
    ScenarioWriter(const Scenario& scenario, const Catalogue& catalogue) : scenario_(scenario), catalogue_(catalogue) {}

    std::string run() {
        comments("scenario");
        out_.open("scenario");
        out_.attribute("xmlns", "urn:hexwright:scenario:" + std::to_string(scenario_version));
        if (!scenario_.id.empty()) out_.attribute("id", scenario_.id);
        out_.attribute("edition", scenario_.edition);
        about();
        if (scenario_.battlefield_source.empty()) limit();
        battlefield();
        zones();
        glyphs();
        setups();
        round_track();
        house_rules();
        rules();
        victory();
        tests();
        approvals();
        underlays();
        if (scenario_.battlefield_source.empty()) carried();
        close("scenario");
        comments("end");
        return out_.take();
    }

private:
    bool has_comments(const std::string& key) const {
        return scenario_.comments->contains(key) || scenario_.comments->contains("end:" + key);
    }

    std::span<const std::string> not_yet_written(const std::string& key) {
        const auto found = scenario_.comments->find(key);
        if (found == scenario_.comments->end() || !written_.insert(key).second) return {};
        return found->second;
    }
    void comments(const std::string& key) {
        for (const std::string& comment : not_yet_written(key)) out_.comment(comment);
    }
    void close(const std::string& key) {
        comments("end:" + key);
        out_.close();
    }
    // Closes an element that has only attributes.
    void close_leaf(const std::string& key) {
        for (const std::string& comment : not_yet_written("end:" + key)) out_.comment_inside(comment);
        out_.close();
    }

    void about() {
        const About& about = *scenario_.about;
        if (about == About{} && !has_comments("about") && !has_comments("story")) return;
        comments("about");
        open_about(out_, about);
        comments("story");
        if (!about.story.empty()) out_.element_with_text("story", about.story);
        close("about");
    }

    void limit() {
        const Limit& limit = *scenario_.limit;
        if (limit == Limit{} && !has_comments("limit")) return;
        comments("limit");
        out_.open("limit");
        if (limit.beyond_sets) out_.attribute("beyond", "yes");
        if (limit.contest) contest(*limit.contest);
        for (const SetCount& set : limit.sets) counted("set", catalogue_[set.set].id, set.count);
        for (const LooseItem& item : limit.items) counted("item", catalogue_[item.item].id, item.count);
        close("limit");
    }
    void contest(const Profile& contest) {
        comments("contest");
        out_.open("contest");
        out_.attribute("id", contest.id);
        out_.attribute("name", contest.name);
        if (contest.loose) out_.attribute("loose", "yes");
        for (const ProfileRow& row : contest.rows) {
            std::string sets;
            for (const SetKind set : row.sets) sets += (sets.empty() ? "" : " ") + catalogue_[set].id;
            out_.open("from");
            out_.attribute("group", row.group);
            out_.attribute("sets", sets);
            if (row.least > 0) out_.attribute("least", row.least);
            out_.attribute("most", row.most);
            out_.close();
        }
        write_contest_thresholds(out_, contest.thresholds);
        close("contest");
    }
    void counted(const std::string& element, const std::string& id, int count) {
        comments(element + ":" + id);
        out_.open(element);
        out_.attribute("id", id);
        out_.attribute("count", count);
        close_leaf(element + ":" + id);
    }

    void battlefield() {
        comments("battlefield");
        if (scenario_.symmetry.kind != SymmetryKind::Off) out_.comment(symmetry_note(scenario_.symmetry));
        out_.open("battlefield");
        if (!scenario_.battlefield_source.empty()) out_.attribute("src", scenario_.battlefield_source);
        else levels();
        close("battlefield");
    }

    void levels() {
        if (!scenario_.battlefield_name.empty()) out_.attribute("name", scenario_.battlefield_name);
        const std::vector<PlacedPiece> pieces = pieces_in_usual_order(scenario_, catalogue_);
        auto piece = pieces.begin();
        for (int number = 1; number <= max_level; ++number) {
            const auto end =
                std::find_if(piece, pieces.end(), [number](const PlacedPiece& each) { return each.level > number; });
            if (piece != end || has_comments("level:" + std::to_string(number))) level(number, {piece, end});
            piece = end;
        }
    }

    void level(int number, std::span<const PlacedPiece> pieces) {
        const std::string key = "level:" + std::to_string(number);
        comments(key);
        out_.open("level");
        out_.attribute("number", number);
        for (const PlacedPiece& piece : pieces) this->piece(piece);
        close(key);
    }

    void piece(const PlacedPiece& piece) {
        const auto& names = scenario_.battlefield.names();
        const auto name = names.find(piece.id);
        const std::string key = "piece:" + std::to_string(piece.id.value);
        comments(key);
        open_piece(out_, piece, name == names.end() ? std::string_view() : name->second, catalogue_);
        if (const auto group = scenario_.groups->find(piece.id); group != scenario_.groups->end())
            out_.attribute("group", group->second);
        close_leaf(key);
    }

    void zones() {
        if (scenario_.zones->empty() && !has_comments("zones")) return;
        comments("zones");
        out_.open("zones");
        for (const Zone& zone : *scenario_.zones) {
            comments("zone:" + zone.id);
            open_zone(out_, zone);
            zone.conditions ? close("zone:" + zone.id) : close_leaf("zone:" + zone.id);
        }
        close("zones");
    }

    void glyphs() {
        if (scenario_.glyphs->empty() && scenario_.glyph_pools->empty() && !has_comments("glyphs")) return;
        comments("glyphs");
        out_.open("glyphs");
        const std::vector<Glyph> glyphs = glyphs_in_usual_order(scenario_);
        for (const Glyph& glyph : glyphs) {
            if (!glyph.pool.empty()) continue;
            const std::string key = "glyph:" + to_text(glyph.at);
            comments(key);
            open_glyph(out_, glyph);
            close_leaf(key);
        }
        for (const GlyphPool& pool : *scenario_.glyph_pools) {
            std::vector<Space> spaces;
            for (const Glyph& glyph : glyphs)
                if (glyph.pool == pool.id) spaces.push_back(glyph.at);
            comments("pool:" + pool.id);
            open_pool(out_, pool, spaces);
            close_leaf("pool:" + pool.id);
        }
        close("glyphs");
    }

    void setups() {
        if (scenario_.setups->empty() && !has_comments("setups")) return;
        comments("setups");
        out_.open("setups");
        for (const Setup& setup : *scenario_.setups) {
            const std::string key = "setup:" + std::to_string(setup.player_count());
            comments(key);
            open_setup(out_, setup);
            close(key);
        }
        close("setups");
    }

    void round_track() {
        comments("round-track");
        if (scenario_.rounds == 0) return comments("end:round-track");
        out_.open("round-track");
        out_.attribute("rounds", scenario_.rounds);
        close_leaf("round-track");
    }

    void house_rules() {
        if (!scenario_.house_rules) return;
        comments("house-rules");
        open_house_rules(out_, *scenario_.house_rules);
        close("house-rules");
    }

    void rules() {
        const Rulebook& rulebook = rulebook_of(scenario_);
        const bool none = rulebook.tallies.empty() && rulebook.modifiers.empty() && rulebook.rules.empty();
        if (none && !has_comments("rules")) return;
        comments("rules");
        out_.open("rules");
        for (const DeclaredTally& tally : rulebook.tallies) {
            comments("tally:" + tally.id.word);
            open_tally(out_, tally);
            close_leaf("tally:" + tally.id.word);
        }
        for (const Modifier& modifier : rulebook.modifiers) {
            comments("modifier:" + modifier.id.word);
            open_modifier(out_, modifier);
            close("modifier:" + modifier.id.word);
        }
        for (const Rule& rule : rulebook.rules) {
            comments("rule:" + rule.id.word);
            open_rule(out_, rule);
            close("rule:" + rule.id.word);
        }
        close("rules");
    }

    void victory() {
        const Victory& victory = rulebook_of(scenario_).victory;
        if (victory == Victory{} && !has_comments("victory")) return;
        comments("victory");
        open_victory(out_, victory);
        for (std::size_t i = 0; i < victory.wins.size(); ++i) {
            comments("win:" + std::to_string(i));
            open_win(out_, victory.wins[i]);
            close("win:" + std::to_string(i));
        }
        for (std::size_t i = 0; i < victory.scores.size(); ++i) {
            comments("score:" + std::to_string(i));
            open_score(out_, victory.scores[i]);
            close_leaf("score:" + std::to_string(i));
        }
        close("victory");
    }

    void tests() {
        const auto& [tests, puzzles] = tests_of(scenario_);
        if (tests.empty() && puzzles.empty() && !has_comments("tests")) return;
        comments("tests");
        out_.open("tests");
        for (const ScenarioTest& test : tests) {
            comments("test:" + test.id.word);
            open_test(out_, test);
            close("test:" + test.id.word);
        }
        for (const Puzzle& puzzle : puzzles) {
            comments("puzzle:" + puzzle.id.word);
            open_puzzle(out_, puzzle);
            close("puzzle:" + puzzle.id.word);
        }
        close("tests");
    }

    void approvals() {
        if (scenario_.approvals->empty() && !has_comments("approvals")) return;
        comments("approvals");
        out_.open("approvals");
        for (const Approval& approval : *scenario_.approvals) {
            comments(comment_key(approval));
            open_approval(out_, approval);
            close_leaf(comment_key(approval));
        }
        close("approvals");
    }

    void underlays() {
        if (scenario_.underlays->empty() && !has_comments("underlays")) return;
        comments("underlays");
        out_.open("underlays");
        for (const Underlay& underlay : *scenario_.underlays) {
            const std::string key = "underlay:" + std::to_string(underlay.level);
            comments(key);
            open_underlay(out_, underlay);
            close(key);
        }
        close("underlays");
    }

    void carried() {
        const Carried& carried = *scenario_.carried;
        if (carried.source.empty() || carried.bytes.empty()) return;
        comments("carried");
        out_.open("carried");
        out_.attribute("source", carried.source);
        out_.lines(to_base64(carried.bytes), 120);
        close("carried");
    }

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    XmlWriter out_;
    std::set<std::string> written_;  // Keys of comments already written, because two glyphs in one space share a key.
};

}  // namespace

std::string write_scenario(const Scenario& scenario, const Catalogue& catalogue) {
    return ScenarioWriter(scenario, catalogue).run();
}

}  // namespace hexwright::xml
