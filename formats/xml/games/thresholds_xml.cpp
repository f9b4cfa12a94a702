#include "formats/xml/games/thresholds_xml.h"

#include "embedded/data.h"
#include "engine/core/text.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace hexwright::xml {
namespace {

constexpr double greatest_bound = 10'000;

std::vector<std::string> words_of_measures() {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < judging::measure_count; ++i)
        words.emplace_back(judging::to_text(static_cast<judging::MapMeasure>(i)));
    return words;
}

Result<judging::MapMeasure> read_measure(const Node& node) {
    auto word = node.id("number");
    if (!word) return failure(std::move(word.error()));
    const auto measure = judging::measure_from(*word);
    if (measure) return *measure;
    return failure(unknown_word(node, "number", "number", *word, words_of_measures()));
}

// Digits with at most one point: "24", "0.35".
Result<std::optional<double>> read_bound(const Node& node, std::string_view attribute) {
    const auto text = node.raw(attribute);
    if (!text) return std::optional<double>{};
    const auto bound = decimal_number(*text);
    if (bound && *bound >= 0 && *bound <= greatest_bound) return bound;
    return failure(node.error_at(attribute, {"thresholds.bound", {{"attribute", attribute}, {"text", *text}}}));
}

Result<judging::Threshold> read_threshold(const Node& node, const std::string& contest) {
    judging::Threshold threshold{.whose = judging::Whose::Contest, .contest = contest};
    std::size_t whose = 0;
    Take take;
    bool ok = take(node.only_attributes({"number", "least", "most", "whose"})) && take(node.nothing_inside()) &&
              take(threshold.least, read_bound(node, "least")) && take(threshold.most, read_bound(node, "most"));
    if (ok && (node.has("whose") || contest.empty())) {
        ok = take(whose, node.one_of("whose", {"scene", "proposal"}));
        threshold.whose = whose == 0 ? judging::Whose::Scene : judging::Whose::Proposal;
        threshold.contest.clear();
    }
    if (ok && threshold.least && threshold.most && *threshold.least > *threshold.most)
        ok = take.fail(node.error_at("least", {"thresholds.crossed"}));
    return take.give(ok, threshold);
}

Result<ProfileThreshold> read_contest_threshold(const Node& node) {
    ProfileThreshold threshold;
    judging::MapMeasure measure{};
    Take take;
    bool ok = take(node.only_attributes({"number", "least", "most"})) && take(node.nothing_inside()) &&
              take(measure, read_measure(node)) && take(threshold.least, read_bound(node, "least")) &&
              take(threshold.most, read_bound(node, "most"));
    if (ok && threshold.least && threshold.most && *threshold.least > *threshold.most)
        ok = take.fail(node.error_at("least", {"thresholds.crossed"}));
    threshold.number = judging::to_text(measure);
    return take.give(ok, threshold);
}

// The shortest text that is read as this number again.
std::string text_of_bound(double bound) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), bound, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

}  // namespace

Result<std::vector<ProfileThreshold>> read_contest_thresholds(const Node& contest) {
    std::vector<ProfileThreshold> all;
    for (const Node& node : contest.children("threshold")) {
        auto threshold = read_contest_threshold(node);
        if (!threshold) return failure(threshold.error());
        if (std::ranges::count(all, threshold->number, &ProfileThreshold::number) > 0)
            return failure(node.error_at("number", {"thresholds.twice", {{"number", threshold->number}}}));
        all.push_back(std::move(*threshold));
    }
    return all;
}

void write_contest_thresholds(XmlWriter& out, const std::vector<ProfileThreshold>& thresholds) {
    for (const ProfileThreshold& threshold : thresholds) {
        out.open("threshold");
        out.attribute("number", threshold.number);
        if (threshold.least) out.attribute("least", text_of_bound(*threshold.least));
        if (threshold.most) out.attribute("most", text_of_bound(*threshold.most));
        out.close();
    }
}

Result<judging::Thresholds> read_thresholds(std::string_view xml, const std::string& file_name,
                                            judging::Thresholds base) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    std::string contest;
    Take take;
    bool ok = take(check_namespace(root, "thresholds", "urn:hexwright:thresholds:", 1)) &&
              take(root.only_attributes({"xmlns", "name"})) && take(root.only_children({"threshold"})) &&
              take(contest, root.text_or("name", ""));
    std::vector<bool> known(judging::measure_count);
    for (const Node& node : ok ? root.children("threshold") : std::vector<Node>{}) {
        judging::MapMeasure measure{};
        judging::Threshold threshold;
        ok = take(measure, read_measure(node)) && take(threshold, read_threshold(node, contest));
        if (ok && known[static_cast<std::size_t>(measure)])
            ok = take.fail(node.error_at("number", {"thresholds.twice", {{"number", judging::to_text(measure)}}}));
        if (!ok) break;
        known[static_cast<std::size_t>(measure)] = true;
        base[measure] = std::move(threshold);
    }
    return take.give(ok, base);
}

judging::Thresholds shipped_thresholds() {
    auto read = read_thresholds(embedded::thresholds_xml(), "thresholds.xml");
    return read ? std::move(*read) : judging::Thresholds{};
}

}  // namespace hexwright::xml
