// The files that this tab holds, and those that other tabs of the browser hold: the page tells each of the others
// (editor/app_web/page/tabs.js).
#pragma once
#include <filesystem>

namespace hexwright::system {

// A file held as long as this object lives.
class HeldFile {
public:
    explicit HeldFile(std::filesystem::path file);
    HeldFile(HeldFile&& other) noexcept;
    HeldFile& operator=(HeldFile&& other) noexcept;
    ~HeldFile();
    HeldFile(const HeldFile&) = delete;
    HeldFile& operator=(const HeldFile&) = delete;
    const std::filesystem::path& file() const { return file_; }

private:
    std::filesystem::path file_;  // Empty: none.
};

bool is_held(const std::filesystem::path& file);  // By this tab or another one.

}  // namespace hexwright::system
