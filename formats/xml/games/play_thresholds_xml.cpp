#include "formats/xml/games/play_thresholds_xml.h"

#include "embedded/data.h"
#include "engine/core/text.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"

#include <array>
#include <utility>
#include <vector>

namespace hexwright::xml {
namespace {

struct PlayNumber {
    const char* word;
    double PlayThresholds::* member;
};
constexpr std::array play_numbers{
    PlayNumber{"zone-effect", &PlayThresholds::most_zone_effect},
    PlayNumber{"seat-effect", &PlayThresholds::most_seat_effect},
    PlayNumber{"suspect-share", &PlayThresholds::suspect_share},
    PlayNumber{"exploit-share", &PlayThresholds::exploit_share},
    PlayNumber{"beyond-mirror", &PlayThresholds::beyond_mirror},
};

std::vector<std::string_view> words_of_play_numbers() {
    std::vector<std::string_view> words;
    for (const PlayNumber& number : play_numbers) words.emplace_back(number.word);
    return words;
}

Result<double> read_share(const Node& node) {
    const auto text = node.raw("value").value_or("");
    const auto share = decimal_number(text);
    if (share && *share >= 0 && *share <= 1) return *share;
    return failure(node.error_at("value", {"judge.bound", {{"text", std::string(text)}}}));
}

Result<PlayThresholds> with_number(const Node& node, PlayThresholds base) {
    std::size_t which = 0;
    Take take;
    const bool ok = take(node.only_attributes({"number", "value"})) && take(node.nothing_inside()) &&
                    take(which, node.one_of("number", words_of_play_numbers())) &&
                    take(base.*play_numbers[which].member, read_share(node));
    return take.give(ok, base);
}

}  // namespace

Result<PlayThresholds> read_play_thresholds(std::string_view xml, const std::string& file_name, PlayThresholds base) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    Take take;
    bool ok = take(check_namespace(root, "play-thresholds", "urn:hexwright:play-thresholds:", 1)) &&
              take(root.only_attributes({"xmlns"})) && take(root.only_children({"threshold"}));
    for (const Node& node : ok ? root.children("threshold") : std::vector<Node>{})
        ok = ok && take(base, with_number(node, base));
    return take.give(ok, base);
}

PlayThresholds shipped_play_thresholds() {
    const auto read = read_play_thresholds(embedded::play_thresholds_xml(), "play_thresholds.xml");
    return read.value_or(PlayThresholds{});
}

}  // namespace hexwright::xml
