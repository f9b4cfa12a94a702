#include "editor/document/files/sheet_files.h"

#include "formats/paper/sheet/paint.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace hexwright::document {
namespace {

constexpr double dots_a_mm = 150 / 25.4;  // Of PNG: enough for the smallest letters.

std::string lower_ending_of(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    for (char& letter : ending)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return ending;
}

std::filesystem::path file_of_page(const std::filesystem::path& file, std::size_t number, std::size_t all) {
    const std::string digits = std::to_string(number);
    const std::string zeros(std::to_string(std::max<std::size_t>(all, 10)).size() - digits.size(), '0');
    return file.parent_path() / (file.stem().string() + "-" + zeros + digits + file.extension().string());
}

}  // namespace

bool names_a_sheet(const std::filesystem::path& file) {
    constexpr std::string_view endings[] = {".pdf", ".svg", ".png"};
    return std::ranges::count(endings, lower_ending_of(file)) > 0;
}

Result<std::vector<FileBytes>> sheet_files(const std::filesystem::path& file, const std::vector<Drawing>& pages) {
    std::vector<FileBytes> files;
    if (lower_ending_of(file) == ".pdf" || file == "-") {
        auto bytes = to_pdf(pages);
        if (!bytes) return failure(bytes.error());
        files.push_back({file, std::move(*bytes)});
        return files;
    }
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const int width = static_cast<int>(std::lround(pages[i].width * dots_a_mm));
        auto bytes = lower_ending_of(file) == ".svg" ? to_svg(pages[i]) : to_png(pages[i], width);
        if (!bytes) return failure(bytes.error());
        files.push_back({file_of_page(file, i + 1, pages.size()), std::move(*bytes)});
    }
    return files;
}

}  // namespace hexwright::document
