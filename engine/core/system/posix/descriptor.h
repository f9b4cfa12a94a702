// An open file of this system, closed in the end, and what several sources of this folder do with one.
#pragma once
#include "engine/core/system/trouble.h"

#include <string_view>
#include <unistd.h>
#include <utility>

namespace hexwright::system {

class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    explicit operator bool() const { return number_ >= 0; }
    int operator*() const { return number_; }
    // Returns whether closing succeeded, because some file systems report a full disk only here.
    bool close() {
        const int number = std::exchange(number_, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int number_;
};

Trouble trouble_of(int error);  // Of an errno.

// Writes all bytes; on false, `errno` says why.
bool write_all(int descriptor, std::string_view bytes);
// Reads to the end, and refuses more than `limit` bytes. `expected`: how many it may be.
Outcome<std::string> read_all(int descriptor, std::size_t limit, std::size_t expected);

enum class Locking : unsigned char {
    Done,        // This process has the file's lock.
    Another,     // Another one has it.
    Impossible,  // Files cannot be locked there.
};
Locking try_lock(int descriptor);

}  // namespace hexwright::system
