// What the page works with: the editor, its window, and what of them the page has been told.
#pragma once
#include "editor/app_web/room.h"
#include "editor/document/own/known_catalogue.h"
#include "editor/view/gl/gl_backend.h"
#include "editor/window/main_window.h"
#include "editor/workspace/editor_state.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

// A function that the page calls; page/hexwright.js.
#define FOR_PAGE(name) extern "C" __attribute__((export_name(name)))

namespace hexwright::app {

struct Tab {
    Tab(Words language, KnownCatalogue pieces)
        : words(std::move(language)), known(std::move(pieces)), editor(known.catalogue, words) {}
    Words words;           // What the editor began with, and refers to.
    KnownCatalogue known;  // The same.
    EditorState editor;
    std::unique_ptr<GlBackend> backend{};
    std::unique_ptr<MainWindow> window{};
    std::string title{}, read_aloud{}, pasted{};
    // Of the canvas, in pixels of the page, and how many of the screen each has.
    float width = 0, height = 0, scale = 1;
    float fonts = 0;        // The scale that they were loaded for.
    double last_frame = 0;  // In seconds.
    int frames_wanted = 0, cursor = -1;
    bool types = false;
    bool all_files_here = false;  // Those too that the page fetches after the first frame: letters of other scripts.
};

extern std::unique_ptr<Tab> tab;  // The page has one, from begin() on; its calls have no other way to it.

void want_frames(Tab& here);                      // Something has happened.
std::string taken(char* text, std::size_t size);  // Text that the page has put into our memory, which is freed.

}  // namespace hexwright::app
