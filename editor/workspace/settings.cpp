#include "editor/workspace/settings.h"

#include "editor/document/safety/set_aside.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/file_names.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/xml_writer.h"

#include <algorithm>
#include <sstream>

namespace hexwright::workspace {

namespace fs = std::filesystem;

namespace {

// All that write_settings() may write has room in the file: of builds alone, most_builds times most_ticks numbers.
constexpr std::size_t max_settings_bytes = 4 << 20, max_panes = 64, max_digest = 16, most_ticks = 5'000,
                      most_seat_letters = 40;

constexpr std::pair<TableTop, const char*> table_words[] = {
    {TableTop::Wood, "wood"}, {TableTop::Felt, "felt"}, {TableTop::Stone, "stone"}};

constexpr std::pair<bool Settings::*, const char*> plan_guides[] = {{&Settings::rulers, "rulers"},
                                                                    {&Settings::names_on_plan, "names"},
                                                                    {&Settings::overview, "overview"},
                                                                    {&Settings::coordinates, "coordinates"}};

constexpr std::pair<LengthUnit, const char*> length_words[] = {{LengthUnit::Centimetres, "cm"},
                                                               {LengthUnit::Inches, "in"}};

constexpr std::pair<ShareForm, const char*> share_form_words[] = {{ShareForm::Markdown, "markdown"},
                                                                  {ShareForm::Plain, "plain"}};

bool says(const Node& node, const char* attribute, const char* word) {
    return node.raw(attribute) == std::string_view(word);
}

int number(const Node& node, const char* attribute, int low, int high) {
    return node.integer_or(attribute, low, high, 0).value_or(0);
}

void read_window(const Node& node, Settings& settings) {
    const int width = number(node, "width", 320, 16'384), height = number(node, "height", 240, 16'384);
    if (width > 0 && height > 0) settings.width = width, settings.height = height;  // One alone is no size.
    const auto left = node.integer("left", -farthest_place, farthest_place),
               top = node.integer("top", -farthest_place, farthest_place);
    if (left && top) settings.place = WindowPlace{*left, *top};
    settings.maximised = says(node, "maximised", "yes");
}

void read_pane(const Node& node, Settings& settings) {
    const auto id = node.id("id");
    if (id && settings.panes.size() < max_panes)
        settings.panes[*id] = {number(node, "size", 1, 10'000), says(node, "collapsed", "yes")};
}

std::optional<fs::path> absolute_file(const Node& node) {
    const auto text = node.text("file", longest_file_text);
    if (!text) return std::nullopt;
    fs::path file(file_name_of_text(*text));
    return file.is_absolute() ? std::optional(std::move(file)) : std::nullopt;
}

void read_recent(const Node& node, Settings& settings) {
    if (settings.recent_files.size() >= max_recent_files) return;
    if (auto file = absolute_file(node)) settings.recent_files.push_back(std::move(*file));
}

void read_tab(const Node& node, Settings& settings) {
    if (settings.tabs.size() >= most_tabs) return;
    auto file = absolute_file(node);
    if (!file) return;
    if (says(node, "front", "yes")) settings.front_tab = settings.tabs.size();
    settings.tabs.push_back(std::move(*file));
}

void read_seat(const Node& node, Settings& settings) {
    if (settings.seats.size() >= most_seats) return;
    if (const auto who = node.text("by", most_seat_letters)) settings.seats.push_back(*who);
}

void read_pooled(const Node& node, Settings& settings) {
    const auto name = node.text("collection");
    const bool fits = !settings.collections.empty() && settings.collections.size() < most_pooled;
    if (name && !name->empty() && fits && std::ranges::count(settings.collections, *name) == 0)
        settings.collections.push_back(*name);
}

void read_sheet(const Node& node, SheetSetting& sheet) {
    sheet.letter = says(node, "paper", "letter");
    sheet.grey = says(node, "ink", "grey");
    sheet.rules = !says(node, "rules", "no");
    const int steps = number(node, "steps", 1, 6);
    if (std::ranges::count(steps_a_page_choices, steps) > 0) sheet.steps_a_page = steps;
}

void read_share(const Node& root, ShareSetting& share) {
    for (const auto& [form, word] : share_form_words)
        if (says(root, "share-form", word)) share.form = form;
    share.address = root.text_or("share-address", "", most_address_letters).value_or("");
}

// Numbers of steps, with a blank between them.
std::vector<std::size_t> steps_in(const std::string& text) {
    std::vector<std::size_t> steps;
    std::istringstream numbers(text);
    for (std::size_t step = 0; steps.size() < most_ticks && numbers >> step;)
        if (step > 0 && step <= most_ticks) steps.push_back(step);
    return steps;
}

void read_build(const Node& node, Settings& settings) {
    const auto digest = node.text("map", max_digest), ticked = node.text("done", max_settings_bytes);
    if (!digest || !ticked || settings.builds.size() >= most_builds) return;
    if (const auto steps = steps_in(*ticked); !steps.empty()) settings.builds.push_back({*digest, steps});
}

void write_builds(XmlWriter& out, const Settings& settings) {
    for (const BuildSetting& build : settings.builds) {
        std::string done;
        for (const std::size_t step : build.ticked) done += (done.empty() ? "" : " ") + std::to_string(step);
        out.open("build");
        out.attribute("map", build.digest);
        out.attribute("done", done);
        out.close();
    }
}

void write_window(XmlWriter& out, const Settings& settings) {
    const bool sized = settings.width > 0 && settings.height > 0;
    if (!sized && !settings.place && !settings.maximised) return;
    out.open("window");
    if (sized) {
        out.attribute("width", settings.width);
        out.attribute("height", settings.height);
    }
    if (settings.place) {
        out.attribute("left", settings.place->left);
        out.attribute("top", settings.place->top);
    }
    if (settings.maximised) out.attribute("maximised", "yes");
    out.close();
}

void write_files(XmlWriter& out, const Settings& settings) {
    for (const fs::path& file : settings.recent_files) {
        out.open("recent");
        out.attribute("file", text_of_file_name(file.string()));
        out.close();
    }
    for (std::size_t i = 0; i < settings.tabs.size(); ++i) {
        out.open("tab");
        out.attribute("file", text_of_file_name(settings.tabs[i].string()));
        if (i == settings.front_tab && i > 0) out.attribute("front", "yes");
        out.close();
    }
}

void write_seats(XmlWriter& out, const Settings& settings) {
    for (const std::string& who : settings.seats) {
        out.open("seat");
        out.attribute("by", who);
        out.close();
    }
}

void write_sheet_setting(XmlWriter& out, const SheetSetting& sheet) {
    if (sheet == SheetSetting{}) return;
    out.open("sheet");
    out.attribute("paper", sheet.letter ? "letter" : "a4");
    out.attribute("steps", sheet.steps_a_page);
    if (sheet.grey) out.attribute("ink", "grey");
    if (!sheet.rules) out.attribute("rules", "no");
    out.close();
}

void write_share(XmlWriter& out, const ShareSetting& share) {
    for (const auto& [form, word] : share_form_words)
        if (form == share.form) out.attribute("share-form", word);
    if (!share.address.empty() && share.address.size() <= most_address_letters)
        out.attribute("share-address", share.address);
}

void write_panes(XmlWriter& out, const Settings& settings) {
    for (const auto& [id, pane] : settings.panes) {
        out.open("pane");
        out.attribute("id", id);
        if (pane.size > 0) out.attribute("size", pane.size);
        if (pane.collapsed) out.attribute("collapsed", "yes");
        out.close();
    }
}

}  // namespace

std::string table_word(TableTop table) {
    return std::ranges::find(table_words, table, &std::pair<TableTop, const char*>::first)->second;
}

std::optional<TableTop> table_of(std::string_view word) {
    for (const auto& [table, name] : table_words)
        if (word == name) return table;
    return std::nullopt;
}

Result<Settings> read_settings(std::string_view xml, const std::string& file_name) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    if (const auto known = check_namespace(root, "settings", "urn:hexwright:settings:", 1); !known)
        return failure(known.error());
    Settings settings;
    settings.dark = says(root, "theme", "dark");
    for (const auto& [table, word] : table_words)
        if (says(root, "table", word)) settings.table = table;
    settings.motion = !says(root, "motion", "off");
    for (const auto& [member, name] : plan_guides) settings.*member = says(root, name, "on");
    settings.scale = number(root, "scale", 50, 400);
    settings.language = language_of_locale(root.text_or("language", "").value_or(""));
    settings.first_run_done = says(root, "first-run", "done");
    for (const auto& [lengths, word] : length_words)
        if (says(root, "lengths", word)) settings.lengths = lengths;
    if (const auto first = root.text_or("collection", ""); first && !first->empty())
        settings.collections.push_back(*first);
    read_share(root, settings.share);
    for (const Node& node : root.children()) {
        if (node.name() == "window") read_window(node, settings);
        else if (node.name() == "pane") read_pane(node, settings);
        else if (node.name() == "recent") read_recent(node, settings);
        else if (node.name() == "tab") read_tab(node, settings);
        else if (node.name() == "seat") read_seat(node, settings);
        else if (node.name() == "sheet") read_sheet(node, settings.sheet);
        else if (node.name() == "build") read_build(node, settings);
        else if (node.name() == "with") read_pooled(node, settings);
    }
    return settings;
}

std::string write_settings(const Settings& settings) {
    XmlWriter out;
    out.open("settings");
    out.attribute("xmlns", "urn:hexwright:settings:1");
    out.attribute("theme", settings.dark ? "dark" : "light");
    for (const auto& [table, word] : table_words)
        if (table == settings.table && table != TableTop::Wood) out.attribute("table", word);
    if (!settings.motion) out.attribute("motion", "off");
    for (const auto& [member, name] : plan_guides)
        if (settings.*member) out.attribute(name, "on");
    if (settings.scale > 0) out.attribute("scale", settings.scale);
    if (!settings.language.empty()) out.attribute("language", settings.language);
    if (settings.first_run_done) out.attribute("first-run", "done");
    for (const auto& [lengths, word] : length_words)
        if (lengths == settings.lengths) out.attribute("lengths", word);
    if (!settings.collections.empty()) out.attribute("collection", settings.collections.front());
    write_share(out, settings.share);
    write_window(out, settings);
    for (std::size_t i = 1; i < settings.collections.size(); ++i) {
        out.open("with");
        out.attribute("collection", settings.collections[i]);
        out.close();
    }
    write_panes(out, settings);
    write_sheet_setting(out, settings.sheet);
    write_builds(out, settings);
    write_seats(out, settings);
    write_files(out, settings);
    out.close();
    return out.take();
}

void remember_file(Settings& settings, const fs::path& file) {
    std::error_code trouble;
    const fs::path whole = fs::absolute(file, trouble).lexically_normal();
    if (trouble) return;
    std::erase(settings.recent_files, whole);
    settings.recent_files.insert(settings.recent_files.begin(), whole);
    if (settings.recent_files.size() > max_recent_files) settings.recent_files.resize(max_recent_files);
}

SettingsFile::Opened SettingsFile::open() {
    std::error_code ignored;
    if (file_.empty() || !fs::exists(file_, ignored)) return {};
    const auto bytes = read_file(file_, max_settings_bytes);
    auto settings = bytes ? read_settings(*bytes, file_.string()) : Result<Settings>(failure(bytes.error()));
    if (settings) {
        kept_ = *settings;
        return {std::move(*settings)};
    }
    SetAside aside = set_aside(file_, std::move(settings.error()));
    return {{}, std::move(aside.why), std::move(aside.moved_to)};
}

std::optional<Refusal> SettingsFile::keep(const Settings& settings) {
    if (file_.empty() || settings == kept_) return std::nullopt;
    std::error_code ignored;
    fs::create_directories(file_.parent_path(), ignored);
    if (const auto written = write_file(file_, write_settings(settings)); !written)
        return std::exchange(told_, true) ? std::nullopt : std::optional(written.error());
    kept_ = settings;
    told_ = false;
    return std::nullopt;
}

}  // namespace hexwright::workspace
