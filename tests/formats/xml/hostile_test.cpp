// Malicious or corrupted files: one clear sentence each, quickly and in little memory.
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/elements/scan.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

constexpr bool measured = !HEXWRIGHT_SANITIZED;  // Sanitizers need more time and memory.

double processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// A line of /proc/self/status. Other tests in this process have their own peaks, so the peak is reset before measuring.
double megabytes(std::string_view line) {
    const auto status = read_file("/proc/self/status");
    const std::size_t at = status ? status->find(line) : std::string::npos;
    return at == std::string::npos ? 0 : std::strtod(status->c_str() + at + line.size(), nullptr) / 1024;
}
void forget_peak() {
    if (std::FILE* file = std::fopen("/proc/self/clear_refs", "w")) {
        std::fputs("5", file);
        std::fclose(file);
    }
}

std::string filled(std::string start, std::string_view with, std::string_view end, std::size_t size = max_file_bytes) {
    start.reserve(size + 100);
    while (start.size() + with.size() + end.size() <= size) start += with;
    return start += end;
}

const std::string root = "<scenario xmlns=\"urn:hexwright:scenario:2\">";

std::string sentence_for(const std::string& xml) {
    static const Words words = english();
    forget_peak();
    const double resident = megabytes("VmRSS:"), before = processor_seconds();
    const auto read = read_scenario(xml, "a.xml", testing::shipped());
    const double seconds = processor_seconds() - before;
    if (measured) CHECK(seconds < 20);  // A guard against hanging; on an idle machine each takes under a second.
    const double needed = megabytes("VmHWM:") - resident + static_cast<double>(xml.size() >> 20);
    if (measured) CHECK(needed < 180);  // The program itself takes 20 more.
    UNSCOPED_INFO(seconds << " s, " << needed << " MB");
    return read ? "read" : describe(read.error(), words);
}

}  // namespace

TEST_CASE("hostile text gets one line with a place") {
    struct {
        std::string name, xml, sentence;
    } const table[] = {
        {"truncated", root + "<battlefield>\n<level number=\"1",
         "a.xml:2:17: the file ends while <level> of line 2 is still open; is it complete?"},
        {"NaN", root + "<battlefield><level number=\"NaN\"/></battlefield></scenario>",
         "a.xml:1:64: number=\"NaN\" is not a whole number; write one from 1 to 120"},
        {"12abc", root + "<battlefield><level number=\"12abc\"/></battlefield></scenario>",
         "a.xml:1:64: number=\"12abc\" is not a whole number; write one from 1 to 120"},
        {"huge number", root + "<battlefield><level number=\"99999999999999\"/></battlefield></scenario>",
         "a.xml:1:64: number=\"99999999999999\" is out of range; write a number from 1 to 120"},
        {"Latin-1 by declaration", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + root + "</scenario>",
         "a.xml:1:31: the encoding ISO-8859-1 is not supported; save the file as UTF-8"},
        {"Latin-1 by bytes", root + "<about title=\"M\xFCnchen\"/></scenario>",
         "a.xml:1:59: byte 252 is not UTF-8 text; save the file as UTF-8"},
        {"UTF-16", std::string("\xFF\xFE<\0s\0", 6),
         "a.xml: the encoding UTF-16 is not supported; save the file as UTF-8"},
        {"two roots", root + "<battlefield/></scenario>\n<scenario/>",
         "a.xml:2:1: <scenario> is a second outermost element, but a file has only one; put this into its own file"},
        {"billion laughs", "<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;&b;&b;\">]>" + root + "&c;</scenario>",
         "a.xml:1:1: a DOCTYPE is not used here; remove it"},
        {"unknown entity", root + "&c;</scenario>",
         "a.xml:1:44: \"&c;\" is not a known reference; write &amp; for a plain &"},
        {"zero bytes", std::string(1000, '\0'),
         "a.xml:1:1: control characters (byte 0) are not allowed in XML; is this a text file?"},
        {"a picture", "\x89PNG\r\n\x1A\n", "a.xml:1:1: byte 137 is not UTF-8 text; save the file as UTF-8"},
    };
    for (const auto& row : table) {
        CAPTURE(row.name);
        CHECK(sentence_for(row.xml) == row.sentence);
    }
}

TEST_CASE("32 MB of anything is answered within a second and 200 MB") {
    struct {
        std::string_view name, start, with, end, sentence;
    } const table[] = {
        {"nothing but <", "", "<", "", "a.xml:1:1: \"<<<<<<<<<<<<…\" is not XML; write &lt; for a plain <"},
        {"nothing but text", "", "a", "", "a.xml:1:1: there is text outside the outermost element; remove it"},
        {"nothing but line breaks", "", "\n", "", "a.xml: the file is empty; a file begins with its outermost element"},
        {"deep", "", "<a>", "",
         "a.xml:1:97: elements are nested deeper than 32, and no Hexwright file is; is this the right one?"},
        {"many elements", "<a>", "<b/>", "</a>",
         "a.xml:1:1200000: more than 300000 elements and comments in one file; split it"},
        {"many comments", "<a>", "<!---->", "</a>",
         "a.xml:1:2099997: more than 300000 elements and comments in one file; split it"},
        {"many texts", "<a>", "x<b/>", "</a>",
         "a.xml:1:750000: more than 300000 elements and comments in one file; split it"},
        {"many pieces of CDATA", "<a>", "<![CDATA[]]>", "</a>",
         "a.xml:1:3599992: more than 300000 elements and comments in one file; split it"},
        {"many attributes of one element", "<a", " b=''", "/>",
         "a.xml:1:9: <a> has the attribute b twice; keep one of them"},
        {"many attributes", "<a>", "<b c='' d='' e='' f='' g=''/>", "</a>",
         "a.xml:1:4640007: more than 800000 attributes in one file; split it"},
        {"a long name", "<", "a", "/>",
         "a.xml:1:1: this file begins with <aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…>; expected <scenario "
         "xmlns=\"urn:hexwright:scenario:2\">"},
        {"a long value", "<scenario xmlns='", "a", "'/>",
         "a.xml:1:11: xmlns=\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…\" does not belong to this kind of file; write "
         "xmlns=\"urn:hexwright:scenario:2\""},
        {"an unclosed value", "<a b='", "a", "",
         "a.xml:1:33554433: the file ends while <a> of line 1 is still open; is it complete?"},
        {"an unclosed comment", "<a><!--", "a", "", "a.xml:1:4: <!-- is never closed; end it with -->"},
        {"a long story", "<scenario xmlns='urn:hexwright:scenario:2'><battlefield/><about><story>", "&amp;",
         "</story></about></scenario>", "a.xml:1:65: the story is longer than 20000 characters; shorten it"},
        {"a long text where none is", "<scenario xmlns='urn:hexwright:scenario:2'>", "x", "</scenario>",
         "a.xml:1:1: there is text inside <scenario>, which cannot have any; remove it"},
        {"many spaces of a zone",
         "<scenario xmlns='urn:hexwright:scenario:2'><battlefield/><zones><zone id='a' spaces='", "0,0,1 ",
         "'/></zones></scenario>", "a.xml:1:78: more than 20000 spaces in one zone; split it"},
        {"a long comment", "<scenario xmlns='urn:hexwright:scenario:2'><battlefield/><!--", "c", "--></scenario>",
         "read"},
        {"much white space", "<scenario xmlns='urn:hexwright:scenario:2'><battlefield/>", "\r\n", "</scenario>",
         "read"},
    };
    for (const auto& row : table) {
        CAPTURE(row.name);
        CHECK(sentence_for(filled(std::string(row.start), row.with, row.end)) == row.sentence);
    }
}

TEST_CASE("the largest files that are read stay within a second and 200 MB") {
    std::string pieces = root + "<battlefield><level number=\"1\">";
    pieces.reserve(max_file_bytes);
    for (int i = 0; i < 10'000; ++i)
        pieces += "<piece kind=\"grass-7\" at=\"" + std::to_string(i % 1900) + "," + std::to_string(i / 1900) +
                  "\" turn=\"5\" name=\"" + std::string(190, 'x') + std::to_string(i) + "\"/>";
    for (int i = 0; i < 190'000; ++i)
        pieces += (i < 120'000 ? "<piece kind=\"grass-7\" at=\"" : "<piece kind=\"grass-1\" at=\"") +
                  std::to_string(i % 1900) + "," + std::to_string(i / 1900) + "\"/>";
    pieces += "</level></battlefield>";
    CHECK(sentence_for(filled(std::move(pieces), " ", "</scenario>")) == "read");
}

TEST_CASE("one byte too many is refused before anything is read") {
    const std::string xml = filled("<a>", " ", "</a>", max_file_bytes + 1);
    CHECK(scan_xml(xml, "a.xml").error().message.id == "file.too-large");
}
