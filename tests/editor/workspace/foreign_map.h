// A map of another program, for tests of the session and of the window.
#pragma once
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/hsc_bytes.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace hexwright {

// Two plates of grass and a figure, which our maps do not have.
inline const std::string meadow = testing::hsc_file(7,
                                                    {{.code = 1007, .rotation = 3, .x = 4, .y = 4},
                                                     {.code = 1007, .x = 7, .y = 4},
                                                     {.code = 18001, .x = 4, .y = 5, .z = 1, .name = u"MIMRING"}},
                                                    {.name = u"Meadow"});

// Writes a file of this name into the folder and returns its path.
inline std::filesystem::path written(const testing::TemporaryFolder& folder, const std::string& name,
                                     const std::string& bytes) {
    std::ofstream(folder.path / name, std::ios::binary) << bytes;
    return folder.path / name;
}

}  // namespace hexwright
