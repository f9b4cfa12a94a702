#include "editor/app/window.h"

#include "editor/app/screenshot.h"
#include "editor/commands/printed_keys.h"
#include "editor/editing/titles.h"
#include "editor/files/file_news.h"
#include "editor/files/files.h"
#include "editor/files/preferences.h"
#include "editor/files/safekeeping.h"
#include "editor/files/window_place.h"
#include "editor/scripts/script.h"
#include "editor/view/gl/gl_backend.h"
#include "editor/widgets/fonts.h"
#include "editor/widgets/seen_letters.h"
#include "editor/window/main_window.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/letters/undrawn.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>
#include <string_view>
#include <vector>

#include <glad/gl.h>
#define GLFW_INCLUDE_NONE
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>

#include <GLFW/glfw3.h>

namespace hexwright::app {

namespace {

constexpr int frames_after_job = 2;
// Dear ImGui needs a second frame for what an event opened, and a few more to settle.
constexpr int frames_after_event = 4;

Mods mods_of(int bits) {
    return {(bits & GLFW_MOD_CONTROL) != 0, (bits & GLFW_MOD_SHIFT) != 0, (bits & GLFW_MOD_ALT) != 0};
}

struct FrameCount {
    long frames = 0;
    double drawing = 0, slowest = 0;  // In seconds.

    void add(double took) {
        ++frames;
        drawing += took;
        slowest = std::max(slowest, took);
    }
    double average_ms() const { return frames > 0 ? drawing / static_cast<double>(frames) * 1000 : 0; }
};

struct Counters {
    bool exact = false;      // Waits for the graphics card, so that its work is counted too.
    FrameCount all, moving;  // `moving`: while figures walk, dice are cast or wounds rise.
    long waits = 0;
};

// The objects that the window's callbacks need.
struct Desktop {
    MainWindow* main_window = nullptr;
    EditorState* editor = nullptr;
    int frames_wanted = frames_after_event;
    std::map<int, Key> keys_down{};  // By scancode: as which of our keys each went down.
};

Desktop& desktop_of(GLFWwindow* window) { return *static_cast<Desktop*>(glfwGetWindowUserPointer(window)); }

void happened(GLFWwindow* window) { desktop_of(window).frames_wanted = frames_after_event; }

void push(GLFWwindow* window, InputEvent event) {
    desktop_of(window).main_window->input.push(event);
    happened(window);
}

std::string_view printed_on(int key, int scancode) {
    const char* const name = glfwGetKeyName(key, scancode);
    return name ? std::string_view(name) : std::string_view();
}

// Asked anew at each press, because people change between layouts.
bool types_latin_letters() {
    for (int key = GLFW_KEY_A; key <= GLFW_KEY_Z; ++key)
        if (const std::string_view name = printed_on(key, 0);
            name.size() == 1 && std::isalpha(static_cast<unsigned char>(name[0])) != 0)
            return true;
    return false;
}

KeyPress press_of(int key, int scancode, Mods mods) {
    const Key position = key == GLFW_KEY_UNKNOWN ? Key::None : static_cast<Key>(key);
    return commands::press_of({position, printed_on(key, scancode), mods, types_latin_letters()});
}

void on_key(GLFWwindow* window, int key, int scancode, int action, int mods) {
    Mods held = mods_of(mods);  // If the key itself is a modifier, GLFW does not report it as held yet.
    const bool down = action != GLFW_RELEASE;
    if (key == GLFW_KEY_LEFT_CONTROL || key == GLFW_KEY_RIGHT_CONTROL) held.ctrl = down;
    if (key == GLFW_KEY_LEFT_SHIFT || key == GLFW_KEY_RIGHT_SHIFT) held.shift = down;
    if (key == GLFW_KEY_LEFT_ALT || key == GLFW_KEY_RIGHT_ALT) held.alt = down;
    std::map<int, Key>& keys_down = desktop_of(window).keys_down;
    KeyPress press = press_of(key, scancode, held);
    // A key goes up as what it went down, whatever is held meanwhile.
    if (const auto before = keys_down.find(scancode); !down && before != keys_down.end())
        press = {before->second, held};
    if (down) keys_down[scancode] = press.key;
    else keys_down.erase(scancode);
    if (press.key != Key::None) push(window, KeyEdge{press.key, down, press.mods});
}
void on_character(GLFWwindow* window, unsigned code) { push(window, Character{code}); }
void on_mouse_move(GLFWwindow* window, double x, double y) {
    push(window, MouseMove{static_cast<float>(x), static_cast<float>(y)});
}
void on_mouse_button(GLFWwindow* window, int button, int action, int mods) {
    push(window, MouseEdge{button, action == GLFW_PRESS, mods_of(mods)});
}
void on_wheel(GLFWwindow* window, double x, double y) {
    const bool shift =
        glfwGetKey(window, GLFW_KEY_LEFT_SHIFT) == GLFW_PRESS || glfwGetKey(window, GLFW_KEY_RIGHT_SHIFT) == GLFW_PRESS;
    const bool ctrl = glfwGetKey(window, GLFW_KEY_LEFT_CONTROL) == GLFW_PRESS ||
                      glfwGetKey(window, GLFW_KEY_RIGHT_CONTROL) == GLFW_PRESS;
    push(window, Wheel{static_cast<float>(x), static_cast<float>(y), {ctrl, shift, false}});
}
void on_enter(GLFWwindow* window, int inside) {
    if (!inside) push(window, MouseMove{-1, -1});
}
void on_close(GLFWwindow* window) {
    glfwSetWindowShouldClose(window, GLFW_FALSE);                     // Unsaved changes are asked about first.
    if (desktop_of(window).editor->dialog.kind == Dialog::OwnPieces)  // It asks about what was not kept.
        return push(window, KeyEdge{Key::Escape, true, {}});
    request_action(*desktop_of(window).editor, PendingAction::Quit);
    happened(window);
}
void on_drop(GLFWwindow* window, int count, const char** files) {
    EditorState& editor = *desktop_of(window).editor;
    const Dialog shown = editor.dialog.kind;
    const bool free = shown == Dialog::None || shown == Dialog::Welcome || shown == Dialog::Open ||
                      shown == Dialog::Keys || shown == Dialog::About;
    if (count > 0 && free) editor.dialog = {};  // Any other question must be answered first.
    for (int i = 0; i < count; ++i) editor.maps.waiting.emplace_back(files[i]);
    happened(window);
}

void listen(GLFWwindow* window) {
    glfwSetKeyCallback(window, on_key);
    glfwSetCharCallback(window, on_character);
    glfwSetCursorPosCallback(window, on_mouse_move);
    glfwSetMouseButtonCallback(window, on_mouse_button);
    glfwSetScrollCallback(window, on_wheel);
    glfwSetCursorEnterCallback(window, on_enter);
    glfwSetWindowCloseCallback(window, on_close);
    glfwSetDropCallback(window, on_drop);
    glfwSetWindowRefreshCallback(window, happened);
    glfwSetFramebufferSizeCallback(window, [](GLFWwindow* w, int, int) { happened(w); });
    glfwSetWindowFocusCallback(window, [](GLFWwindow* w, int focused) {
        if (focused) look_at_file(*desktop_of(w).editor);
        happened(w);
    });
}

class Glfw {  // Keeps the library initialized.
public:
    Glfw() : works_(glfwInit() == GLFW_TRUE) {}
    ~Glfw() {
        if (works_) glfwTerminate();
    }
    Glfw(const Glfw&) = delete;
    Glfw& operator=(const Glfw&) = delete;
    bool works() const { return works_; }

private:
    bool works_;
};

struct CloseWindow {
    void operator()(GLFWwindow* window) const { glfwDestroyWindow(window); }
};
using WindowHandle = std::unique_ptr<GLFWwindow, CloseWindow>;

// Size and place of a maximised window are those it had before.
void remember_window(GLFWwindow* window, Settings& settings) {
    if (glfwGetWindowAttrib(window, GLFW_ICONIFIED)) return;
    settings.maximised = glfwGetWindowAttrib(window, GLFW_MAXIMIZED) != 0;
    if (settings.maximised) return;
    glfwGetWindowSize(window, &settings.width, &settings.height);
    WindowPlace place;
    glfwGetWindowPos(window, &place.left, &place.top);
    settings.place = place;
}

std::vector<MonitorArea> monitors() {
    std::vector<MonitorArea> areas;
    int count = 0;
    GLFWmonitor** const found = glfwGetMonitors(&count);
    for (int i = 0; i < count; ++i) {
        MonitorArea& area = areas.emplace_back();
        glfwGetMonitorWorkarea(found[i], &area.left, &area.top, &area.width, &area.height);
    }
    return areas;
}

struct WindowSize {
    int width = 0, height = 0;
};

WindowSize usual_size() {
    const GLFWvidmode* mode = glfwGetPrimaryMonitor() ? glfwGetVideoMode(glfwGetPrimaryMonitor()) : nullptr;
    if (!mode) return {1280, 800};
    return {std::min(mode->width, std::max(1024, mode->width * 85 / 100)),
            std::min(mode->height, std::max(700, mode->height * 85 / 100))};
}

WindowHandle make_window(const WindowOptions& options, const Settings& settings) {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "hexwright-editor");     // By which desktops know its menu entry.
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "hexwright-editor");  // Without it GLFW takes neither.
    const bool remembered = options.width <= 0 || options.height <= 0;
    WindowSize size =
        remembered ? WindowSize{settings.width, settings.height} : WindowSize{options.width, options.height};
    if (size.width <= 0 || size.height <= 0) size = usual_size();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);  // Until it is where it belongs.
    WindowHandle window(glfwCreateWindow(size.width, size.height, "Hexwright", nullptr, nullptr));
    if (!window) return window;
    glfwSetWindowSizeLimits(window.get(), 800, 520, GLFW_DONT_CARE, GLFW_DONT_CARE);
    if (const auto place = remembered ? place_on(monitors(), settings) : std::nullopt)
        glfwSetWindowPos(window.get(), place->left, place->top);
    glfwShowWindow(window.get());
    if (remembered && settings.maximised) glfwMaximizeWindow(window.get());
    return window;
}

class Graphics {  // Dear ImGui on this window.
public:
    explicit Graphics(GLFWwindow* window) {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        // Our own callbacks queue every edge; the backend would lose keys that go down and up within one frame.
        ImGui_ImplGlfw_InitForOpenGL(window, false);
        ImGui_ImplOpenGL3_Init("#version 330 core");
    }
    ~Graphics() {
        ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplGlfw_Shutdown();
        ImGui::DestroyContext();
    }
    Graphics(const Graphics&) = delete;
    Graphics& operator=(const Graphics&) = delete;
};

// The monitor's scale, unless the person has chosen another one.
float wanted_scale(GLFWwindow* window, const Settings& settings) {
    float scale = 1, vertical = 1;
    glfwGetWindowContentScale(window, &scale, &vertical);
    if (settings.scale > 0) scale = static_cast<float>(settings.scale) / 100;
    return std::clamp(scale, 0.5F, 4.0F);
}

// Follows the scale, and what has to be written.
void follow_fonts(GLFWwindow* window, MainWindow& main_window, EditorState& editor) {
    const float scale = wanted_scale(window, editor.user.settings);
    if (scale == main_window.ui.scale && !letters_wait()) return;
    if (const std::u32string undrawn = load_fonts(main_window.ui, scale); !undrawn.empty())
        say(editor.map.status, told_undrawn({undrawn, {}}));
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void draw_frame(GLFWwindow* window, MainWindow& main_window, const EditorState& editor, Counters& counters) {
    const double start = glfwGetTime();
    const bool moves = !editor.map.table.motion.over();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    // Limits the jump of the clock after a sleep; under a script it ticks evenly, to draw the same on every machine.
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = main_window.ui.stay_plain ? 1.0F / 60 : std::min(io.DeltaTime, 0.05F);
    main_window.frame();
    int width = 0, height = 0;
    glfwGetFramebufferSize(window, &width, &height);
    glViewport(0, 0, width, height);
    const ImVec4 line = main_window.ui.ink(Ink::Line);
    glClearColor(line.x, line.y, line.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    if (counters.exact) glFinish();
    const double took = glfwGetTime() - start;
    counters.all.add(took);
    if (moves) counters.moving.add(took);
}

std::string renderer_now() {
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return name ? name : "";
}

// Mesa's software renderers have no screen to wait for.
bool drawn_by_processor(const std::string& renderer) { return renderer.find("llvmpipe") != std::string::npos; }

void show_title(GLFWwindow* window, const EditorState& editor, std::string& shown) {
    const std::string title =
        (editor.map.document.changed() ? "• " : "") + title_of(editor.map.document, editor.words) + " — Hexwright";
    if (title == shown) return;
    glfwSetWindowTitle(window, title.c_str());
    shown = title;
}

Result<Script> script_for(const WindowOptions& options, GLFWwindow* window) {
    Script::Hands hands;
    hands.print = [](const std::string& text) {
        std::printf("%s\n", lines_for_terminal(text).c_str());
        std::fflush(stdout);
    };
    hands.screenshot = [window](const std::filesystem::path& file) {
        int width = 0, height = 0;
        glfwGetFramebufferSize(window, &width, &height);
        return save_screenshot(file, width, height);
    };
    std::string text;
    if (options.script) {
        auto bytes = read_file(*options.script);
        if (!bytes) return failure(bytes.error());
        text = std::move(*bytes);
    }
    if (options.screenshot) text += "\nwait 3\nscreenshot " + options.screenshot->string() + "\nquit\n";
    auto lines = read_script(text, options.script ? options.script->string() : "");
    if (!lines) return failure(lines.error());
    return Script(std::move(*lines), options.script ? options.script->string() : "", std::move(hands));
}

void report(const Counters& counters, const GlBackend& backend, const MainWindow& main_window) {
    std::fprintf(stderr,
                 "frames %ld waits %ld average-ms %.2f slowest-ms %.2f scenes %d meshes %d widgets %zu cpu-ms %.0f\n",
                 counters.all.frames, counters.waits, counters.all.average_ms(), counters.all.slowest * 1000,
                 backend.redraws(), backend.mesh_builds(), main_window.ui.drawn().size(),
                 static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC);
    std::fprintf(stderr, "moving %ld average-ms %.2f slowest-ms %.2f\n", counters.moving.frames,
                 counters.moving.average_ms(), counters.moving.slowest * 1000);
}

// Sleeps until something happens; wakes regularly while work is under way, to show its progress, and while the map
// cannot be kept safe, to try again.
void wait(Desktop& desktop) {
    constexpr double look_again = 0.1;  // In seconds.
    const EditorState& editor = *desktop.editor;
    const bool unsafe = journal_trouble(editor) != nullptr;
    if (!editor.map.tasks.under_way() && !unsafe) return glfwWaitEvents();
    glfwWaitEventsTimeout(editor.map.tasks.under_way() ? look_again
                                                       : std::chrono::duration<double>(Journal::patience).count());
    desktop.frames_wanted = std::max(desktop.frames_wanted, 1);
}

// Whether the program is asked to end from outside. Then what has not been saved is kept, to be recovered next time.
bool asked_to_end(const system::EndSignals* signals, EditorState& editor) {
    if (!signals || signals->received() == 0) return false;
    keep_safe_at_once(editor);
    return true;
}

Result<void> work(GLFWwindow* window, Desktop& desktop, Script& script, Counters& counters,
                  const system::EndSignals* signals) {
    std::string title;
    MainWindow& main_window = *desktop.main_window;
    while (!desktop.editor->quit && !asked_to_end(signals, *desktop.editor)) {
        if (desktop.frames_wanted == 0 && !main_window.busy() && !main_window.wants_frames() && script.done()) {
            ++counters.waits;
            remember_window(window, desktop.editor->user.settings);
            keep_preferences(*desktop.editor);
            wait(desktop);
        } else {
            glfwPollEvents();
        }
        if (desktop.editor->jobs.take_news()) desktop.frames_wanted = std::max(desktop.frames_wanted, frames_after_job);
        if (main_window.busy() || !script.done()) desktop.frames_wanted = frames_after_event;
        if (main_window.wants_frames()) desktop.frames_wanted = std::max(desktop.frames_wanted, 1);
        if (desktop.frames_wanted == 0) continue;
        follow_fonts(window, main_window, *desktop.editor);
        draw_frame(window, main_window, *desktop.editor, counters);
        --desktop.frames_wanted;
        if (letters_wait()) desktop.frames_wanted = std::max(desktop.frames_wanted, 1);
        if (!script.done()) {
            // Before the swap, because the step may read the picture.
            if (auto stepped = script.step(main_window, *desktop.editor); !stepped) return stepped;
        }
        script.look(main_window, *desktop.editor);
        if (script.done()) main_window.ui.stay_plain = false;  // From here on the person works.
        show_title(window, *desktop.editor, title);
        glfwSwapBuffers(window);
    }
    return {};
}

}  // namespace

bool display_found() { return Glfw().works(); }

Result<void> run_window(EditorState& editor, const WindowOptions& options) {
    const Glfw glfw;
    if (!glfw.works()) return failure(Message{"window.no-display"});
    const WindowHandle window = make_window(options, editor.user.settings);
    if (!window) return failure(Message{"window.no-opengl"});
    glfwMakeContextCurrent(window.get());
    auto backend = GlBackend::create(glfwGetProcAddress);
    if (!backend) return failure(backend.error());
    editor.renderer = renderer_now();
    glfwSwapInterval(drawn_by_processor(editor.renderer) ? 0 : 1);

    const Graphics graphics(window.get());
    MainWindow main_window(editor, **backend);
    load_fonts(main_window.ui, wanted_scale(window.get(), editor.user.settings));
    main_window.ui.stay_plain = options.script || options.screenshot;
    auto script = script_for(options, window.get());
    if (!script) return failure(script.error());

    Desktop desktop{&main_window, &editor};
    glfwSetWindowUserPointer(window.get(), &desktop);
    listen(window.get());
    Counters counters;
    counters.exact = options.trace;
    editor.jobs.on_done(glfwPostEmptyEvent);
    if (options.signals) options.signals->on_signal(glfwPostEmptyEvent);
    const Result<void> worked = work(window.get(), desktop, *script, counters, options.signals);
    if (options.signals) options.signals->on_signal({});
    editor.jobs.on_done({});
    remember_window(window.get(), editor.user.settings);
    keep_preferences(editor);
    if (options.trace) report(counters, **backend, main_window);
    return worked;
}

}  // namespace hexwright::app
