// Files for tests: a folder that is removed when the test ends, and reading a whole file.
#pragma once
#include "tests/support/every_room.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace hexwright::testing {

class TemporaryFolder {  // New, empty and private.
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "hexwright-test-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder " + name);
        path = name;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return path / name; }

    std::filesystem::path path;
};

inline std::string bytes_of(const std::filesystem::path& file) {  // Empty if there is no such file.
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace hexwright::testing
