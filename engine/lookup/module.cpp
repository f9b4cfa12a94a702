// The room as a module of WebAssembly, and for whoever else calls it as C: a map from bytes, questions as text. Memory
// that a page fills it takes from here first. third_party/GuideParts.cmake names what is exported.
#include "engine/lookup/asked_map.h"
#include "engine/lookup/lookup.h"

#include <string>
#include <utility>

using hexwright::lookup::AskedMap;

extern "C" {

std::string* ask_text(std::size_t size) { return new std::string(size, '\0'); }
char* ask_bytes(std::string* text) { return text->data(); }
std::size_t ask_size(const std::string* text) { return text->size(); }
void ask_done(const std::string* text) { delete text; }

// nullptr for bytes that are no map.
AskedMap* ask_open(const std::string* map) {
    auto read = hexwright::lookup::unpacked(*map);
    return read ? new AskedMap(std::move(*read)) : nullptr;
}
std::string* ask_answer(const AskedMap* map, const std::string* question) {
    return new std::string(hexwright::lookup::answer_to(*question, *map));
}
void ask_close(const AskedMap* map) { delete map; }

}  // extern "C"
