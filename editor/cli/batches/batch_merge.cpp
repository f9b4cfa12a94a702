#include "editor/cli/batches/batch_merge.h"

#include "editor/cli/batches/batch_parts.h"
#include "editor/cli/batches/batch_report.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <system_error>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Part {
    std::string file;
    WrittenStatistics sums;
};

struct Twice {  // A file that holds what another one does.
    std::string file, other;
};

struct Merged {
    WrittenStatistics all{};
    std::vector<Part> parts{};  // As far as they are counted.
    std::vector<Twice> twice{};
    std::vector<NumberRange> missing{};
};

Result<std::vector<std::string>> files_to_merge(const std::vector<std::string>& named) {
    std::vector<std::string> files;
    for (const std::string& name : named) {
        std::error_code none;
        if (!std::filesystem::is_directory(name, none)) {
            files.push_back(name);
            continue;
        }
        const auto parts = parts_in(name);
        if (!parts) return failure(parts.error());
        files.insert(files.end(), parts->begin(), parts->end());
    }
    return files;
}

// nullopt if the part is counted already.
Result<std::optional<Twice>> add_part(Merged& merged, Part part) {
    if (!merged.parts.empty())
        if (auto refused = another_batch(part.sums, part.file, merged.all, merged.parts.front().file))
            return failure(std::move(*refused));
    for (const Part& before : merged.parts) {
        const bool equal = before.sums.sum == part.sums.sum;
        if (!before.sums.sum.numbers.empty() && equal) return Twice{part.file, before.file};
        const bool same_games = before.sums.sum.numbers == part.sums.sum.numbers;
        if (share_games(before.sums.sum, part.sums.sum))
            return failure({same_games ? "simulate.other-results" : "simulate.same-games", {{"other", before.file}}},
                           FilePos{part.file});
    }
    if (merged.parts.empty()) {
        merged.all = part.sums;
    } else {
        add(merged.all.sum, part.sums.sum);
        merged.all.incomplete = merged.all.incomplete || part.sums.incomplete;
    }
    merged.parts.push_back(std::move(part));
    return std::nullopt;
}

Result<WrittenStatistics> sums_in(const std::string& file, const Report& report) {
    const auto bytes = read_file(file);
    if (!bytes) return failure(bytes.error());
    auto read = read_statistics(*bytes, file);
    if (read && !has_check_sum(*bytes)) report.say(Message{"simulate.no-check", {{"file", file}}});
    return read;
}

// The first problem with one of the files, and after it all others.
void add_trouble(std::optional<Refusal>& trouble, Refusal refusal) {
    if (trouble) trouble->more.push_back(std::move(refusal));
    else trouble = std::move(refusal);
}

Result<Merged> merged_from(const std::vector<std::string>& files, const Report& report) {
    Merged merged;
    std::optional<Refusal> trouble;
    for (const std::string& file : files) {
        auto read = sums_in(file, report);
        auto twice = read ? add_part(merged, {file, std::move(*read)})
                          : Result<std::optional<Twice>>(failure(std::move(read.error())));
        if (!twice) add_trouble(trouble, std::move(twice.error()));
        else if (*twice) merged.twice.push_back(std::move(**twice));
    }
    if (trouble) return failure(std::move(*trouble));
    if (merged.all.of > 0) {
        merged.missing = missing_games(merged.all.sum.numbers, {1, merged.all.of});
        merged.all.incomplete = !merged.missing.empty();
    }
    return merged;
}

// Where the missing parts are to be written: into the folder that is merged, if there is one.
std::string place_for_parts(const std::vector<std::string>& named) {
    std::error_code none;
    const auto folder =
        std::ranges::find_if(named, [&](const std::string& name) { return std::filesystem::is_directory(name, none); });
    return folder == named.end() ? std::string() : *folder;
}

void tell_merged(const Merged& merged, const std::string& place, const Report& report) {
    tell_sums(report, merged.all);
    const auto line = [&](const Message& sentence) { report.print(report.words()(sentence) + "\n"); };
    if (merged.missing.empty()) return;
    std::int64_t games = 0;
    for (const NumberRange& range : merged.missing) games += range.to - range.from + 1;
    line({"simulate.missing", {count_of("games", games), count_of("all", merged.all.of)}});
    for (const NumberRange& range : merged.missing) report.print("    " + line_for(merged.all, range, place) + "\n");
}

Json merged_json(const Merged& merged, const std::string& place, Json json) {
    add_sums(json, merged.all);
    if (merged.all.of > 0) json["of"] = merged.all.of;
    json["missing"] = json["double"] = Json::array();
    for (const NumberRange& range : merged.missing)
        json["missing"].push_back(
            {{"from", range.from}, {"to", range.to}, {"command", line_for(merged.all, range, place)}});
    for (const Twice& twice : merged.twice) json["double"].push_back({{"file", twice.file}, {"as", twice.other}});
    return json;
}

}  // namespace

Exit merge_parts(const SimulateLine& line, const Report& report) {
    const auto files = files_to_merge(line.merge);
    if (!files) return report.cannot(files.error());
    const auto merged = merged_from(*files, report);
    if (!merged) return report.cannot(merged.error());
    for (const Twice& twice : merged->twice)
        report.say(Message{"simulate.twice", {{"file", twice.file}, {"other", twice.other}}});
    const std::string place = place_for_parts(line.merge);
    if (report.json()) report.print_json(merged_json(*merged, place, report.document()));
    else tell_merged(*merged, place, report);
    if (!line.out.empty())
        if (const Exit written = report.write(line.out, write_statistics(merged->all)); written != Exit::Fine)
            return written;
    return merged->missing.empty() ? Exit::Fine : Exit::No;
}

}  // namespace hexwright::cli
