#include "formats/xml/elements/document.h"

#include "formats/xml/elements/scan.h"
#include "formats/xml/elements/xml_writer.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

std::string place_and_id(const Refusal& error) {  // For example "2:5 xml.wrong-end".
    return std::to_string(error.at->line) + ":" + std::to_string(error.at->column) + " " + error.message.id;
}

std::string trouble_of(std::string_view xml) {
    const auto document = parse_document(xml, "a.xml");
    return document ? "none" : place_and_id(document.error());
}

template <class T>
std::string trouble_of(const Result<T>& result) {
    return result ? "none" : place_and_id(result.error());
}

std::string argument(const Refusal& error, std::string_view name) {
    for (const Argument& each : error.message.arguments)
        if (each.name == name) return each.value;
    return "?";
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string nested(int depth) {
    return repeated("<a>", static_cast<std::size_t>(depth)) + repeated("</a>", static_cast<std::size_t>(depth));
}

}  // namespace

TEST_CASE("text that is not one well-formed element is refused at the place of the trouble") {
    struct {
        std::string_view xml, trouble;
    } const table[] = {
        {"<a/>", "none"},
        {"\xEF\xBB\xBF<?xml version='1.0' encoding='utf-8'?>\n<a>&amp;&#65;&#x41;<![CDATA[<]]></a><!-- end -->\n",
         "none"},
        {"", "0:0 xml.empty"},
        {"   \n", "0:0 xml.empty"},
        {"<!-- only this -->", "0:0 xml.empty"},
        {"<a/>\n<b/>", "2:1 xml.two-roots"},
        {"<a/> b", "1:6 xml.text-outside"},
        {"a<b/>", "1:1 xml.text-outside"},
        {"<a/>&amp;", "1:5 xml.text-outside"},
        {"<![CDATA[x]]><a/>", "1:1 xml.text-outside"},
        {"<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "1:1 xml.doctype"},
        {"<a>&b;</a>", "1:4 xml.reference"},
        {"<a b='&lt'/>", "1:7 xml.reference"},
        {"<a>&#0;</a>", "1:4 xml.reference"},
        {"<a>&#xD800;</a>", "1:4 xml.reference"},
        {"<a>&#99999999999999;</a>", "1:4 xml.reference"},
        {"<a>&</a>", "1:4 xml.reference"},
        {"<a>\n  <b>\n</a>", "3:1 xml.wrong-end"},
        {"</a>", "1:1 xml.end-without-start"},
        {"<a/></a>", "1:5 xml.end-without-start"},
        {"<a>\n<b", "2:3 xml.truncated-in"},
        {"<a", "1:3 xml.truncated-in"},
        {"<a b", "1:5 xml.truncated-in"},
        {"<a b=", "1:6 xml.truncated-in"},
        {"<a b='", "1:7 xml.truncated-in"},
        {"<a></", "1:6 xml.truncated-in"},
        {"<a></a", "1:7 xml.truncated-in"},
        {"<a>", "1:4 xml.truncated-in"},
        {"<?xml version='1.0'", "1:20 xml.truncated"},
        {"<a><!-- b", "1:4 xml.not-closed"},
        {"<a><![CDATA[ b", "1:4 xml.not-closed"},
        {"<a><!-- b -- c --></a>", "1:11 xml.dashes-in-comment"},
        {"<a><?b?></a>", "1:4 xml.instruction"},
        {"<a>< b/></a>", "1:4 xml.syntax"},
        {"<a><!b></a>", "1:4 xml.syntax"},
        {"<a b='1'c='2'/>", "1:9 xml.syntax-in-tag"},
        {"<a ='1'/>", "1:4 xml.syntax-in-tag"},
        {"<a b/>", "1:4 xml.no-value"},
        {"<a b=1/>", "1:4 xml.no-value"},
        {"<a b='1' b='2'/>", "1:10 xml.attribute-twice"},
        {"<a b='<c/>'/>", "1:4 xml.value-not-closed"},
        {"<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "1:31 xml.encoding"},
        {"\xFF\xFE<\0a\0/\0>\0", "0:0 xml.encoding"},
        {"<a>\n\xE4</a>", "2:1 xml.not-utf8"},
        {"<a>\xC0\x80</a>", "1:4 xml.not-utf8"},
        {"<a>\xED\xA0\x80</a>", "1:4 xml.not-utf8"},
        {"<a>\xF4\x90\x80\x80</a>", "1:4 xml.not-utf8"},
        {"<a>\xEF\xBF\xBE</a>", "1:4 xml.not-utf8"},
        {"<a>\xE2\x82", "1:4 xml.not-utf8"},
        {std::string_view("<a>\0</a>", 8), "1:4 xml.control-character"},
        {"<a>\x01</a>", "1:4 xml.control-character"},
    };
    for (const auto& row : table) {
        CAPTURE(row.xml);
        CHECK(trouble_of(row.xml) == row.trouble);
    }
}

TEST_CASE("columns count characters, and a byte order mark is none") {
    CHECK(trouble_of("<a b='äöü€' c/>") == "1:13 xml.no-value");
    CHECK(trouble_of("\xEF\xBB\xBF<a b/>") == "1:4 xml.no-value");
}

TEST_CASE("a truncated file names the element that stays open and its line") {
    const auto document = parse_document("<a>\n<b>\n<c/>", "a.xml");
    REQUIRE(!document);
    CHECK(argument(document.error(), "element") == "b");
    CHECK(argument(document.error(), "line") == "2");
}

TEST_CASE("bounds hold exactly") {
    CHECK(trouble_of(nested(32)) == "none");
    CHECK(trouble_of(nested(33)) == "1:97 xml.too-deep");
    const auto with_attributes = [](int count) {
        std::string xml = "<a";
        for (int i = 0; i < count; ++i) xml += " b" + std::to_string(i) + "=''";
        return xml + "/>";
    };
    CHECK(trouble_of(with_attributes(32)) == "none");
    CHECK(trouble_of(with_attributes(33)).ends_with("xml.too-many-attributes-of"));
    CHECK(trouble_of("<a>" + repeated("<b/>", max_xml_nodes - 1) + "</a>") == "none");
    CHECK(trouble_of("<a>" + repeated("<b/>", max_xml_nodes) + "</a>").ends_with("xml.too-many-nodes"));
    CHECK(trouble_of("<a>" + repeated("<!---->", max_xml_nodes) + "</a>").ends_with("xml.too-many-nodes"));
    const std::string four = "<b c='' d='' e='' f=''/>";
    CHECK(trouble_of("<a>" + repeated(four, max_xml_attributes / 4) + "</a>") == "none");
    CHECK(
        trouble_of("<a g=''>" + repeated(four, max_xml_attributes / 4) + "</a>").ends_with("xml.too-many-attributes"));
}

TEST_CASE("numbers are read whole and within their range") {
    const std::string_view xml =
        "<a><b n='12'/><b n='12abc'/><b n='99999999999999'/><b n='NaN'/><b n=''/><b n=' 1'/><b n='+1'/><b "
        "n='-0'/><b/><b n='121'/></a>";
    const auto document = parse_document(xml, "a.xml");
    REQUIRE(document);
    const auto children = document->root().children();
    REQUIRE(children.size() == 10);
    std::vector<std::string> ids;
    for (const Node& node : children) {
        const auto number = node.integer("n", 0, 120);
        ids.push_back(number ? "none" : number.error().message.id);
    }
    CHECK(ids == std::vector<std::string>{"none", "xml.not-a-number", "xml.out-of-range", "xml.not-a-number",
                                          "xml.not-a-number", "xml.not-a-number", "xml.not-a-number", "none",
                                          "xml.attribute-missing", "xml.out-of-range"});
    CHECK(trouble_of(children[1].integer("n", 0, 120)) == "1:18 xml.not-a-number");
    CHECK(trouble_of(children[2].integer("n", 0, 120)) == "1:32 xml.out-of-range");
    CHECK(*children[0].integer("n", 0, 120) == 12);
    CHECK(*children[8].integer_or("n", 0, 120, 7) == 7);
}

TEST_CASE("other values: text, ids, places, words") {
    const auto document = parse_document(
        "<a t='Tic&amp;alla' u='a&#10;b' i='red-2' j='Red' h='3,-4' s='3,-4,2' z='3,4,121' w='ne' e=''/>", "a.xml");
    REQUIRE(document);
    const Node a = document->root();
    CHECK(*a.text("t") == "Tic&alla");
    CHECK(a.text("t", 7).error().message.id == "xml.text-too-long");
    CHECK(a.text("u").error().message.id == "xml.text-with-break");
    CHECK(a.text("e").error().message.id == "xml.attribute-empty");
    CHECK(a.text_or("e", "x")->empty());
    CHECK(*a.text_or("none", "x") == "x");
    CHECK(*a.id("i") == "red-2");
    CHECK(a.id("j").error().message.id == "xml.not-an-id");
    CHECK(*a.hex("h") == HexCoord{3, -4});
    CHECK(*a.space("s") == Space{{3, -4}, 2});
    CHECK(a.space("z").error().message.id == "xml.not-a-space");
    CHECK(*a.one_of("w", {"e", "ne"}) == 1);
    CHECK(a.one_of("j", {"e", "ne"}).error().message.id == "xml.not-one-of");
}

TEST_CASE("what is not known is an error with the likeliest meaning") {
    const auto document = parse_document("<a>\n <peice kind='x' trun='1'/>\n words</a>", "a.xml");
    REQUIRE(document);
    const Node a = document->root();
    const Node piece = a.children()[0];
    CHECK(a.only_children({"piece"}).error().message.id == "xml.unexpected-text");
    const auto attributes = piece.only_attributes({"kind", "turn"});
    REQUIRE(!attributes);
    CHECK(place_and_id(attributes.error()) == "2:18 xml.unknown-attribute-near");
    CHECK(argument(attributes.error(), "suggestion") == "turn");
    const auto second = parse_document("<a>\n <peice/><zz/></a>", "a.xml");
    CHECK(place_and_id(second->root().only_children({"piece", "edge"}).error()) == "2:2 xml.unknown-element-near");
    CHECK(place_and_id(second->root().only_children({"peice"}).error()) == "2:10 xml.unknown-element");
    CHECK(second->root().nothing_inside().error().message.id == "xml.unknown-element-none");
}

TEST_CASE("comments are found before elements, at the end of their parent and outside of the root") {
    const auto document = parse_document("<!--1--><a><!--2--><!--3--><b/><c><!--4--></c><!--5--></a><!--6-->", "a.xml");
    REQUIRE(document);
    using Comments = std::vector<std::string>;
    const Node a = document->root();
    CHECK(document->comments_before_root() == Comments{"1"});
    CHECK(document->comments_after_root() == Comments{"6"});
    CHECK(a.children()[0].comments_before() == Comments{"2", "3"});
    CHECK(a.children()[0].comments_at_end().empty());
    CHECK(a.children()[1].comments_before().empty());
    CHECK(a.children()[1].comments_at_end() == Comments{"4"});
    CHECK(a.comments_at_end() == Comments{"5"});
}

TEST_CASE("what the writer writes is read as it was") {
    const std::string value = "<\"quoted\" & 'so'>\n\ttail\r";
    XmlWriter out;
    out.comment(" by hand ");
    out.open("a");
    out.attribute("v", value);
    out.open("b");
    out.attribute("n", -3);
    out.close();
    out.element_with_text("c", "1 < 2 & 3");
    out.close();
    const std::string xml = out.take();
    const auto document = parse_document(xml, "a.xml");
    REQUIRE(document);
    CHECK(document->root().raw("v") == value);
    CHECK(document->root().child("b")->integer("n", -9, 9) == -3);
    CHECK(document->root().child("c")->content() == "1 < 2 & 3");
    CHECK(xml.ends_with("  <b n=\"-3\"/>\n  <c>1 &lt; 2 &amp; 3</c>\n</a>\n"));
}
