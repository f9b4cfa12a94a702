// Texts of other people that a careless writer would turn into markup, formulas, commands or other lines: one table,
// with which every writer is tested. A test writes the text, reads it back with a reader of the format, and finds the
// text.
#pragma once
#include <string>
#include <vector>

namespace hexwright::testing {

struct HostileText {
    const char* name;
    std::string text;
    bool in_xml = true;  // False: no XML file can hold it, so it comes only from arguments and names of files.
};

inline const std::vector<HostileText>& hostile_texts() {
    using std::string;
    static const std::vector<HostileText> all{
        // Markup
        {"image", "<img src=x onerror=alert(1)>"},
        {"script", "</script><script>alert(1)</script>"},
        {"end of a title", "</title></text></svg><b>bold</b>"},
        {"comment", "a -- b --> c <!-- d"},
        {"section", "]]> and <![CDATA[ x ]]>"},
        {"declaration", "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]>"},
        {"entities", "&amp; &lt; &#60; &b; AT&T & co &"},
        {"quotes", "\"double\" 'single' `back` \" onload=\"alert(1)"},
        // Markdown
        {"link", "[click](javascript:alert(1)) ![picture](x.png) [a]: http://b"},
        {"emphasis", "*a* **b** _c_ __d__ ~~e~~ `f` ``g`` $h$"},
        {"edges of emphasis", "*a"},
        {"only stars", "***"},
        {"heading", "# one ## two ##"},
        {"signs only", "###"},
        {"list", "- one"},
        {"numbers", "1. one 2) two 3."},
        {"quotation", "> said"},
        {"rule", "---"},
        {"underline", "==="},
        {"fence", "``` ~~~ ```"},
        {"table", "a | b |--|:-:| c"},
        {"backslashes", "C:\\new\\* \\\\ \\[x\\] end\\"},
        {"autolinks", "<http://a.b> http://a.b www.a.b a@b.c <a@b.c>"},
        {"punctuation at the edges", "(a) \"b\"!"},
        {"lines that wrap into signs",
         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa - b "
         "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc "
         "1. d "
         "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee # "
         "f "
         "gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg "
         "=== h"},
        // Spreadsheets
        {"formula", "=cmd|' /C calc'!A0"},
        {"sum", "+1+1"},
        {"minus", "-2+3"},
        {"function", "@SUM(1,2)"},
        {"apostrophe", "'=1+1"},
        {"cells", "a;b,c\"d\",,;"},
        // Other files of text
        {"RTF", "{\\rtf1 \\b bold} \\par \\'e4"},
        {"braces", "{name} {say:about.what} {{x}} ⟦a|b⟧"},
        // Characters
        {"right-to-left override", "abc\u202Elmx.exe"},
        {"marks of direction", "a\u061Cb\u200Ec\u200Fd\u202Ae\u202Bf\u202Cg\u202Dh\u202Ei\u2066j\u2067k\u2068l\u2069m"},
        {"separators", "one\u2028two\u2029three"},
        {"controls of two bytes", "a\u009B31mb\u0085c\u0080d\u009Fe"},
        {"delete",
         "a\x7F"
         "b"},
        {"wide blanks", "\u00A0a\u3000"},
        {"mark of byte order", "\uFEFFtext"},
        {"joined emoji", "\U0001F469\u200D\U0001F680\U0001F3F4"},
        {"Hebrew", "שלום (a) 1"},
        {"long word", string(300, 'w')},
        // What XML cannot hold
        {"escape", "\x1B[31mred\x1B]0;title\x07", false},
        {"zero", string("a\0b", 3), false},
        {"return", "a\rb", false},
        {"no UTF-8", "a\xFF\x9B\xC3", false},
        {"surrogate", "a\xED\xA0\x80z", false},
        {"no character", "a\xEF\xBF\xBEz", false},
        {"marks of passages",
         "a\x05"
         "b\x06"
         "c\x01"
         "d|e\x03\x04m",
         false},
    };
    return all;
}

}  // namespace hexwright::testing
