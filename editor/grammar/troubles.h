// What CLI11 has against a line, as a sentence of ours.
#pragma once
#include "editor/grammar/room.h"
#include "engine/core/message.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace hexwright::grammar {

// `arguments` are those of the line, which the sentence repeats at most 60 bytes of.
Message trouble_of(const CLI::ParseError& error, const CLI::App& app, const std::vector<std::string>& arguments,
                   const Words& words);

}  // namespace hexwright::grammar
