// Runs the built program as a person would, with arguments, standard input and a folder of its own; returns its output.
#pragma once
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/wait.h>

#include <nlohmann/json.hpp>

namespace hexwright::testing {

struct Ran {
    int exit = -1;
    std::string out, err;
    nlohmann::ordered_json json() const { return nlohmann::ordered_json::parse(out); }
};

inline std::string contents(const std::filesystem::path& file) { return bytes_of(file); }

class Program {  // Works in a folder that is removed at the end of the test.
public:
    std::filesystem::path file(const std::string& name) const { return folder_ / name; }
    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(file(name), std::ios::binary) << bytes;
    }
    void sample(const std::string& name) const {
        std::filesystem::copy_file(HEXWRIGHT_SOURCE_DIR "/samples/battlefields/" + name, file(name));
    }

    // Takes the arguments as a shell reads them: "check map.xml --json < other.xml". Settings such as "NO_COLOR=1"
    // become environment variables.
    Ran operator()(const std::string& arguments, const std::string& settings = "") const {
        return shell("env HOME=\"$PWD\" LC_ALL=C.UTF-8 " + settings + " '" HEXWRIGHT_BIN_DIR "/hexwright' " +
                     arguments);
    }
    Ran shell(const std::string& line) const {
        const std::string command = "cd '" + folder_.path.string() + "' && { " + line + "\n} > .out 2> .err";
        const int status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), contents(file(".out")),
                contents(file(".err"))};
    }

private:
    TemporaryFolder folder_;
};

struct WithSamples : Program {  // All samples lie in its folder.
    WithSamples() {
        std::filesystem::copy(HEXWRIGHT_SOURCE_DIR "/samples", file("samples"),
                              std::filesystem::copy_options::recursive);
    }
};

inline bool tells(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

}  // namespace hexwright::testing
