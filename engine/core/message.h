// A message to the user as a value: the id of a sentence and its arguments. The sentence itself is in a table of words
// (formats/data/words/*.xml), so that a second language needs no code. Not for codes, ids or XML, which are never
// translated.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright {

struct Message;

struct Argument {
    std::string name;
    std::string value;
    std::vector<Message> said;  // In place of a value: sentences, which are joined by commas.
    friend bool operator==(const Argument&, const Argument&);

    Argument(std::string_view argument_name, std::string_view text);
    Argument(std::string_view argument_name, const char* text);
    Argument(std::string_view argument_name, const std::string& text);
    Argument(std::string_view argument_name, long long number);
    Argument(std::string_view argument_name, int number);
    Argument(std::string_view argument_name, std::size_t number);
    Argument(std::string_view argument_name, std::vector<Message> sentences);
};

struct Message {
    std::string id;  // For example "refused.overlap".
    std::vector<Argument> arguments{};
    friend bool operator==(const Message&, const Message&) = default;
};

inline bool operator==(const Argument& a, const Argument& b) {
    return a.name == b.name && a.value == b.value && a.said == b.said;
}

inline Argument::Argument(std::string_view argument_name, std::string_view text) : name(argument_name), value(text) {}
inline Argument::Argument(std::string_view argument_name, const char* text) : name(argument_name), value(text) {}
inline Argument::Argument(std::string_view argument_name, const std::string& text) : name(argument_name), value(text) {}
inline Argument::Argument(std::string_view argument_name, long long number)
    : name(argument_name), value(std::to_string(number)) {}
inline Argument::Argument(std::string_view argument_name, int number)
    : name(argument_name), value(std::to_string(number)) {}
inline Argument::Argument(std::string_view argument_name, std::size_t number)
    : name(argument_name), value(std::to_string(number)) {}
inline Argument::Argument(std::string_view argument_name, std::vector<Message> sentences)
    : name(argument_name), said(std::move(sentences)) {}

}  // namespace hexwright
