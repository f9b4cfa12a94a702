// A person's home folder with nothing in it but what a test puts there; the environment is put back afterwards.
#pragma once
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace hexwright::testing {

class Setting {  // An environment variable, for as long as this lives.
public:
    Setting(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        if (value.empty()) ::unsetenv(name);
        else ::setenv(name, value.c_str(), 1);
    }
    ~Setting() {
        if (before_) ::setenv(name_, before_->c_str(), 1);
        else ::unsetenv(name_);
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

private:
    const char* name_;
    std::optional<std::string> before_{};
};

class Person {
public:
    std::filesystem::path home() const { return folder_.path; }
    std::filesystem::path config() const { return home() / ".config/hexwright"; }
    // Makes the folders that the file needs.
    std::filesystem::path write(const std::filesystem::path& file, const std::string& bytes) const {
        const std::filesystem::path whole = home() / file;
        std::filesystem::create_directories(whole.parent_path());
        std::ofstream(whole, std::ios::binary) << bytes;
        return whole;
    }
    std::filesystem::path documents() const {  // Makes it, and says where it is.
        std::filesystem::create_directories(home() / "Papers");
        write(".config/user-dirs.dirs", "# made by a desktop\nXDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n");
        return home() / "Papers";
    }

private:
    TemporaryFolder folder_{};
    Setting home_{"HOME", folder_.path.string()}, config_{"XDG_CONFIG_HOME", ""}, data_{"XDG_DATA_HOME", ""},
        state_{"XDG_STATE_HOME", ""};
};

}  // namespace hexwright::testing
