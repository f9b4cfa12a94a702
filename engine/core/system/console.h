// The standard streams: what they are joined to, and reading and writing them without a buffer in between.
#pragma once
#include "engine/core/system/trouble.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace hexwright::system {

// Call first in a program. Where the caller has closed standard input, output or error, no file that is opened later
// gets its number: what is said there would go into that file. Reading and writing it still fails.
void hold_standard_streams();

enum class OutStream : unsigned char { Output, Errors };
bool is_terminal(OutStream stream);

Outcome<std::string> read_input(std::size_t limit);  // To its end; refuses more bytes.
Outcome<void> write_output(std::string_view bytes);
// Whether writing would work, as far as can be told beforehand. That its reader has gone is told when it is written.
Outcome<void> try_output();

// Whether standard output takes bytes by then, or there is something wrong with it, which writing tells.
bool output_is_ready(std::chrono::milliseconds longest);
// Writes as many of the bytes as a ready output takes without waiting. How many; perhaps none.
Outcome<std::size_t> write_some_output(std::string_view bytes);
Outcome<void> close_output();  // Some file systems say only now that there was no room.

}  // namespace hexwright::system
