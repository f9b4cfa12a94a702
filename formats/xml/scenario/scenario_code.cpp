#include "formats/xml/scenario/scenario_code.h"

#include "formats/xml/bytes/base64.h"
#include "formats/xml/bytes/deflate.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <zlib.h>

namespace hexwright::xml {
namespace {

constexpr std::size_t most_packed_file = most_scenario_code_megabytes << 20, most_packed_letters = 6'000'000;
constexpr std::size_t packed_sum_bytes = 4;
constexpr std::string_view packed_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view blanks_in_code = " \t\r\n";

std::string_view without_first_blanks(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(blanks_in_code), text.size()));
}

std::string packed_sum_of(std::string_view bytes) {
    const auto sum = static_cast<unsigned long>(
        ::crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<z_size_t>(bytes.size())));
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(sum >> shift & 0xFFU);
    return text;
}

// ---- from a scenario

bool is_about_underlays(std::string_view key) {
    if (key.starts_with("end:")) key.remove_prefix(4);
    return key == "underlays" || key.starts_with("underlay:");
}

// The scenario as it stands in one file that needs no other.
Scenario standing_alone(Scenario scenario) {
    scenario.battlefield_source.clear();
    if (scenario.underlays->empty()) return scenario;
    scenario.underlays.change([](std::vector<Underlay>& all) { all.clear(); });
    scenario.comments.change([](Comments& comments) {
        std::erase_if(comments, [](const auto& each) { return is_about_underlays(each.first); });
    });
    return scenario;
}

std::string letters_of_packed(std::string_view bytes) {
    std::string text = to_base64(bytes);
    text.resize(std::min(text.find('='), text.size()));
    std::ranges::replace(text, '+', '-');
    std::ranges::replace(text, '/', '_');
    return text;
}

// ---- to a scenario

Refusal mistyped_code() { return {{"refused.code-mistyped"}, {}}; }

Result<std::string> bytes_of_packed(std::string_view text) {
    if (text.size() > most_packed_letters) return failure(Message{"refused.code-too-long"});
    std::string base64_text;
    for (std::size_t i = scenario_code_mark.size(); i < text.size(); ++i) {
        const char letter = text[i];
        if (blanks_in_code.find(letter) != std::string_view::npos) continue;
        if (packed_letters.find(letter) == std::string_view::npos)
            return failure(Message{"refused.scenario-code-letter", {{"place", i + 1}}});
        base64_text += letter == '-' ? '+' : letter == '_' ? '/' : letter;
    }
    base64_text.append((4 - base64_text.size() % 4) % 4, '=');
    auto bytes = from_base64(base64_text);
    if (!bytes || bytes->size() <= packed_sum_bytes) return failure(mistyped_code());
    return std::move(*bytes);
}

// All bytes must belong to the packed file.
Result<std::string> unpacked_file(std::string_view packed) {
    constexpr int raw_window = -15;
    std::string out(most_packed_file + 1, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, raw_window) != Z_OK) return failure(mistyped_code());
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));  // zlib does not write to it.
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int status = inflate(&stream, Z_FINISH);
    const bool whole = status == Z_STREAM_END && stream.avail_in == 0;
    out.resize(stream.total_out);
    inflateEnd(&stream);
    if (out.size() > most_packed_file)
        return failure(Message{"refused.scenario-code-large", {{"most", most_scenario_code_megabytes}}});
    if (!whole) return failure(mistyped_code());
    return out;
}

// The name of another file that the scenario needs; empty if it needs none.
std::string other_file_of(const Scenario& scenario) {
    if (!scenario.battlefield_source.empty()) return scenario.battlefield_source;
    return scenario.underlays->empty() ? std::string() : scenario.underlays->front().src;
}

}  // namespace

Result<MapCode> code_of_scenario(const Scenario& scenario, const Catalogue& catalogue) {
    const std::string file = write_scenario(standing_alone(scenario), catalogue);
    if (file.size() > most_packed_file)
        return failure(Message{"refused.scenario-too-large-for-code", {{"most", most_scenario_code_megabytes}}});
    const auto packed = deflated(file);
    if (!packed) return failure(packed.error());
    const std::string bytes = *packed + packed_sum_of(file);
    return MapCode{std::string(scenario_code_mark) + letters_of_packed(bytes), bytes.size()};
}

std::vector<Message> left_out_of_scenario_code(const Scenario& scenario) {
    return scenario.underlays->empty() ? std::vector<Message>{} : std::vector<Message>{{"code.underlays"}};
}

bool is_scenario_code(std::string_view text) { return without_first_blanks(text).starts_with(scenario_code_mark); }

Result<ReadScenario> scenario_of_scenario_code(std::string_view text, const Catalogue& catalogue) {
    const auto bytes = bytes_of_packed(without_first_blanks(text));
    if (!bytes) return failure(bytes.error());
    const std::string_view all = *bytes;
    const auto file = unpacked_file(all.substr(0, all.size() - packed_sum_bytes));
    if (!file) return failure(file.error());
    if (all.substr(all.size() - packed_sum_bytes) != packed_sum_of(*file)) return failure(mistyped_code());
    auto read = read_scenario(*file, std::string(scenario_code_mark), catalogue, Holes::Kept);
    if (!read)
        return failure(Message{"refused.scenario-code-unread", {{"why", std::vector<Message>{read.error().message}}}});
    if (const std::string other = other_file_of(read->scenario); !other.empty())
        return failure(Message{"refused.scenario-code-elsewhere", {{"file", other}}});
    read->notes.clear();
    read->piece_lines.clear();  // Lines of a file that nobody sees.
    return read;
}

}  // namespace hexwright::xml
