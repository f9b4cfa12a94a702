// hexwright-tab: the editor in a browser tab. The page (page/) gives events and asks for frames; nothing here waits.
#include "editor/app_web/room.h"
#include "editor/app_web/tab.h"
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
#include <chrono>
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
PAGE("wake") void page_wake();                                      // A frame is wanted; from any thread.
PAGE("title") void page_title(const char* text, std::size_t size);  // Of the tab.
PAGE("cursor") void page_cursor(int kind);                          // An ImGuiMouseCursor.
PAGE("copy") void page_copy(const char* text, std::size_t size);    // To the clipboard.
PAGE("read_aloud") void page_read_aloud(const char* text, std::size_t size);
PAGE("failed") void page_failed(const char* text, std::size_t size);  // There is no window: the page shows why.
PAGE("types") void page_types(int typing);                            // Whether a field takes text: keys of the screen.
}

namespace hexwright::app {

std::unique_ptr<Tab> tab;

namespace {

constexpr int frames_after_event = 4, frames_after_job = 2;  // As on the desktop.
constexpr int most_unseen = 3;
// Before 3D is refined: a browser draws slowly, and a click waits for the picture that was begun.
constexpr std::chrono::milliseconds patience{700};

// What no dialog asked for is opened by the next frame, as if it were dropped on the window.
void open_from_device(EditorState& editor) {
    if (editor.user.from_device.empty() || editor.dialog.kind != Dialog::None) return;
    for (std::filesystem::path& file : editor.user.from_device) editor.maps.waiting.push_back(std::move(file));
    editor.user.from_device.clear();
}

std::uint64_t random_seed() {
    constexpr std::uint64_t most = 999'999'999;
    return 1 + std::random_device{}() % most;
}

void fail(const std::string& why) { page_failed(why.data(), why.size()); }

// `dark`: as the person has set all pages.
void open_everything(EditorState& editor, bool dark) {
    const std::filesystem::path settings = system::config_folder() / "settings.xml";
    std::error_code none;
    const bool first_time = !std::filesystem::exists(settings, none);
    begin_preferences(editor, settings);
    if (first_time) editor.map.view.dark = dark;
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

bool letters_come(const Tab& here) { return here.all_files_here && letters_wait(); }

void follow_fonts(Tab& here) {
    const float scale = wanted_scale(here);
    if (scale == here.fonts && !letters_come(here)) return;
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
    io.DeltaTime = std::clamp(static_cast<float>(seconds - std::exchange(here.last_frame, seconds)), 0.001F, 0.05F);
    ImGui_ImplOpenGL3_NewFrame();
    here.window->frame();
    // A press and its release need a frame each. What has come already is not shown one by one.
    for (int unseen = 0; !here.window->input.empty() && unseen < most_unseen; ++unseen) {
        io.DeltaTime = 0.001F;
        here.window->frame();
    }
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
    if (const std::string text = here.window->text(); text != here.read_aloud)
        page_read_aloud((here.read_aloud = text).data(), text.size());
    if (const int cursor = ImGui::GetMouseCursor(); cursor != here.cursor) page_cursor(here.cursor = cursor);
    if (const bool types = ImGui::GetIO().WantTextInput; types != here.types) page_types(here.types = types);
}

// False if the browser gives no graphics; the page knows.
bool make_window(Tab& here) {
    auto backend = GlBackend::create(nullptr, {.patience = patience});
    if (!backend) return fail(here.editor.words(backend.error().message)), false;
    here.backend = std::move(*backend);
    here.window = std::make_unique<MainWindow>(here.editor, *here.backend);
    return true;
}

}  // namespace

std::string taken(char* text, std::size_t size) {
    std::string copy(text, size);
    std::free(text);
    return copy;
}

void want_frames(Tab& here) { here.frames_wanted = frames_after_event; }

}  // namespace hexwright::app

using namespace hexwright::app;

// Size of the canvas in pixels of the page, and the screen's pixels for each. False if it cannot begin; the page knows.
FOR_PAGE("begin") bool begin(float width, float height, float scale, bool dark) {
    const Words words = words_of_language(language_for(""));
    auto known = known_catalogue(words, {});
    if (!known) return fail(words(known.error().message)), false;
    tab = std::make_unique<Tab>(words, std::move(*known));
    tab->width = width, tab->height = height, tab->scale = scale;
    want_frames(*tab);
    EditorState& editor = tab->editor;
    editor.fresh_seed = random_seed;
    editor.batches.version = HEXWRIGHT_VERSION;
    open_everything(editor, dark);
    begin_dear_imgui(*tab);
    editor.jobs.on_done(page_wake);
    return make_window(*tab);
}

// Draws if something has changed. When the next frame is wanted: 0 when something happens, 1 at once, 2 in a while.
FOR_PAGE("frame") int frame(double seconds) {
    Tab& here = *tab;
    EditorState& editor = here.editor;
    open_from_device(editor);
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
    if (letters_come(here)) here.frames_wanted = std::max(here.frames_wanted, 1);
    return 1;
}

// The browser has taken the canvas' graphics away and given them back: everything in them is made anew.
FOR_PAGE("on_restored") void on_restored() {
    Tab& here = *tab;
    here.window.reset();           // It keeps names of textures.
    ImGui_ImplOpenGL3_Shutdown();  // It remembers how large its buffers were.
    ImGui_ImplOpenGL3_Init("#version 300 es");
    if (!make_window(here)) return;
    here.fonts = 0;
    want_frames(here);
}
// The page is about to be hidden or closed: what is not saved is kept, to be recovered next time.
FOR_PAGE("keep_safe") void keep_safe() { keep_safe_at_once(tab->editor); }
// The files that the first frame did without are there: samples, pictures of the manual, letters of other scripts.
FOR_PAGE("on_all_files") void on_all_files() {
    tab->all_files_here = true;
    want_frames(*tab);
}
