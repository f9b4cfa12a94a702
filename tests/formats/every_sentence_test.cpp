// Every sentence of each language with 0, 1 and 2 and with each kind of argument, and every word of the scenario
// language told with members of every kind: none may say "1 spaces" or "on on", begin with a hole, or lose a word.
#include "engine/scenario/effect.h"
#include "engine/scenario/word_tree.h"
#include "formats/telling/rules_text/clauses.h"
#include "formats/telling/rules_text/slot_text.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// ---- what reads wrong, whatever it says

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; }

std::vector<std::string> tokens_of(std::string_view text) {  // Words and marks, one after the other.
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && (is_letter(text[end]) || std::isdigit(static_cast<unsigned char>(text[end])) != 0))
            ++end;
        if (end == at) ++end;
        if (text[at] != ' ') tokens.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return tokens;
}

// The singular of each word that has one among the forms for one and for many of the table, such as spaces: space.
const std::map<std::string, std::string>& plurals_of(const Words& words) {
    static std::map<std::string, std::map<std::string, std::string>> known;
    std::map<std::string, std::string>& found = known[words.language];
    if (!found.empty()) return found;
    for (const auto& [id, sentence] : words.sentences()) {
        const std::vector<std::string> many = tokens_of(sentence.text), one = tokens_of(sentence.one);
        if (many.size() != one.size()) continue;
        for (std::size_t i = 0; i < many.size(); ++i) {
            const std::string &plural = many[i], &singular = one[i];
            const bool noun = words.language == "en" ? plural == singular + "s"
                                                     : std::isupper(static_cast<unsigned char>(plural[0])) != 0;
            if (plural != singular && noun && singular.size() > 2 && plural.size() > singular.size() &&
                plural.substr(0, 2) == singular.substr(0, 2))
                found[plural] = singular;
        }
    }
    return found;
}

// May stand twice: "that that" never, but "die die", "der der" do in German relative clauses.
bool may_be_doubled(const std::string& word, const Words& words) {
    static const std::set<std::string> german{"die", "der", "das", "den", "dem", "sie", "sich", "ist", "in", "zu"};
    return !is_letter(word[0]) || word.size() < 2 || (words.language == "de" && german.contains(word));
}

std::string doubled_in(const std::vector<std::string>& tokens, const Words& words) {
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
        if (tokens[i] == tokens[i + 1] && !may_be_doubled(tokens[i], words)) return "twice: " + tokens[i];
    return {};
}

// "1 spaces", "1 more attack dice": a number that is one before a plural.
std::string one_of_many_in(const std::vector<std::string>& tokens, const Words& words) {
    static const std::set<std::string> between{"more",  "fewer", "attack", "defense", "combat", "numbered",
                                               "order", "free",  "other",  "less",    "wound"};
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i] != "1" || (i > 0 && (tokens[i - 1] == "." || tokens[i - 1] == "," || tokens[i - 1] == "-" ||
                                           tokens[i - 1] == "to" || tokens[i - 1] == "bis")))
            continue;
        std::size_t next = i + 1;
        while (next + 1 < tokens.size() && between.contains(tokens[next])) ++next;
        if (plurals_of(words).contains(tokens[next])) return "1 " + tokens[next];
    }
    return {};
}

std::string wrong_marks_in(std::string_view text) {
    constexpr std::string_view never[] = {"  ", " ,", " .",    " ;",    " :", ",,", ";;",   ",.",   ";.",   ":.",  "( ",
                                          " )", "()", "[tell", "[slot", "{",  "}",  "\x01", "\x02", "\x03", "\x04"};
    for (const std::string_view each : never)
        if (text.find(each) != std::string_view::npos) return "has \"" + std::string(each) + "\"";
    constexpr std::string_view never_first = " ,.;:)";
    if (!text.empty() && never_first.find(text[0]) != std::string_view::npos) return "begins with a hole";
    return {};
}

std::string wrong_article_in(const std::vector<std::string>& tokens) {
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const auto vowel = [](char c) { return std::string_view("aeioAEIO").find(c) != std::string_view::npos; };
        if (tokens[i] == "a" && vowel(tokens[i + 1][0]) && !tokens[i + 1].starts_with("one"))
            return "a " + tokens[i + 1];
        if (tokens[i] == "an" && is_letter(tokens[i + 1][0]) && !vowel(tokens[i + 1][0]) && tokens[i + 1][0] != 'u' &&
            tokens[i + 1][0] != 'U')
            return "an " + tokens[i + 1];
        static const std::set<std::string> articles{"a", "an", "the", "each", "no", "another"};
        if (articles.contains(tokens[i]) && articles.contains(tokens[i + 1])) return tokens[i] + " " + tokens[i + 1];
    }
    return {};
}

std::string fault_in(const std::string& text, const Words& words) {
    const std::vector<std::string> tokens = tokens_of(text);
    if (std::string fault = doubled_in(tokens, words); !fault.empty()) return fault;
    if (std::string fault = one_of_many_in(tokens, words); !fault.empty()) return fault;
    if (words.language == "en")
        if (std::string fault = wrong_article_in(tokens); !fault.empty()) return fault;
    return wrong_marks_in(text);
}

// ---- the words of the scenario language with members of every kind

class Filler {
public:
    explicit Filler(std::uint64_t seed) : dice_(seed) {}

    std::size_t below(std::size_t count) {
        dice_ = dice_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>(dice_ >> 33U) % count;
    }
    template <std::size_t count>
    std::string one_of(const std::array<const char*, count>& words) {
        return words[below(count)];
    }

    template <HasFields Word>
    void fill(Word& word, int depth) {
        each_field(word, [&](std::string_view name, auto& member) { fill_member(name, member, depth); });
        complete(word);
    }

    // What a file must say one way or the other.
    template <HasFields Word>
    void complete(Word& word) {
        if constexpr (std::is_same_v<Word, condition::Of>) {
            if (!word.player.given() && !word.figure.given()) word.player.word = "1";
        } else if constexpr (std::is_same_v<Word, modifier::Immune>) {
            if (!word.lacks().empty()) word.terrain.word = "water";
        } else if constexpr (requires { word.sort; }) {
            if (!word.sort.given()) word.sort.word = "gate";
        } else if constexpr (requires {
                                 word.lacks();
                                 word.zone;
                                 word.at;
                             }) {
            if (!word.lacks().empty()) word.zone.word = "exit";
        }
        if constexpr (requires {
                          word.lacks();
                          word.glyph;
                          word.figure;
                      })
            if (!word.lacks().empty()) word.glyph.word = "brandar";
    }

private:
    template <class Tag, Need need>
    void fill_member(std::string_view name, Name<Tag, need>& member, int) {
        if (need == Need::May && below(2) == 0) return;
        member.word = word_for<Tag>(name);
    }
    template <class Tag>
    std::string word_for(std::string_view name) {
        if constexpr (std::is_same_v<Tag, ZoneTag>) return one_of(std::array{"exit", "the-hill"});
        else if constexpr (std::is_same_v<Tag, TallyTag>) return one_of(std::array{"blows", "open", "one-more"});
        else if constexpr (std::is_same_v<Tag, CardIdTag>)
            return one_of(std::array{"sonlen", "marro-drudge", "marro-hive", "izumi-samurai"});
        else if constexpr (std::is_same_v<Tag, TerrainIdTag>) return one_of(std::array{"water", "evergreen", "ice"});
        else if constexpr (std::is_same_v<Tag, KindTag>) return one_of(std::array{"water-1", "ice-1"});
        else if constexpr (std::is_same_v<Tag, PieceNameTag>) return one_of(std::array{"old-bridge", "the-gate"});
        else if constexpr (std::is_same_v<Tag, GlyphIdTag>) return "brandar";
        else if constexpr (std::is_same_v<Tag, SortTag>) return "gate";
        else if constexpr (std::is_same_v<Tag, FigureNameTag> || std::is_same_v<Tag, AskedFigureTag>)
            return one_of(std::array{"event", "f"});
        else if constexpr (std::is_same_v<Tag, PlayerNameTag>)
            return one_of(std::array{"1", "2", "turn", "first", "controller", "event", "p"});
        else if constexpr (std::is_same_v<Tag, SpaceNameTag>) return one_of(std::array{"s", "2,0,1"});
        else if constexpr (std::is_same_v<Tag, OwnerTag>) return one_of(std::array{"1", "p", "event", "figure", "f"});
        else if constexpr (std::is_same_v<Tag, WinnerTag>)
            return one_of(std::array{"1", "each", "last-standing", "nobody"});
        else if constexpr (std::is_same_v<Tag, RuleTag>) return "tide";
        else return name == "player" || name == "as" ? "p" : name == "space" ? "s" : "f";
    }
    template <int Low, int High, int Default>
    void fill_member(std::string_view, Number<Low, High, Default>& member, int) {
        member.value = std::clamp(static_cast<int>(below(4)), Low, High);
    }
    template <int Low, int High>
    void fill_member(std::string_view, MaybeNumber<Low, High>& member, int) {
        if (below(3) > 0) member.value = std::clamp(static_cast<int>(below(3)), Low, High);
    }
    void fill_member(std::string_view, Phrase& member, int) {
        if (below(2) == 0) member.text = one_of(std::array{"Who goes?", "Guard"});
    }
    template <Choice Enum>
    void fill_member(std::string_view, Enum& member, int) {
        const std::size_t first = words_of(Enum{})[0] == "?" ? 1 : 0;
        member = static_cast<Enum>(first + below(words_of(Enum{}).size() - first));
    }
    template <class Part>
    void fill_member(std::string_view, std::vector<Part>& parts, int depth) {
        if constexpr (HasFields<Part> || OneOfWords<Part>) {
            if (depth <= 0) return;
            for (std::size_t left = below(3); left > 0; --left) fill_part(parts.emplace_back(), depth - 1);
        }
    }
    template <class Part>
    void fill_member(std::string_view, std::optional<Part>& part, int depth) {
        if constexpr (HasFields<Part> || OneOfWords<Part>)
            if (depth > 0 && below(2) == 0) fill_part(part.emplace(), depth - 1);
    }
    template <class Member>
    void fill_member(std::string_view, Member&, int) {}

    template <class Part>
    void fill_part(Part& part, int depth) {
        if constexpr (OneOfWords<Part>) {
            part.is = any_word<typename Part::Kind>(below(std::variant_size_v<typename Part::Kind>));
            std::visit([&](auto& word) { fill(word, depth); }, part.is);
        } else {
            fill(part, depth);
        }
    }

public:
    template <class Variant, std::size_t at = 0>
    static Variant any_word(std::size_t wanted) {
        if constexpr (at < std::variant_size_v<Variant>)
            return wanted == at ? Variant(std::variant_alternative_t<at, Variant>{})
                                : any_word<Variant, at + 1>(wanted);
        else return Variant{};
    }

private:
    std::uint64_t dice_;
};

template <class Kind>
Kind filled(std::size_t word, Filler& filler, int depth) {
    Kind kind = Filler::any_word<Kind>(word);
    std::visit([&](auto& each) { filler.fill(each, depth); }, kind);
    return kind;
}

std::string whole(const Passage& passage) {
    std::string text;
    for (const PassageBlock& block : in_nominative(passage)) {
        text += (text.empty() ? "" : "\n") + without_marks(block.text);
        for (const auto& row : block.rows)
            for (const std::string& cell : row) text += "\n" + cell;
    }
    return text;
}

constexpr std::array telling_events{EventKind::Wounded, EventKind::Attacked, EventKind::MoveEnd,  EventKind::RoundEnd,
                                    EventKind::TurnEnd, EventKind::TakenUp,  EventKind::Destroyed};

Rule rule_with(EventKind event) {
    Rule rule;
    rule.id.word = "the-rule";
    rule.events.push_back({});
    rule.events.back().event = event;
    return rule;
}

class Reader {
public:
    explicit Reader(const Words& words) : words_(words) {}
    void read(const Passage& passage, std::string_view what) {
        const std::string text = whole(passage);
        std::size_t at = 0;
        while (at < text.size()) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            if (const std::string fault = fault_in(text.substr(at, end - at), words_); !fault.empty())
                faults_.try_emplace(std::string(what) + ": " + fault, text);
            at = end + 1;
        }
    }
    std::string faults() const {
        std::string all;
        for (const auto& [fault, text] : faults_) all += "\n  " + fault + "\n      " + text;
        return all;
    }

private:
    const Words& words_;
    std::map<std::string, std::string> faults_{};
};

constexpr std::size_t rules_a_word = 24;

}  // namespace

TEST_CASE("whatever a scenario says is told without faults of grammar, in each language") {
    for (const Language& language : languages()) {
        const Words words = words_of_language(language.code);
        Reader reader(words);
        Filler filler(7);
        for (std::size_t word = 0; word < std::variant_size_v<Condition::Kind>; ++word)
            for (std::size_t time = 0; time < rules_a_word; ++time) {
                RulesText text(words, shipped());
                Rule rule = rule_with(telling_events[time % telling_events.size()]);
                const Condition condition{filled<Condition::Kind>(word, filler, 2), 0};
                (time % 2 == 0 ? rule.when.emplace().conditions : rule.unless.emplace().conditions)
                    .push_back(condition);
                rule.effects.emplace_back(effect::Destroy{});
                reader.read(text.rule(rule), "condition");
            }
        for (std::size_t word = 0; word < std::variant_size_v<Effect::Kind>; ++word)
            for (std::size_t time = 0; time < rules_a_word; ++time) {
                RulesText text(words, shipped());
                Rule rule = rule_with(telling_events[time % telling_events.size()]);
                rule.effects.emplace_back(filled<Effect::Kind>(word, filler, 3));
                reader.read(text.rule(rule), "effect");
            }
        for (std::size_t word = 0; word < std::variant_size_v<Amendment::Kind>; ++word)
            for (std::size_t time = 0; time < rules_a_word; ++time) {
                RulesText text(words, shipped());
                Modifier modifier;
                filler.fill(modifier, 2);
                modifier.id.word = "the-modifier";
                modifier.changes.emplace_back(filled<Amendment::Kind>(word, filler, 1));
                reader.read(text.modifier(modifier), "modifier");
            }
        INFO(language.code << reader.faults());
        CHECK(reader.faults().empty());
    }
}

TEST_CASE("slot sentences read well with 0, 1 and 2 in each slot, in each language") {
    for (const Language& language : languages()) {
        const Words words = words_of_language(language.code);
        std::string faults;
        for (const WordSort& sort : all_words())
            for (const char* number : {"0", "1", "2"}) {
                WordNode word = sort.empty;
                for (Slot& slot : word.slots)
                    slot.text = slot.kind == SlotKind::Number ? number
                                : slot.words.empty()          ? "x"
                                                              : std::string(slot.words.back());
                std::string text = plain(slot_sentence(word, words, shipped()));
                std::erase_if(text, [](char c) { return c == '[' || c == ']'; });
                if (const std::string fault = fault_in(text, words); !fault.empty())
                    faults += "\n  " + std::string(sort.name) + ": " + fault + ": " + text;
            }
        INFO(language.code << faults);
        CHECK(faults.empty());
    }
}

namespace {

// The names between the braces of a sentence, and whether they are numbers: by their own name, in any sentence.
bool is_number(std::string_view name, const Words& words) {
    static std::map<std::string, std::set<std::string, std::less<>>> known;
    std::set<std::string, std::less<>>& counts = known[words.language];
    if (counts.empty())
        for (const auto& [id, sentence] : words.sentences())
            if (!sentence.count.empty()) counts.insert(sentence.count);
    return counts.contains(name);
}

std::vector<std::string> arguments_in(const std::string& text) {
    std::vector<std::string> names;
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        const std::size_t from = text.compare(open + 1, 4, "say:") == 0 ? open + 5 : open + 1;
        names.push_back(text.substr(from, text.find_first_of(":?#}", from) - from));
    }
    return names;
}

Message with_numbers(const std::string& id, const Words::Sentence& sentence, int number, const Words& words) {
    Message message{id};
    int other = 0;
    for (const std::string& part : {sentence.text, sentence.one})
        for (const std::string& name : arguments_in(part)) {
            if (std::ranges::find(message.arguments, name, &Argument::name) != message.arguments.end()) continue;
            if (is_number(name, words)) message.arguments.emplace_back(name, number);
            else message.arguments.emplace_back(name, "Ulla" + std::string(1, static_cast<char>('a' + other++ % 26)));
        }
    return message;
}

}  // namespace

TEST_CASE("every sentence reads well with 0, 1 and 2, in each language") {
    for (const Language& language : languages()) {
        const Words words = words_of_language(language.code);
        std::string faults;
        for (const auto& [id, sentence] : words.sentences()) {
            if (id.starts_with("slot.") || id == "human.help") continue;  // Places for arguments; an example of a line.
            if (sentence.text.find("{say:") != std::string::npos) continue;
            for (const int number : {0, 1, 2}) {
                std::string text = words(with_numbers(id, sentence, number, words));
                const std::string fault = doubled_in(tokens_of(text), words) + one_of_many_in(tokens_of(text), words);
                if (!fault.empty()) faults += "\n  " + id + ": " + fault + ": " + text;
            }
        }
        INFO(language.code << faults);
        CHECK(faults.empty());
    }
}
