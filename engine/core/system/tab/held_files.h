// The files that this tab holds. The page lets one tab alone use the browser's storage, so that no other holds any.
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

bool is_held(const std::filesystem::path& file);

}  // namespace hexwright::system
