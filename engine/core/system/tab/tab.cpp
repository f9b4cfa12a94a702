// What a browser tab has less of than a desktop: a terminal, other programs, signals, a trash of the system.
#include "engine/core/system/console.h"
#include "engine/core/system/device.h"
#include "engine/core/system/environment.h"
#include "engine/core/system/local_time.h"
#include "engine/core/system/machine.h"
#include "engine/core/system/processes.h"
#include "engine/core/system/trash.h"

#include <cstdint>
#include <ctime>
#include <system_error>

#define PAGE(name) __attribute__((import_module("page"), import_name(name)))
extern "C" {
PAGE("address") std::size_t page_address(char* text, std::size_t room);    // Of the page.
PAGE("language") std::size_t page_language(char* text, std::size_t room);  // Of the browser, such as "de-DE".
PAGE("browser") std::size_t page_browser(char* text, std::size_t room);    // As it names itself.
PAGE("zone_minutes") int page_zone_minutes(double seconds);                // How far the clock is ahead of UTC then.
PAGE("choose_files") void page_choose_files();
PAGE("choose_target") void page_choose_target(const char* name, std::size_t size);
PAGE("download") void page_download(const char* path, std::size_t size);
}

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

std::string text_of_page(std::size_t (*ask)(char*, std::size_t)) {
    char text[500];
    return {text, ask(text, sizeof text)};
}

}  // namespace

// ---- no terminal

void hold_standard_streams() {}
bool is_terminal(OutStream) { return false; }
Outcome<std::string> read_input(std::size_t) { return std::string(); }
Outcome<void> write_output(std::string_view) { return tl::unexpected(Trouble{Cause::ReaderGone}); }
Outcome<void> try_output() { return tl::unexpected(Trouble{Cause::ReaderGone}); }
bool output_is_ready(std::chrono::milliseconds) { return true; }
Outcome<std::size_t> write_some_output(std::string_view) { return tl::unexpected(Trouble{Cause::ReaderGone}); }
Outcome<void> close_output() { return {}; }

// ---- no other programs

std::string process_number() { return "1"; }
bool can_start(const std::string&) { return false; }
Outcome<std::optional<ProgramEnd>> run(const std::string&, const std::vector<std::string>&, std::string_view,
                                       const ProgramWatch&) {
    return tl::unexpected(Trouble{Cause::Missing});
}
Trouble become(const std::string&, const std::vector<std::string>&) { return {Cause::Missing}; }

// ---- the device, by the page

bool device_is_apart() { return true; }
std::string address() { return text_of_page(page_address); }
void choose_on_device() { page_choose_files(); }
void choose_place_on_device(std::string_view name) { page_choose_target(name.data(), name.size()); }
void download(const fs::path& file) {
    const std::string path = file.lexically_normal().string();
    page_download(path.data(), path.size());
}

// ---- what the browser knows

std::optional<std::string> variable(const std::string&) { return std::nullopt; }
void set_variable(const std::string&, const std::string&) {}
std::string locale() { return text_of_page(page_language); }

std::string system_name() { return text_of_page(page_browser); }
std::string graphics_drivers() { return {}; }

std::string local_time(long long seconds, const char* form) {
    const auto there = static_cast<std::time_t>(seconds + page_zone_minutes(static_cast<double>(seconds)) * 60);
    std::tm local{};
    ::gmtime_r(&there, &local);
    char text[32] = {};
    return {text, std::strftime(text, sizeof text, form, &local)};
}
std::string local_time_now(const char* form) { return local_time(std::time(nullptr), form); }

// A folder of our own, in which a file keeps its name as long as that is free.
Outcome<void> move_to_trash(const fs::path& file, const fs::path& trash) {
    std::error_code error;
    fs::create_directories(trash, error);
    fs::path name = file.filename();
    for (int number = 2; fs::exists(trash / name, error); ++number)
        name = file.stem().string() + "." + std::to_string(number) + file.extension().string();
    fs::rename(file, trash / name, error);
    if (error) return tl::unexpected(Trouble{Cause::Other, error.message()});
    return {};
}

}  // namespace hexwright::system
