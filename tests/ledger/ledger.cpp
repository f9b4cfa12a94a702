// Measures how much of the rule ledger the tests cover: reads tests/ledger.csv and the tags of all test cases
// ("[MOVE-UP-04]"), prints the share by area and by edition, and fails if a tag names a row that is not in the ledger.
// A row that no test can name says why in a fifth column, which is printed.
//     test_ledger LEDGER.csv TESTS_FOLDER [--missing]     --missing lists the rows that no test names
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Row {
    std::string id, area, kind, untested_because;
    std::vector<std::string> editions;
    // The engine's rules are all rows except contents of boxes and rows of single scenarios.
    bool is_rule() const { return kind != "content" && kind != "scenario"; }
};

struct Share {
    int tested = 0, rows = 0;
    void count(bool is_tested) { tested += is_tested, ++rows; }
};

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);) parts.push_back(part);
    return parts;
}

std::vector<Row> read_ledger(const fs::path& file) {
    std::vector<Row> rows;
    std::ifstream in(file);
    std::string line;
    for (std::getline(in, line); std::getline(in, line);)
        if (const auto cells = split(line, ','); cells.size() == 4 || cells.size() == 5)
            rows.push_back(
                {cells[0], cells[1], cells[3], cells.size() == 5 ? cells[4] : std::string(), split(cells[2], ' ')});
    return rows;
}

// The text between the parentheses of a TEST_CASE, including its strings; `at` is just after the opening one.
std::string_view arguments(std::string_view text, std::size_t at) {
    bool quoted = false;
    int open = 1;
    std::size_t end = at;
    for (; end < text.size() && open > 0; ++end) {
        if (text[end] == '\\') ++end;
        else if (text[end] == '"') quoted = !quoted;
        else if (!quoted) open += (text[end] == '(') - (text[end] == ')');
    }
    return text.substr(at, std::min(end, text.size()) - at);
}

// Collects the ids in a file's tags; hidden tests ("[.]") prove nothing and are skipped.
void add_tags(const fs::path& file, std::map<std::string, fs::path>& tags) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    static const std::regex tag("\\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]+)\\]");
    constexpr std::string_view start = "TEST_CASE(";
    for (std::size_t at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
        // A long list of tags is written as several literals, which may divide a tag.
        static const std::regex seam("\"\\s*\"");
        const std::string inside = std::regex_replace(std::string(arguments(text, at + start.size())), seam, "");
        if (inside.find("[.") != std::string::npos) continue;
        for (std::sregex_iterator match(inside.begin(), inside.end(), tag), end; match != end; ++match)
            tags.emplace((*match)[1], file);
    }
}

std::map<std::string, fs::path> read_tags(const fs::path& folder) {
    std::map<std::string, fs::path> tags;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        // Skips this program and the file it must refuse.
        const bool own = fs::relative(entry.path(), folder).begin()->string() == "ledger";
        if (!own && entry.path().extension() == ".cpp") add_tags(entry.path(), tags);
    }
    return tags;
}

void print(const std::string& name, const Share& share) {
    std::cout << "  " << name << std::string(name.size() < 20 ? 20 - name.size() : 1, ' ');
    const std::string counts = std::to_string(share.tested) + " of " + std::to_string(share.rows);
    std::cout << std::string(counts.size() < 10 ? 10 - counts.size() : 0, ' ') << counts;
    const std::string percent = std::to_string(share.rows == 0 ? 100 : share.tested * 100 / share.rows);
    std::cout << std::string(6 - percent.size(), ' ') << percent << " %\n";
}

void print(const std::string& heading, const std::map<std::string, Share>& shares) {
    std::cout << heading << "\n";
    for (const auto& [name, share] : shares) print(name, share);
}

void report(const std::vector<Row>& ledger, const std::map<std::string, fs::path>& tags) {
    std::map<std::string, Share> areas, editions;
    Share rules, others;
    for (const Row& row : ledger) {
        const bool tested = tags.contains(row.id);
        (row.is_rule() ? rules : others).count(tested);
        if (!row.is_rule()) continue;
        areas[row.area].count(tested);
        for (const std::string& edition : row.editions) editions[edition].count(tested);
    }
    print("Rows of the rule ledger that a test names, by area", areas);
    print("by edition", editions);
    print("together", {{"rules", rules}, {"boxes and scenarios", others}});
    for (const Row& row : ledger)
        if (!row.untested_because.empty())
            std::cout << "  " << row.id << " has no test: " << row.untested_because << "\n";
}

int unknown(const std::vector<Row>& ledger, const std::map<std::string, fs::path>& tags) {
    int count = 0;
    for (const auto& [id, file] : tags) {
        if (std::ranges::find(ledger, id, &Row::id) != ledger.end()) continue;
        std::cerr << file.string() << ": the tag [" << id << "] names no row of the ledger\n";
        ++count;
    }
    return count;
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) return std::cerr << "test_ledger LEDGER.csv TESTS_FOLDER [--missing]\n", 2;
    const std::vector<Row> ledger = read_ledger(words[1]);
    const auto tags = read_tags(words[2]);
    if (ledger.empty()) return std::cerr << words[1] << " has no rows\n", 1;
    if (count > 3)
        for (const Row& row : ledger)
            if (row.is_rule() && !tags.contains(row.id))
                std::cout << row.id << " (" << row.area << ", " << row.kind << ")\n";
    if (count == 3) report(ledger, tags);
    return unknown(ledger, tags) > 0 ? 1 : 0;
}
