#include "editor/cli/play/human.h"

#include "editor/cli/play/choices.h"
#include "editor/cli/play/look_up.h"
#include "editor/cli/play/map_text.h"
#include "editor/cli/report.h"
#include "engine/core/system/trouble.h"
#include "engine/core/text.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/story/story.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <iterator>

namespace hexwright::cli {
namespace {

std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

std::string joined(const std::vector<std::string>& words, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) text += (text.empty() ? "" : " ") + words[i];
    return text;
}

bool is_space(std::string_view word) { return word.find(',') != std::string_view::npos; }

// The members of "put", read from the words in order; `more` receives the first word that is one too many.
using Members = std::vector<std::pair<std::string, std::string>>;

Members put_members(const std::vector<std::string>& words, std::string& more) {
    constexpr const char* spaces[] = {"at", "tail"};
    Members members;
    std::size_t named = 0;
    for (std::size_t i = 1; i < words.size() && more.empty(); ++i) {
        if (i == 1) members.emplace_back("figure", words[i]);
        else if (members.back().first == "wounds" || (is_space(words[i]) && named == std::size(spaces)))
            more = words[i];
        else members.emplace_back(is_space(words[i]) ? spaces[named++] : "wounds", words[i]);
    }
    return members;
}

// A face of a combat die by its name as the number that records have for it; any other word unchanged.
std::string face_number(const std::string& word) {
    const std::string name = lower(word);
    return name == "skull" ? "1" : name == "shield" ? "4" : name == "blank" ? "6" : word;
}

// What may follow a word by hand: its members in order, then words that stand for a yes. Members that are not there at
// the end are left out.
struct ByHandWord {
    std::string_view name;
    std::vector<const char*> members{}, marks{};
};
const ByHandWord* by_hand_word(std::string_view name) {
    static const ByHandWord table[] = {{Dispute::name, {"figure", "target"}},
                                       {SetRound::name, {"round"}},
                                       {SetTurn::name, {"card", "number"}},
                                       {SetMarker::name, {"card", "marker"}, {"revealed", "off"}},
                                       {SetFlag::name, {"flag", "of"}, {"off"}},
                                       {SetCounter::name, {"counter", "value", "of"}},
                                       {SetControl::name, {"card", "player"}},
                                       {BringCard::name, {"card", "player"}},
                                       {RemoveCard::name, {"card"}},
                                       {SetGlyph::name, {"glyph", "at"}, {"face-down"}},
                                       {Arrange::name, {}, {"clear"}},
                                       {BeginPlay::name}};
    const auto found = std::ranges::find(table, name, &ByHandWord::name);
    return found == std::end(table) ? nullptr : &*found;
}

// A member that may be of several sorts by what stands there: `of` is a player or a figure, a turn is a card's or a
// player's, a glyph that goes is "none", and the X is a marker.
std::pair<std::string, std::string> member_meant(std::string_view action, const std::string& member,
                                                 const std::string& word) {
    if (member == "of") return {player_numbered(word) ? "player" : "figure", word};
    if (action == SetTurn::name && member == "card" && player_numbered(word)) return {"player", word};
    if (member == "marker" && lower(word) == "x") return {member, std::to_string(x_marker)};
    if (member == "glyph" && word == "none") return {member, ""};
    return {member, word};
}

Members members_in_order(const std::vector<std::string>& words, std::string& more) {
    const ByHandWord& known = *by_hand_word(words.front());
    Members members;
    std::size_t place = 0;
    for (std::size_t i = 1; i < words.size() && more.empty(); ++i) {
        if (std::ranges::count(known.marks, words[i]) > 0) members.emplace_back(words[i], "yes");
        else if (place < known.members.size())
            members.push_back(member_meant(known.name, known.members[place++], words[i]));
        else more = words[i];
    }
    std::erase_if(members, [](const auto& member) { return member.second.empty(); });
    return members;
}

// Turns "put 1.sonlen.1.1 3,4,2", "dice 6 6 1", "dispute 1.sonlen.1.1 2.shiori.1.1" or "set-round 3" into the wording
// of records.
Wording by_hand_wording(const std::vector<std::string>& words, std::string& more) {
    Wording wording{words.front()};
    if (by_hand_word(words.front())) {
        wording.members = members_in_order(words, more);
        return wording;
    }
    if (words.front() == PutFigure::name) {
        wording.members = put_members(words, more);
        return wording;
    }
    std::string faces;
    for (std::size_t i = 1; i < words.size(); ++i) faces += (i > 1 ? " " : "") + face_number(words[i]);
    wording.members.emplace_back("faces", faces);
    return wording;
}

// What the word takes, for whoever wrote too much.
const char* words_taken(std::string_view name) {
    if (name == PutFigure::name) return "human.put-words";
    return name == Dispute::name ? "human.dispute-words" : "human.by-hand-words";
}

// The first of these words that is no face of a die.
std::optional<std::string> no_face(const std::vector<std::string>& words) {
    for (std::size_t i = 1; i < words.size(); ++i)
        if (const auto face = number_in(face_number(words[i])); !face || *face < 1 || *face > 20) return words[i];
    return {};
}

// Every action by hand except "reseed", which a terminal does not offer: there, dice are rolled or set.
bool is_by_hand(std::string_view word) { return by_hand(word) && word != Reseed::name; }

class PeoplesSeats {
public:
    PeoplesSeats(GameSession& session, const Words& words, const GameWatch& keep, const std::function<bool()>& enough)
        : session_(session), words_(words), keep_(keep), enough_(enough) {}

    Result<void> run() {
        say("human.help");
        tell();
        AdvanceLimits limits{.watch = [this](const GameSession&) { changed(); }};
        if (enough_) limits.until = [this](const GameSession&) { return enough_(); };
        while (!left_ && session_.advance(limits) == Halt::Person) ask_for_decision();
        return output_trouble_ ? output_trouble(*output_trouble_) : Result<void>{};
    }

private:
    // Done: the state has changed. Asked: the same question stands.
    enum class Reply { Done, Asked };

    void print(const std::string& text) const {
        if (!output_trouble_ && !(std::cout << lines_for_terminal(text) << std::flush))
            output_trouble_ = system::last_trouble();
    }
    void say(const Message& message) const { print(words_(message) + "\n"); }
    void say(const char* id) const { say(Message{id, {}}); }
    void tell(const Result<std::string>& found) const {
        if (found) print(*found);
        else say(found.error().message);
    }

    // Who may read secrets here: the one person, if there are no others.
    PlayerId only_person() const {
        const Seats& seats = session_.seats();
        if (std::ranges::count(seats, nullptr) != 1) return {};
        return PlayerId{static_cast<int>(std::ranges::find(seats, nullptr) - seats.begin())};
    }

    void tell() const {  // Prints what the last action caused.
        for (const Event& event : session_.events())
            if (const auto sentence = keeps_secret(session_.state(), event, only_person())
                                          ? std::nullopt
                                          : story_of(session_.state(), event)) {
                const bool head = sentence->id == "story.round-began" || sentence->id.starts_with("story.turn-began");
                print((head ? "\n" : "  ") + words_(*sentence) + "\n");
            }
    }

    // ---- asking

    void ask(const ChoiceList& choices) const {
        const OpenDecision decision = *session_.decision();
        print("\n" + words_(decision.turn) + (decision.question ? " " + words_(*decision.question) : "") + "\n" +
              choices.folded());
        if (session_.waits_for_dispute()) say("human.may-dispute");
    }

    void ask_for_decision() {
        const GameState seen = session_.seen_by(*session_.decider());
        const ChoiceList choices(seen, session_.legal_actions(), words_);
        ask(choices);
        for (std::string line; print("> "), !output_trouble_ && std::getline(std::cin, line);) {
            const std::vector<std::string> words = words_in(line);
            if (words.empty()) ask(choices);
            else if (understood(words, choices, seen) == Reply::Done || left_) return;
        }
        print("\n");
        left_ = true;
    }

    Reply understood(const std::vector<std::string>& words, const ChoiceList& choices, const GameState& seen) {
        const std::string& first = words.front();
        const auto asked = std::exchange(to_confirm_, std::nullopt);
        if (asked && (first == "y" || first == "yes") && words.size() == 1) return done(session_.choose(*asked - 1));
        if (const auto number = number_in(first); number && words.size() == 1)
            return asked == number ? done(session_.choose(*asked - 1)) : chosen(*number, first, choices);
        if (first == "u" || first == "undo") return undone();
        if (first == "q" || first == "quit") left_ = true;
        else if (first == "?" || first == "h" || first == "help") say("human.help");
        else if (first == "b" || first == "board") print(table_of(seen));
        else if (first == "m" || first == "map") print(map_text(seen, words_));
        else if (first == "card" && words.size() > 1) tell(card_looked_up(seen, joined(words, 1), words_));
        else if (first == "sight" && words.size() == 3) tell(sight_looked_up(seen, words[1], words[2], words_));
        else if (first == "all") print(choices.all());
        else if (first == "by-hand") say("human.help-by-hand");
        else if (is_by_hand(first)) return done_by_hand(words);
        else if (const auto placed = markers_placed(words)) return *placed;
        else look_for(words, choices);
        return Reply::Asked;
    }

    Reply chosen(std::size_t number, const std::string& text, const ChoiceList& choices) {
        if (number < 1 || number > choices.count())
            return refused({"human.not-a-choice", {{"text", text.substr(0, 40)}, {"count", choices.count()}}});
        if (passes_turn(number - 1)) {
            to_confirm_ = number;
            return refused({"human.confirm", {{"number", number}}});
        }
        return done(session_.choose(number - 1));
    }

    // Whether the choice ends the turn, and with it the chance to take back what was done in it: something before, or
    // the choice itself. It is tried on a copy of the game; where it rolls dice first, it is no question of the turn.
    bool passes_turn(std::size_t listed) const {
        const std::size_t depth = session_.state().turns.size();
        const std::vector<Action>& legal = session_.legal_actions();
        const bool does_nothing = legal.size() == 1 || std::holds_alternative<Done>(legal[listed]);
        if (depth == 0 || (does_nothing && session_.cannot_take_back())) return false;
        GameSession trial = session_;
        if (!trial.choose(listed)) return false;
        for (const Event& event : trial.events()) {
            if (std::holds_alternative<event::Rolled>(event)) return false;
            if (std::holds_alternative<event::RoundEnded>(event) || std::holds_alternative<event::TurnLost>(event))
                return true;
            if (std::holds_alternative<event::TurnBegan>(event)) return trial.state().turns.size() <= depth;
        }
        return trial.state().turns.empty();
    }

    // "drake drake sonlen x": the cards of the next order markers, in the order in which they are asked for; x is the
    // card before it. std::nullopt if no markers are asked for, or no word means a card.
    std::optional<Reply> markers_placed(const std::vector<std::string>& words) {
        const std::vector<Action>& legal = session_.legal_actions();
        const auto* next = legal.empty() ? nullptr : std::get_if<PlaceMarker>(&legal.front());
        if (!next || words.size() < 2) return {};
        std::vector<CardId> cards;
        std::string wrong;
        for (const std::string& word : words) {
            const CardId card = lower(word) == "x" && !cards.empty() ? cards.back() : card_meant(legal, word);
            if (!card.valid() && wrong.empty()) wrong = word;
            if (card.valid()) cards.push_back(card);
        }
        if (cards.empty()) return {};
        if (!wrong.empty()) return refused({"human.no-marker-card", {{"text", wrong}}});
        const int left = markers_to_lay(session_.state());
        if (static_cast<int>(cards.size()) > left) return refused({"human.too-many-markers", {{"count", left}}});
        for (const CardId card : cards)
            if (const Result<void> placed = place_marker(card); !placed) return refused(placed.error().message);
        return Reply::Done;
    }

    Result<void> place_marker(CardId card) {
        const std::vector<Action>& legal = session_.legal_actions();
        const auto meant = std::ranges::find_if(legal, [card](const Action& action) {
            const auto* place = std::get_if<PlaceMarker>(&action);
            return place && place->card == card;
        });
        const auto placed = session_.choose(static_cast<std::size_t>(meant - legal.begin()));
        if (placed) changed();
        return placed;
    }

    // The one card among those that may get a marker which this word means: its id or name, or a part of them. Invalid
    // for none, and for cards of several sorts.
    CardId card_meant(const std::vector<Action>& legal, const std::string& word) const {
        CardId found;
        for (const Action& action : legal) {
            const auto* place = std::get_if<PlaceMarker>(&action);
            if (!place) continue;
            const ArmyCard& card = printed(session_.state(), place->card);
            if (card.id == word || name_of(session_.state(), place->card) == word) return place->card;
            if (!holds_words(card.id, word) && !holds_words(card.name, word)) continue;
            if (found.valid() && printed(session_.state(), found).id != card.id) return CardId{};
            if (!found.valid()) found = place->card;
        }
        return found;
    }

    // "3-17" lists these choices; other words list the choices that contain them.
    void look_for(const std::vector<std::string>& words, const ChoiceList& choices) const {
        const auto dash = words.front().find('-');
        const auto first = number_in(words.front().substr(0, dash));
        const auto last = dash == std::string::npos ? std::nullopt : number_in(words.front().substr(dash + 1));
        const std::string text = joined(words, 0);
        const std::string found = first && last && words.size() == 1 ? choices.some(*first, *last) : choices.with(text);
        if (!found.empty()) return print(found);
        say(Message{"human.not-a-choice", {{"text", text.substr(0, 40)}, {"count", choices.count()}}});
    }

    // ---- doing

    Reply refused(const Message& reason) const {
        say(reason);
        return Reply::Asked;
    }

    Reply done(const Result<void>& result) const {
        if (!result) return refused(result.error().message);
        changed();
        return Reply::Done;
    }

    void changed() const {
        if (keep_) keep_(session_);
        tell();
    }

    Reply undone() const {
        if (!session_.take_back()) return refused({"human.undo-nothing"});
        if (keep_) keep_(session_);
        return Reply::Done;
    }

    Reply done_by_hand(const std::vector<std::string>& words) {
        std::string more;
        if (const auto wrong = words.front() == NextDice::name ? no_face(words) : std::nullopt)
            return refused({"human.dice-words", {{"text", wrong->substr(0, 40)}}});
        const Wording wording = by_hand_wording(words, more);
        if (more.empty()) return done(session_.act_by_hand(wording));
        return refused({words_taken(words.front()), {{"word", words.front()}, {"text", more.substr(0, 40)}}});
    }

    // ---- the table

    static std::string spaces_text(const GameState& seen, FigureId figure) {  // The front first.
        std::string text;
        for (const SpaceIndex space : spaces_of(seen, figure))
            text += (text.empty() ? "" : " ") + to_text((*seen.board)[space].space);
        return text;
    }

    std::string figures_of_player(const GameState& seen, PlayerId player) const {
        std::string lines = words_(Message{"human.player", {{"player", player.value + 1}}}) + "\n";
        for (std::size_t i = 0; i < seen.figures.size(); ++i) {
            const FigureId figure{static_cast<int>(i)};
            const bool carried = seen[figure].place == Figure::Place::Carried;
            if (!(seen[figure].on_board() || carried) || controller(seen, figure) != player) continue;
            lines += "  " +
                     words_(Message{carried ? "human.figure-carried" : "human.figure",
                                    {{"id", name_of(seen, figure)},
                                     {"spaces", spaces_text(seen, figure)},
                                     {"bearer", carried ? name_of(seen, seen[figure].bearer) : std::string()},
                                     {"wounds", static_cast<int>(seen[figure].wounds)},
                                     {"life", printed(seen, figure).life}}}) +
                     "\n";
        }
        return lines + markers_of_player(seen, player);
    }

    std::string markers_of_player(const GameState& seen, PlayerId player) const {
        std::string lines;
        for (std::size_t i = 0; i < seen.cards.size(); ++i) {
            const GameCard& card = seen.cards[i];
            if (card.marked != player || (card.markers == 0 && card.hidden == 0)) continue;
            std::string faces;
            for (int marker = 1; marker <= marker_kinds; ++marker)
                if (card.markers >> (marker - 1) & 1) faces += (faces.empty() ? "" : " ") + face_text(marker);
            for (int unknown = 0; unknown < card.hidden; ++unknown) faces += faces.empty() ? "?" : " ?";
            lines += "  " +
                     words_(Message{"human.markers",
                                    {{"card", printed(seen, CardId{static_cast<int>(i)}).name}, {"markers", faces}}}) +
                     "\n";
        }
        return lines;
    }

    std::string table_of(const GameState& seen) const {
        std::string text;
        for (std::size_t i = 0; i < seen.players.size(); ++i)
            text += figures_of_player(seen, PlayerId{static_cast<int>(i)});
        for (const GameGlyph& glyph : seen.glyphs) {
            if (glyph.at == no_space && !glyph.bearer.valid()) continue;
            const std::string name = glyph.kind.valid() ? seen.catalogue()[glyph.kind].name : "?";
            if (glyph.bearer.valid()) {
                text +=
                    words_(Message{"human.glyph-carried", {{"glyph", name}, {"bearer", name_of(seen, glyph.bearer)}}}) +
                    "\n";
                continue;
            }
            text +=
                words_(Message{"human.glyph", {{"glyph", name}, {"space", to_text((*seen.board)[glyph.at].space)}}}) +
                "\n";
        }
        return text;
    }

    GameSession& session_;
    const Words& words_;
    const GameWatch& keep_;
    const std::function<bool()>& enough_;
    bool left_ = false;
    // The first one; mutable because printing changes nothing else.
    mutable std::optional<system::Trouble> output_trouble_{};
    std::optional<std::size_t> to_confirm_{};  // The number of the choice that was asked about last.
};

}  // namespace

Result<void> play_with_people(GameSession& session, const Words& words, const GameWatch& keep,
                              const std::function<bool()>& enough) {
    return PeoplesSeats(session, words, keep, enough).run();
}

}  // namespace hexwright::cli
