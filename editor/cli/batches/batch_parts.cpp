#include "editor/cli/batches/batch_parts.h"

#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/text_clean.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace hexwright::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t most_shards = 10'000'000;

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0 || number > most_shards) return {};
    return number;
}

// Two numbers with a sign between: "2/4", "101-200".
std::optional<NumberRange> pair_of(std::string_view text, char sign) {
    const auto middle = text.find(sign);
    if (middle == std::string_view::npos) return {};
    const auto first = whole_number(text.substr(0, middle)), second = whole_number(text.substr(middle + 1));
    if (!first || !second || *first < 1 || *second < *first) return {};
    return NumberRange{*first, *second};
}

// ---- variables

// The part by a rank from 0 and the number of processes; nullopt where there are no such variables.
Result<std::optional<Shard>> shard_by_rank(const Environment& variable, const char* rank, const char* size) {
    const auto ranked = variable(rank), sized = variable(size);
    if (!ranked || !sized) return std::nullopt;
    const auto number = whole_number(*ranked), of = whole_number(*sized);
    if (!number || !of || *number >= *of)
        return failure(Message{"simulate.rank", {{"rank", rank}, {"value", *ranked}, {"size", size}, {"of", *sized}}});
    return Shard{*number + 1, *of, rank};
}

// An array from --array=MIN-MAX:STEP. One of single numbers does not tell which of them is this task's.
Result<std::optional<Shard>> shard_by_array(const Environment& variable) {
    const auto task = variable("SLURM_ARRAY_TASK_ID");
    if (!task) return std::nullopt;
    const auto number = [&](const char* name) { return whole_number(variable(name).value_or("?")); };
    const auto id = whole_number(*task), count = number("SLURM_ARRAY_TASK_COUNT"),
               least = number("SLURM_ARRAY_TASK_MIN"), most = number("SLURM_ARRAY_TASK_MAX");
    const std::int64_t step = number("SLURM_ARRAY_TASK_STEP").value_or(1);
    const bool regular = id && count && least && most && step > 0 && *least <= *id && *id <= *most &&
                         (*id - *least) % step == 0 && (*most - *least) / step + 1 == *count;
    if (!regular) return failure(Message{"simulate.array", {{"value", *task}}});
    return Shard{(*id - *least) / step + 1, *count, "SLURM_ARRAY_TASK_ID"};
}

bool same_part(const Shard& a, const Shard& b) { return a.number == b.number && a.of == b.of; }

// The rank of this process. What Slurm says of the launcher that has started it does not count.
Result<std::optional<Shard>> shard_by_ranks(const Environment& variable) {
    const auto open_mpi = shard_by_rank(variable, "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE");
    if (!open_mpi) return open_mpi;
    const auto pmi = shard_by_rank(variable, "PMI_RANK", "PMI_SIZE");
    if (!pmi) return pmi;
    const bool in_step = variable("SLURM_STEP_NUM_TASKS").has_value();
    const auto slurm = shard_by_rank(variable, "SLURM_PROCID", in_step ? "SLURM_STEP_NUM_TASKS" : "SLURM_NTASKS");
    if (!slurm) return slurm;
    std::optional<Shard> found = *open_mpi ? *open_mpi : *pmi;
    const auto contradicts = [&](const std::optional<Shard>& other) {
        return found && other && !same_part(*found, *other);
    };
    for (const auto* other : {&*pmi, &*slurm}) {
        const bool launcher = other == &*slurm && found && *other && (*other)->of < found->of;
        if (contradicts(*other) && !launcher)
            return failure(
                Message{"simulate.contradiction",
                        {{"one", found->by},
                         {"part", std::to_string(found->number) + "/" + std::to_string(found->of)},
                         {"other", (*other)->by},
                         {"other-part", std::to_string((*other)->number) + "/" + std::to_string((*other)->of)}}});
        if (!found) found = *other;
    }
    return found;
}

Result<Shard> shard_from(const std::string& text, const Environment& variable) {
    if (text.empty()) return Shard{};
    if (text == "auto") return shard_by_environment(variable);
    const auto pair = pair_of(text, '/');
    if (!pair) return failure(Message{"simulate.shard", {{"value", text}}});
    return Shard{pair->from, pair->to};
}

// ---- lines

// $'...', for what no terminal shows: control characters, and bytes that are no UTF-8.
std::string for_shell_in_codes(const std::string& text) {
    std::string quoted = "$'";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= ' ' && byte < 0x7F && c != '\'' && c != '\\') quoted += c;
        else
            quoted += {'\\', static_cast<char>('0' + (byte >> 6)), static_cast<char>('0' + (byte >> 3 & 7)),
                       static_cast<char>('0' + (byte & 7))};
    }
    return quoted + "'";
}

std::string for_shell(const std::string& text) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("/._-,=:+@").find(c) != std::string_view::npos;
    };
    if (!text.empty() && std::ranges::all_of(text, plain)) return text;
    if (printable(text) != text) return for_shell_in_codes(text);
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string name_of_part(NumberRange numbers, std::int64_t of) {
    const std::size_t width = std::to_string(of).size();
    const auto padded = [&](std::int64_t number) {
        const std::string text = std::to_string(number);
        return std::string(width - std::min(width, text.size()), '0') + text;
    };
    return "games-" + padded(numbers.from) + "-" + padded(numbers.to) + ".xml";
}

}  // namespace

Result<Shard> shard_by_environment(const Environment& variable) {
    const auto array = shard_by_array(variable);
    if (!array) return failure(array.error());
    const auto rank = shard_by_ranks(variable);
    if (!rank) return failure(rank.error());
    if (!*array && !*rank) return failure(Message{"simulate.no-variables"});
    if (!*array) return **rank;
    if (!*rank || (*rank)->of == 1) return **array;
    return Shard{((*array)->number - 1) * (*rank)->of + (*rank)->number, (*array)->of * (*rank)->of,
                 (*array)->by + ", " + (*rank)->by};
}

Result<GamesAsked> games_asked(const SimulateLine& line, const Environment& variable) {
    if (!line.only.empty()) {
        const auto numbers = pair_of(line.only, '-');
        if (!numbers || numbers->to > line.games)
            return failure(Message{"simulate.only", {{"value", line.only}, {"games", std::to_string(line.games)}}});
        return GamesAsked{*numbers, {}};
    }
    const auto shard = shard_from(line.shard, variable);
    if (!shard) return failure(shard.error());
    return GamesAsked{shard_of(line.games, shard->number, shard->of), *shard};
}

bool is_folder_of_parts(const std::string& out) {
    if (out.empty() || out == "-") return false;
    std::error_code none;
    const fs::file_status there = fs::status(out, none);
    if (fs::exists(there)) return fs::is_directory(there);
    return out.ends_with('/') || fs::path(out).extension().empty();
}

fs::path file_of_part(const fs::path& folder, NumberRange numbers, std::int64_t of) {
    return folder / name_of_part(numbers, of);
}

Result<std::vector<std::string>> parts_in(const fs::path& folder) {
    std::vector<std::string> files;
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        if (each->path().extension() == ".xml" && !each->path().filename().string().starts_with('.'))
            files.push_back(each->path().string());
    if (error) return failure(Message{"simulate.folder", {{"reason", error.message()}}}, FilePos{folder.string()});
    if (files.empty()) return failure(Message{"simulate.no-parts"}, FilePos{folder.string()});
    std::ranges::sort(files);
    return files;
}

std::optional<Refusal> another_batch(const WrittenStatistics& sums, const std::string& file,
                                     const WrittenStatistics& others, const std::string& other) {
    const auto refused = [&](const char* id, const std::string& here, const std::string& there) {
        return Refusal{{id, {{"other", other}, {"here", here}, {"there", there}}}, FilePos{file}};
    };
    if (sums.game != others.game || sums.seats != others.seats || sums.seed != others.seed)
        return Refusal{{"simulate.other-games", {{"other", other}}}, FilePos{file}};
    if (sums.of != others.of) return refused("simulate.other-size", std::to_string(sums.of), std::to_string(others.of));
    if (sums.version != others.version) return refused("simulate.other-version", sums.version, others.version);
    return {};
}

std::vector<NumberRange> missing_games(const std::vector<NumberRange>& numbers, NumberRange of) {
    std::vector<NumberRange> missing;
    std::int64_t next = of.from;
    for (const NumberRange& range : numbers) {
        if (range.from > of.to) break;
        if (range.from > next) missing.push_back({next, range.from - 1});
        next = std::max(next, range.to + 1);
    }
    if (next <= of.to) missing.push_back({next, of.to});
    return missing;
}

std::string line_for(const WrittenStatistics& batch, NumberRange numbers, const std::string& out) {
    std::string seats;
    for (const std::string& seat : batch.seats) seats += (seats.empty() ? "" : ",") + seat;
    std::string line = "hexwright simulate " + (batch.file.empty() ? std::string("FILE") : for_shell(batch.file)) +
                       " --games " + std::to_string(batch.of) + " --seed " + std::to_string(batch.seed) + " --seats " +
                       for_shell(seats);
    for (const BatchOption& option : batch.options) line += " --" + option.name + " " + for_shell(option.value);
    line += " --only " + std::to_string(numbers.from) + "-" + std::to_string(numbers.to);
    const std::string file = is_folder_of_parts(out) ? out : name_of_part(numbers, batch.of);
    return line + " --out " + for_shell(file);
}

std::vector<BatchOption> options_of(const SimulateLine& line) {
    std::vector<BatchOption> options;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) options.push_back({name, value});
    };
    for (const std::string& file : line.catalogue_files) add("catalogue", file);
    for (const std::string& army : line.armies) add("army", army);
    add("edition", line.edition);
    add("rules", line.rules);
    if (line.players > 0) add("players", std::to_string(line.players));
    if (line.points > 0) add("points", std::to_string(line.points));
    if (line.rounds >= 0) add("limit-rounds", std::to_string(line.rounds));
    return options;
}

}  // namespace hexwright::cli
