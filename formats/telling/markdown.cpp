#include "formats/telling/markdown.h"

#include <cctype>
#include <functional>
#include <md4c.h>
#include <utility>

namespace hexwright::telling {
namespace {

std::string attribute_text(const MD_ATTRIBUTE& attribute) { return {attribute.text, attribute.size}; }

// Collects blocks and spans from md4c's callbacks for their beginnings and ends.
class Gatherer {
public:
    std::vector<PageBlock> blocks;

    void enter(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_H:
                begin(PageBlockKind::Heading, static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level));
                break;
            case MD_BLOCK_P:
                if (lists_.empty()) begin(PageBlockKind::Paragraph, 1);
                break;
            case MD_BLOCK_CODE:
                begin(PageBlockKind::Code, 1);
                break;
            case MD_BLOCK_HR:
                begin(PageBlockKind::Rule, 1);
                break;
            case MD_BLOCK_TABLE:
                begin(PageBlockKind::Table, 1);
                break;
            case MD_BLOCK_UL:
                lists_.push_back(0);
                break;
            case MD_BLOCK_OL:
                lists_.push_back(static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start));
                break;
            case MD_BLOCK_LI:
                begin_item();
                break;
            case MD_BLOCK_TR:
                blocks.back().rows.emplace_back();
                break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD:
                blocks.back().rows.back().emplace_back();
                break;
            default:
                break;
        }
    }

    void leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) lists_.pop_back();
    }

    void enter(MD_SPANTYPE type, void* detail) {
        if (type == MD_SPAN_STRONG) style_.strong = true;
        if (type == MD_SPAN_EM) style_.emphasis = true;
        if (type == MD_SPAN_CODE) style_.code = true;
        if (type == MD_SPAN_A) style_.link = attribute_text(static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
        if (type == MD_SPAN_IMG) style_.picture = attribute_text(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src);
    }

    void leave(MD_SPANTYPE type) {
        if (type == MD_SPAN_STRONG) style_.strong = false;
        if (type == MD_SPAN_EM) style_.emphasis = false;
        if (type == MD_SPAN_CODE) style_.code = false;
        if (type == MD_SPAN_A) style_.link.clear();
        if (type == MD_SPAN_IMG) style_.picture.clear();
    }

    void add(MD_TEXTTYPE type, std::string_view text) {
        if (blocks.empty()) return;
        if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) text = " ";
        if (type == MD_TEXT_HTML) return;
        Runs& runs = into();
        TextRun run = style_;
        if (!runs.empty()) {
            run.text = runs.back().text;
            if (run == runs.back()) {
                runs.back().text += text;
                return;
            }
        }
        run.text = text;
        runs.push_back(std::move(run));
    }

private:
    void begin(PageBlockKind kind, int depth) { blocks.push_back({kind, depth}); }

    void begin_item() {
        begin(PageBlockKind::ListItem, static_cast<int>(lists_.size()));
        if (int& next = lists_.back(); next > 0) blocks.back().number = next++;
    }

    Runs& into() {
        PageBlock& block = blocks.back();
        const bool cell = block.kind == PageBlockKind::Table && !block.rows.empty() && !block.rows.back().empty();
        return cell ? block.rows.back().back() : block.runs;
    }

    TextRun style_;
    std::vector<int> lists_;  // Next number of each open list; 0 for bullet lists.
};

// What is read, and where it goes.
struct Reading {
    std::string_view text;
    Gatherer all{};

    // What md4c names lies in the text, or is a line break or blanks of its own in code. Version 0.4.8 may name places
    // that it has never set: what lies anywhere else is not touched.
    std::string_view part(MD_TEXTTYPE type, const char* at, std::size_t size) const {
        constexpr std::size_t longest_own = 16;
        const bool inside = !std::less<>()(at, text.data()) && !std::less<>()(text.data() + text.size(), at);
        if (inside) return text.substr(static_cast<std::size_t>(at - text.data()), size);
        return type == MD_TEXT_CODE && size <= longest_own ? std::string_view(at, size) : std::string_view();
    }
};

Reading& reading(void* user) { return *static_cast<Reading*>(user); }

}  // namespace

std::vector<PageBlock> read_markdown(std::string_view text) {
    Reading now{text};
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        reading(user).all.enter(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
        reading(user).all.leave(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
        reading(user).all.enter(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
        reading(user).all.leave(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* at, MD_SIZE size, void* user) {
        reading(user).all.add(type, reading(user).part(type, at, size));
        return 0;
    };
    md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &now);
    return std::move(now.all.blocks);
}

std::string plain_text(const Runs& runs) {
    std::string text;
    for (const TextRun& run : runs) text += run.text;
    return text;
}

std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (const char c : heading) {
        if (c == ' ') anchor += '-';
        else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-')
            anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return anchor;
}

}  // namespace hexwright::telling
