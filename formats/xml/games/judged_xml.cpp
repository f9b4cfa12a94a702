#include "formats/xml/games/judged_xml.h"

#include "engine/simulation/bout_games.h"
#include "formats/xml/bytes/check_sum.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/room.h"

#include <algorithm>

namespace hexwright::xml {
namespace {

constexpr std::uint64_t most_of_a_cell = 10'000'000, most_milliseconds = 1'000'000'000'000;
constexpr int most_in_a_table = 1'000'000;

// ---- elements

constexpr std::string_view phase_words[] = {"effects", "bouts", "fresh", "planner", "done"};
constexpr std::string_view table_words[] = {"bouts", "fresh", "planner"};
constexpr std::string_view sure_words[] = {"no", "yes"};

struct JudgedHead {
    std::string digest{}, check{};
    JudgePhase phase = JudgePhase::Effects;
};
struct JudgedFormat {  // The namespace is checked before anything else is read.
    std::string_view name = "xmlns";
    Need need = Need::Must;
    bool read(const Node&, JudgedHead&, Take&) const { return true; }
    void write(XmlWriter& out, const JudgedHead&) const { out.attribute(name, "urn:hexwright:judged:1"); }
};
constexpr std::tuple head_attributes{
    JudgedFormat{},
    IdAttribute{"digest", &JudgedHead::digest},
    WordAttribute{"phase", &JudgedHead::phase, phase_words},
    TextAttribute{check_attribute, &JudgedHead::check, Need::May},
};

struct PhaseRow {
    JudgePhase phase = JudgePhase::Done;
    std::int64_t waves = 0, milliseconds = 0;
    bool goes_on = false;
};
constexpr std::tuple phase_attributes{
    WordAttribute{"name", &PhaseRow::phase, phase_words},
    CountAttribute{"waves", &PhaseRow::waves, most_judge_waves},
    CountAttribute{"milliseconds", &PhaseRow::milliseconds, most_milliseconds},
    WordAttribute{"goes-on", &PhaseRow::goes_on, sure_words, Need::May},
};

constexpr std::tuple cell_attributes{
    CountAttribute{"games", &PairsCell::games, most_of_a_cell},
    CountAttribute{"wins", &PairsCell::wins, most_of_a_cell},
    CountAttribute{"losses", &PairsCell::losses, most_of_a_cell},
};

struct BoutRow : BoutSum {
    std::size_t table = 0;
    int place = 0;
};
constexpr std::tuple bout_attributes{
    WordAttribute{"in", &BoutRow::table, table_words},
    NumberAttribute{"place", &BoutRow::place, 0, most_in_a_table},
    CountAttribute{"games", &BoutSum::games, games_of_a_bout},
    CountAttribute{"half-wins", &BoutSum::half_wins, 2 * games_of_a_bout},
};

constexpr BoutTable JudgeSums::* judge_tables[] = {&JudgeSums::bouts, &JudgeSums::fresh, &JudgeSums::planned};

std::string written_judged(const JudgeSums& sums, JudgedHead head) {
    XmlWriter out;
    head.phase = sums.phase;
    out.open("judged");
    write_attributes(out, head_attributes, head);
    for (std::size_t i = 0; i < judge_phases; ++i)
        write_leaf(out, "phase", phase_attributes,
                   PhaseRow{static_cast<JudgePhase>(i), sums.waves[i], sums.milliseconds[i], sums.goes_on[i]});
    for (const PairsCell& cell : sums.effects.cells) write_leaf(out, "cell", cell_attributes, cell);
    for (std::size_t table = 0; table < std::size(judge_tables); ++table) {
        const std::vector<BoutSum>& bouts = (sums.*judge_tables[table]).sums;
        for (std::size_t place = 0; place < bouts.size(); ++place)
            if (bouts[place] != BoutSum{})
                write_leaf(out, "bout", bout_attributes, BoutRow{bouts[place], table, static_cast<int>(place)});
    }
    out.close();
    return out.take();
}

// ---- reading

class JudgedReader {
public:
    JudgedReader(const JudgeSums& empty, const std::string& digest) : sums_(empty), digest_(digest) {}

    Result<JudgeSums> run(const Node& root) { return take_.give(read(root) && agree(root), sums_); }

private:
    bool read(const Node& root) {
        if (!take_(check_namespace(root, "judged", "urn:hexwright:judged:", 1)) ||
            !take_(read_element(root, head_attributes, head_, {"phase", "cell", "bout"})))
            return false;
        if (head_.check.empty()) return take_.fail(root.error({"sums.no-check"}));
        if (head_.digest != digest_) return take_.fail(root.error_at("digest", {"judge.other-games"}));
        sums_.phase = head_.phase;
        return std::ranges::all_of(root.children(), [&](const Node& child) { return part(child); });
    }

    bool part(const Node& node) {
        if (node.name() == "phase") return phase(node);
        return node.name() == "cell" ? cell(node) : bout(node);
    }
    bool phase(const Node& node) {
        PhaseRow row;
        if (!take_(read_element(node, phase_attributes, row))) return false;
        const auto at = static_cast<std::size_t>(row.phase);
        if (at != phases_ || at >= judge_phases) return take_.fail(node.error_at("name", {"sums.phase-order"}));
        ++phases_;
        sums_.waves[at] = row.waves;
        sums_.milliseconds[at] = row.milliseconds;
        sums_.goes_on[at] = row.goes_on;
        return true;
    }
    bool cell(const Node& node) {
        if (cells_ >= sums_.effects.cells.size()) return take_.fail(node.error({"sums.cells"}));
        PairsCell& cell = sums_.effects.cells[cells_++];
        if (!take_(read_element(node, cell_attributes, cell))) return false;
        return cell.wins + cell.losses <= cell.games || fail_at(node, "wins", cell.wins + cell.losses, cell.games);
    }
    bool bout(const Node& node) {
        BoutRow row;
        if (!take_(read_element(node, bout_attributes, row))) return false;
        std::vector<BoutSum>& table = (sums_.*judge_tables[row.table]).sums;
        const auto place = static_cast<std::size_t>(row.place);
        if (place >= table.size() || table[place] != BoutSum{})
            return take_.fail(node.error_at("place", {"sums.place", {{"place", place}, {"bouts", table.size()}}}));
        if (row.half_wins > 2 * row.games) return fail_at(node, "half-wins", (row.half_wins + 1) / 2, row.games);
        table[place] = row;
        return true;
    }
    bool fail_at(const Node& node, std::string_view attribute, std::int64_t wins, std::int64_t games) {
        return take_.fail(node.error_at(
            attribute, {"sums.wins", {{"wins", std::to_string(wins)}, {"games", std::to_string(games)}}}));
    }

    bool agree(const Node& root) {
        if (phases_ != judge_phases) return take_.fail(root.error({"sums.phase-order"}));
        if (cells_ != sums_.effects.cells.size()) return take_.fail(root.error({"sums.cells"}));
        const std::string text = written_judged(sums_, {head_.digest, "", {}});
        return !has_wrong_check_sum(root, text) || take_.fail(root.error_at(check_attribute, {"sums.check"}));
    }

    Take take_;
    JudgeSums sums_;
    const std::string& digest_;
    JudgedHead head_;
    std::size_t phases_ = 0, cells_ = 0;
};

}  // namespace

std::string write_judge_sums(const JudgeSums& sums, const std::string& digest) {
    return with_check_sum([&](const std::string& check) { return written_judged(sums, {digest, check, {}}); });
}

Result<JudgeSums> read_judge_sums(std::string_view xml, const std::string& file_name, const std::string& digest,
                                  const JudgeSums& empty) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    return JudgedReader(empty, digest).run(document->root());
}

std::vector<ListedElement> judged_elements() {
    return {listed("judged", head_attributes), listed("judged/phase", phase_attributes),
            listed("judged/cell", cell_attributes), listed("judged/bout", bout_attributes)};
}

}  // namespace hexwright::xml
