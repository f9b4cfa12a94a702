// hexwright-tab: the editor in a browser tab. The page (page/) gives events and asks for frames; nothing here waits.
#include "editor/app_web/room.h"
#include "editor/commands/keys_file.h"
#include "editor/commands/printed_keys.h"
#include "editor/dialogs/welcome.h"
#include "editor/document/batches/kept_batches.h"
#include "editor/document/language.h"
#include "editor/document/own/collection.h"
#include "editor/document/own/known_catalogue.h"
#include "editor/editing/stamping.h"
#include "editor/editing/titles.h"
#include "editor/files/file_news.h"
#include "editor/files/files.h"
#include "editor/files/preferences.h"
#include "editor/files/reopening.h"
#include "editor/files/safekeeping.h"
#include "editor/view/gl/gl_backend.h"
#include "editor/widgets/fonts.h"
#include "editor/widgets/seen_letters.h"
#include "editor/window/main_window.h"
#include "editor/workspace/start_troubles.h"
#include "engine/core/system/places.h"
#include "formats/paper/letters/undrawn.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <backends/imgui_impl_opengl3.h>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include <glad/gl.h>

// What the page does for us (page/hexwright.js).
#define PAGE(name) __attribute__((import_module("page"), import_name(name)))
extern "C" {
PAGE("wake") void page_wake();                                        // A frame is wanted; from any thread.
PAGE("title") void page_title(const char* text, std::size_t size);    // Of the tab.
PAGE("cursor") void page_cursor(int kind);                            // An ImGuiMouseCursor.
PAGE("copy") void page_copy(const char* text, std::size_t size);      // To the clipboard.
PAGE("failed") void page_failed(const char* text, std::size_t size);  // There is no window: the page shows why.
PAGE("types") void page_types(int typing);                            // Whether a field takes text: keys of the screen.
}

namespace hexwright::app {
namespace {

constexpr int frames_after_event = 4, frames_after_job = 2;  // As on the desktop.

struct Tab {
    Tab(const Catalogue& catalogue, const Words& words) : editor(catalogue, words) {}
    EditorState editor;
    std::unique_ptr<GlBackend> backend{};
    std::unique_ptr<MainWindow> window{};
    std::string title{}, pasted{};
    float width = 0, height = 0,
          scale = 1;  // Of the canvas, in pixels of the page, and how many of the screen each has.
    float fonts = 0;  // The scale that they were loaded for.
    double then = 0;
    int frames_wanted = frames_after_event, cursor = -1;
    bool types = false;
};

Tab* tab = nullptr;  // The page has one, from begin() on. The functions that the page calls have no other way to it.

std::uint64_t random_seed() {
    constexpr std::uint64_t most = 999'999'999;
    return 1 + std::random_device{}() % most;
}

void fail(const std::string& why) { page_failed(why.data(), why.size()); }

void open_everything(EditorState& editor) {
    begin_preferences(editor, system::config_folder() / "settings.xml");
    begin_keys(editor, system::config_folder() / "keys.xml");
    editor.user.data = system::data_folder();
    editor.batches.folder = kept_batches_folder();
    take_own_collection(editor);
    begin_safekeeping(editor, system::state_folder());
    begin_welcome(editor);
    begin_reopening(editor);
    show_stamps(editor, stamp_folder());
    open_waiting(editor);
}

void begin_dear_imgui(Tab& here) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendPlatformName = "hexwright-tab";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    io.ClipboardUserData = &here;
    io.GetClipboardTextFn = [](void* data) { return static_cast<Tab*>(data)->pasted.c_str(); };
    io.SetClipboardTextFn = [](void* data, const char* text) {
        static_cast<Tab*>(data)->pasted = text;
        page_copy(text, std::string_view(text).size());
    };
    ImGui_ImplOpenGL3_Init("#version 300 es");
}

float wanted_scale(const Tab& here) {
    const int chosen = here.editor.user.settings.scale;  // In percent; 0 for that of the screen.
    return std::clamp(chosen > 0 ? here.scale * static_cast<float>(chosen) / 100 : here.scale, 0.5F, 4.0F);
}

void follow_fonts(Tab& here) {
    const float scale = wanted_scale(here);
    if (scale == here.fonts && !letters_wait()) return;
    if (const std::u32string undrawn = load_fonts(here.window->ui, scale); !undrawn.empty() && here.fonts > 0)
        say(here.editor.map.status, told_undrawn({undrawn, {}}));
    here.fonts = scale;
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

// The canvas has as many pixels as the screen, and so have Dear ImGui's units: the desktop's window at a larger scale.
void draw(Tab& here, double seconds) {
    follow_fonts(here);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {here.width * here.scale, here.height * here.scale};
    io.DeltaTime = std::clamp(static_cast<float>(seconds - std::exchange(here.then, seconds)), 0.001F, 0.05F);
    ImGui_ImplOpenGL3_NewFrame();
    here.window->frame();
    glViewport(0, 0, static_cast<int>(io.DisplaySize.x), static_cast<int>(io.DisplaySize.y));
    const ImVec4 line = here.window->ui.ink(Ink::Line);
    glClearColor(line.x, line.y, line.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void tell_page(Tab& here) {
    const Document& document = here.editor.map.document;
    const std::string title = (document.changed() ? "• " : "") + title_of(document, here.editor.words) + " — Hexwright";
    if (title != here.title) page_title(title.data(), title.size());
    here.title = title;
    if (const int cursor = ImGui::GetMouseCursor(); cursor != here.cursor) page_cursor(here.cursor = cursor);
    if (const bool types = ImGui::GetIO().WantTextInput; types != here.types) page_types(here.types = types);
}

void push(InputEvent event) {
    if (!tab) return;
    tab->window->input.push(event);
    tab->frames_wanted = frames_after_event;
}

Mods mods_of(int bits) { return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0}; }

}  // namespace
}  // namespace hexwright::app

using namespace hexwright::app;
#define FOR_PAGE(name) extern "C" __attribute__((export_name(name)))

// Size of the canvas in pixels of the page, and the screen's pixels for each. False if it cannot begin; the page knows.
FOR_PAGE("begin") bool begin(float width, float height, float scale) {
    const Words words = words_of_language(language_for(""));
    const auto known = known_catalogue(words, {});
    if (!known) return fail(words(known.error().message)), false;
    tab = new Tab(known->catalogue, words);
    tab->width = width, tab->height = height, tab->scale = scale;
    EditorState& editor = tab->editor;
    editor.fresh_seed = random_seed;
    editor.batches.version = HEXWRIGHT_VERSION;
    open_everything(editor);
    auto backend = GlBackend::create(nullptr);
    if (!backend) return fail(words(backend.error().message)), false;
    tab->backend = std::move(*backend);
    begin_dear_imgui(*tab);
    tab->window = std::make_unique<MainWindow>(editor, *tab->backend);
    editor.jobs.on_done(page_wake);
    return true;
}

// Draws if something has changed. When the next frame is wanted: 0 when something happens, 1 at once, 2 in a while.
FOR_PAGE("frame") int frame(double seconds) {
    Tab& here = *tab;
    EditorState& editor = here.editor;
    if (editor.jobs.take_news()) here.frames_wanted = std::max(here.frames_wanted, frames_after_job);
    if (here.window->busy()) here.frames_wanted = frames_after_event;
    if (here.window->wants_frames()) here.frames_wanted = std::max(here.frames_wanted, 1);
    if (here.frames_wanted == 0) {
        keep_preferences(editor);
        if (!editor.map.tasks.under_way() && !journal_trouble(editor)) return 0;
        here.frames_wanted = 1;
        return 2;
    }
    draw(here, seconds);
    tell_page(here);
    --here.frames_wanted;
    if (letters_wait()) here.frames_wanted = std::max(here.frames_wanted, 1);
    return 1;
}

FOR_PAGE("on_size") void on_size(float width, float height, float scale) {
    tab->width = width, tab->height = height, tab->scale = scale;
    tab->frames_wanted = frames_after_event;
}
FOR_PAGE("on_move") void on_move(float x, float y) { push(MouseMove{x * tab->scale, y * tab->scale}); }
FOR_PAGE("on_button") void on_button(int button, bool down, int mods) { push(MouseEdge{button, down, mods_of(mods)}); }
FOR_PAGE("on_wheel") void on_wheel(float x, float y, int mods) { push(Wheel{x, y, mods_of(mods)}); }
FOR_PAGE("on_character") void on_character(unsigned code) { push(Character{code}); }
// `position` as GLFW numbers keys; `printed` what it types without Shift, 0 if nothing.
FOR_PAGE("on_key") void on_key(int position, unsigned printed, bool down, int mods) {
    std::string text;
    if (printed != 0) append_utf8(text, printed);
    const KeyPress press = hexwright::commands::press_of({static_cast<Key>(position), text, mods_of(mods), true});
    if (press.key != Key::None) push(KeyEdge{press.key, down, press.mods});
}
// The text that is pasted next, from the browser's clipboard; takes the memory (room_for()).
FOR_PAGE("on_paste") void on_paste(char* text, std::size_t size) {
    tab->pasted.assign(text, size);
    std::free(text);
}
// A file that the page has put into our files; opened as if it were dropped on the window.
FOR_PAGE("open_file") void open_file(char* path, std::size_t size) {
    tab->editor.maps.waiting.emplace_back(std::string(path, size));
    std::free(path);
    open_waiting(tab->editor);
    tab->frames_wanted = frames_after_event;
}
FOR_PAGE("on_focus") void on_focus() {
    look_at_file(tab->editor);
    tab->frames_wanted = frames_after_event;
}
// The page is about to be hidden or closed: what is not saved is kept, to be recovered next time.
FOR_PAGE("keep_safe") void keep_safe() { keep_safe_at_once(tab->editor); }
