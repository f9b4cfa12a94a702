// A place in a file that was read, for messages about it.
#pragma once
#include <string>

namespace hexwright {

struct FilePos {
    std::string file;
    int line = 0, column = 0;  // Both count from 1; 0 means the whole file.
    friend bool operator==(const FilePos&, const FilePos&) = default;
};

}  // namespace hexwright
