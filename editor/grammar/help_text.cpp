#include "editor/grammar/help_text.h"

#include "engine/core/text.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>

namespace hexwright::grammar {
namespace {

bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

std::string word_or_itself(const std::string& word, const Words& words) {
    const std::string id = "help.word." + lower(word);
    return words.knows(id) ? words(id) : word;
}

class Help : public CLI::Formatter {
public:
    explicit Help(const Words& words) : words_(words) {
        constexpr std::pair<const char*, const char*> said[] = {
            {"Usage", "help.label.usage"},           {"OPTIONS", "help.label.options-given"},
            {"SUBCOMMAND", "help.label.command"},    {"SUBCOMMANDS", "help.label.command"},
            {"Positionals", "help.label.arguments"}, {"REQUIRED", "help.label.required"},
            {"Env", "help.label.environment"},       {"Needs", "help.label.needs"},
            {"Excludes", "help.label.excludes"}};
        for (const auto& [label_of_library, id] : said) label(label_of_library, words(id));
    }

    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
        app_ = app;
        return CLI::Formatter::make_help(app, std::move(name), mode);
    }

    // As the library does, but by characters instead of bytes.
    std::string make_option(const CLI::Option* option, bool positional) const override {
        const std::string what = "  " + make_option_name(option, positional) + make_option_opts(option);
        const std::size_t width = character_count(what), column = get_column_width();
        const bool fits = width < column;
        const std::string gap = (fits ? "" : "\n") + std::string(fits ? column - width : column, ' ');
        return what + gap + make_option_desc(option) + "\n";
    }

    std::string make_option_name(const CLI::Option* option, bool positional) const override {
        const std::string name = CLI::Formatter::make_option_name(option, positional);
        return positional ? placeholder(name, words_) : name;
    }

    std::string make_option_opts(const CLI::Option* option) const override {
        std::string text;
        if (option->get_type_size() != 0) {
            text += typed(*option);
            if (option->get_expected_max() == CLI::detail::expected_max_vector_size) text += " ...";
            if (option->get_required()) text += " " + get_label("REQUIRED");
        }
        return text + listed("Needs", option->get_needs()) + listed("Excludes", option->get_excludes());
    }

private:
    // What the value is called, then what is allowed: "N:1 to 8".
    std::string typed(const CLI::Option& option) const {
        const std::string type = option.get_type_name();
        if (type.empty()) return {};
        const std::size_t end = std::min(type.find(':'), type.size());
        return " " + placeholder(type.substr(0, end), words_) + type.substr(end);
    }
    // In the order of the help; the set is ordered by addresses, which differ from run to run.
    std::string listed(const char* label, const std::set<CLI::Option*>& options) const {
        if (options.empty()) return {};
        std::string text = " " + get_label(label) + ":";
        for (const CLI::Option* option : app_->get_options())
            if (std::ranges::count(options, option) > 0) text += " " + placeholder(option->get_name(), words_);
        return text;
    }

    const Words& words_;
    mutable const CLI::App* app_ = nullptr;  // Whose help is made.
};

}  // namespace

std::string placeholder(const std::string& name, const Words& words) {
    if (name.starts_with('-')) return name;
    if (const std::string whole = word_or_itself(name, words); whole != name) return whole;
    std::string text, word;
    for (const char letter : name + "\n") {
        if (is_capital(letter)) {
            word += letter;
            continue;
        }
        text += word_or_itself(std::exchange(word, {}), words);
        text += letter;
    }
    text.pop_back();
    return text;
}

void speak(CLI::App& app, const Words& words) {
    app.formatter(std::make_shared<Help>(words));
    app.group(words("help.label.commands"));  // Of its commands, which inherit it.
    app.option_defaults()->group(words("help.label.options"));
    app.set_help_flag("-h,--help", words("help.help"));
}

}  // namespace hexwright::grammar
