#include "editor/grammar/troubles.h"

#include "editor/grammar/help_text.h"
#include "formats/xml/bytes/utf8.h"

#include <utility>

#include <CLI/CLI.hpp>

namespace hexwright::grammar {
namespace {

using Arguments = std::vector<std::string>;

// CLI11 tells what is concerned only in its sentences, between fixed words.
class Told {
public:
    Told(std::string what, const Words& words) : what_(std::move(what)), words_(words) {}

    std::string name_before(std::string_view end) const { return placeholder(before(end), words_); }
    std::string name_after(std::string_view begin) const { return placeholder(after(begin), words_); }
    std::string before(std::string_view end) const { return what_.substr(0, what_.find(end)); }
    std::string after(std::string_view begin) const {
        const std::size_t at = what_.find(begin);
        return at == std::string::npos ? std::string() : what_.substr(at + begin.size());
    }
    bool holds(std::string_view part) const { return what_.find(part) != std::string::npos; }

private:
    std::string what_;
    const Words& words_;
};

std::string in_a_row(const Arguments& arguments) {
    std::string all;
    for (const std::string& each : arguments) all += (all.empty() ? "" : " ") + shortened(each, 57);
    return shortened(all, 57);
}

Message mismatch(const Told& told) {
    const std::string name = told.name_before(": ");
    if (told.holds("flag override")) return {"line.flag", {{"name", told.name_before(" was given")}}};
    if (told.holds("At Most")) return {"line.once", {{"name", name}}};
    return {"line.no-value", {{"name", name}}};
}

// Options are checked before they are converted, so that this is about a flag.
Message conversion(const Told& told) {
    constexpr std::string_view begin = "Could not convert: ";
    if (!told.holds(begin)) return {"line.flag", {{"name", told.name_before(": ")}}};
    const std::string name = told.after(begin);
    return {"line.flag", {{"name", name.substr(0, name.find(" = "))}}};
}

template <class Kind>
bool is(const CLI::ParseError& error) {
    return dynamic_cast<const Kind*>(&error) != nullptr;
}

}  // namespace

Message trouble_of(const CLI::ParseError& error, const CLI::App& app, const Arguments& arguments, const Words& words) {
    const Told told(with_short_arguments(error.what(), arguments), words);
    if (is<CLI::ValidationError>(error))
        return {"line.value", {{"name", told.name_before(": ")}, {"what", told.after(": ")}}};
    if (is<CLI::RequiredError>(error)) return {"line.missing", {{"name", told.name_before(" is required")}}};
    if (is<CLI::RequiresError>(error))
        return {"line.needs", {{"name", told.name_before(" requires ")}, {"other", told.name_after(" requires ")}}};
    if (is<CLI::ExcludesError>(error))
        return {"line.excludes", {{"name", told.name_before(" excludes ")}, {"other", told.name_after(" excludes ")}}};
    if (is<CLI::ExtrasError>(error)) return {"line.extra", {{"arguments", in_a_row(app.remaining(true))}}};
    if (is<CLI::ArgumentMismatch>(error)) return mismatch(told);
    if (is<CLI::ConversionError>(error)) return conversion(told);
    return {"line.not-understood"};
}

}  // namespace hexwright::grammar
