// The text of a file in usual form with its lists in another order. Elements keep what stands in them; a comment goes
// with the element that it precedes.
#pragma once
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace hexwright::testing {

class ShuffledLines {
public:
    // The children of these elements are shuffled, and the words of "spaces". Those of `keeping`, which stand among
    // them, keep their order.
    ShuffledLines(std::set<std::string> lists, std::set<std::string> keeping, std::uint64_t seed)
        : lists_(std::move(lists)), keeping_(std::move(keeping)), dice_{seed} {}

    std::string of(const std::string& xml) {
        lines_.clear();
        next_ = 0;
        std::istringstream in(xml);
        for (std::string line; std::getline(in, line);) lines_.push_back(line);
        std::string text = lines_[next_++] + "\n";
        while (next_ < lines_.size()) text += element().text;
        return text;
    }

private:
    struct Element {
        std::string name, text;
    };

    static std::string name_in(const std::string& line) {
        const std::size_t begin = line.find('<') + 1;
        return line.substr(begin, line.find_first_of(" />", begin) - begin);
    }
    bool ends_list(const std::string& line) const { return line.find_first_not_of(' ') == line.find("</"); }

    // From its comments to its end.
    Element element() {
        std::string text;
        while (lines_[next_].find("<!--") != std::string::npos) {
            while (lines_[next_].find("-->") == std::string::npos) text += lines_[next_++] + "\n";
            text += lines_[next_++] + "\n";
            if (next_ == lines_.size() || ends_list(lines_[next_])) return {"", text};
        }
        const std::string name = name_in(lines_[next_]), end = "</" + name + ">";
        std::string first = lines_[next_++];
        if (name == "story" || (name == "carried" && first.find(" source=") != std::string::npos)) {
            text += first + "\n";
            while (first.find(end) == std::string::npos) text += (first = lines_[next_++]) + "\n";
            return {name, text};
        }
        text += with_shuffled_spaces(first) + "\n";
        if (first.ends_with("/>") || first.ends_with(end)) return {name, text};
        std::vector<Element> inside;
        while (!ends_list(lines_[next_])) inside.push_back(element());
        if (lists_.contains(name)) shuffle(inside);
        for (const Element& each : inside) text += each.text;
        return {name, text + lines_[next_++] + "\n"};
    }

    void shuffle(std::vector<Element>& elements) {
        const std::vector<Element> before = elements;
        for (std::size_t i = elements.size(); i > 1; --i) std::swap(elements[i - 1], elements[dice_.below(i)]);
        for (const std::string& name : keeping_) {
            auto next = before.begin();
            for (Element& each : elements)
                if (each.name == name) {
                    next = std::find_if(next, before.end(), [&](const Element& old) { return old.name == name; });
                    each = *next++;
                }
        }
    }

    std::string with_shuffled_spaces(const std::string& line) {
        const std::size_t begin = line.find(" spaces=\"");
        if (begin == std::string::npos) return line;
        const std::size_t from = begin + 9, to = line.find('"', from);
        std::vector<std::string> words;
        std::istringstream in(line.substr(from, to - from));
        for (std::string word; in >> word;) words.push_back(word);
        for (std::size_t i = words.size(); i > 1; --i) std::swap(words[i - 1], words[dice_.below(i)]);
        std::string all;
        for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
        return line.substr(0, from) + all + line.substr(to);
    }

    std::set<std::string> lists_, keeping_;
    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    Dice dice_;
};

}  // namespace hexwright::testing
