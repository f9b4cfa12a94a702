// Why the system did not do what it was asked, as a value without a sentence: whoever asked knows what to say about it.
#pragma once
#include <filesystem>
#include <string>
#include <tl/expected.hpp>

namespace hexwright::system {

enum class Cause : unsigned char {
    Other,
    Missing,     // There is no such file, or no folder for it.
    NotAllowed,  // No permission, or a disk that nobody may write.
    Folder,      // A folder in place of a file.
    NotAFile,    // A device or pipe in place of a file.
    TooLarge,    // More bytes than asked for.
    Full,        // No room, or more than this person may use.
    ReaderGone,  // Whoever read the other end has closed it.
};

struct Trouble {
    Cause cause = Cause::Other;
    std::string reason{};          // The system's own words.
    std::filesystem::path file{};  // Which file; empty if only one can be meant.
};

template <typename T>
using Outcome = tl::expected<T, Trouble>;

// Why the last call of the standard library failed.
Trouble last_trouble();

}  // namespace hexwright::system
