// The help of a command line in the person's language: the headings and labels that CLI11 would write in English, and
// the words that stand for a value (FILE, DATEI).
#pragma once
#include "editor/grammar/room.h"
#include "formats/telling/words.h"

#include <string>

namespace CLI {
class App;
}

namespace hexwright::grammar {

// To be called before anything is added to the app: what is added inherits it. `words` must outlive the app.
void speak(CLI::App& app, const Words& words);

// The language's word for what stands for a value: FILE, FROM-TO, OUT.xml; names of options stay.
std::string placeholder(const std::string& name, const Words& words);

}  // namespace hexwright::grammar
