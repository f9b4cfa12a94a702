// The guide as a phone shows it: opened by Chromium from a file, in frames of the size of phones.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

// A page that shows the guide in a frame, does something with it and leaves what it found in its own text.
std::string page_around(const std::string& guide, int width, int height, bool scripts, const std::string& what) {
    std::string quoted;
    for (const char letter : guide) {
        if (letter == '&') quoted += "&amp;";
        else if (letter == '"') quoted += "&quot;";
        else quoted += letter;
    }
    return "<!DOCTYPE html><meta charset=utf-8><pre id=found></pre><iframe id=phone width=" + std::to_string(width) +
           " height=" + std::to_string(height) + " sandbox=\"allow-same-origin" + (scripts ? " allow-scripts" : "") +
           "\" srcdoc=\"" + quoted +
           "\"></iframe><script>\nvar frame=document.getElementById('phone');frame.onload=function(){"
           "var w=frame.contentWindow,d=frame.contentDocument,found=[];\n" +
           what + "\ndocument.getElementById('found').textContent='FOUND '+found.join(' ')+' END'}</script>";
}

constexpr const char* screens_script = R"(
['start','pack','build','setup','rules','share'].forEach(function(name){
  d.querySelector('nav label[for=go-'+name+']').click();
  var root=d.documentElement,shown=w.getComputedStyle(d.querySelector('.screen-'+name)).display==='block';
  found.push(name+':'+(shown?'shown':'hidden')+':'+(root.scrollWidth<=w.innerWidth?'fits':'scrolls-'+root.scrollWidth));
  d.querySelectorAll('.screen-'+name+' label, nav label').forEach(function(label){
    var box=label.getBoundingClientRect();
    if(box.width>0&&(box.height<44||box.width<44))found.push('small:'+label.className);
  });
});
found.push('requests:'+w.performance.getEntriesByType('resource').length);)";

constexpr const char* paging_script = R"(
d.querySelector('nav label[for=go-build]').click();
var steps=d.querySelectorAll('input[name=step]').length,seen=0;
for(var i=1;i<=steps;i++){
  if(i>1)d.querySelector('.st'+(i-1)+' label[for=s'+i+']').click();
  var panel=w.getComputedStyle(d.querySelector('.st'+i)).display,own=w.getComputedStyle(d.querySelector('.n'+i)).display;
  var next=d.querySelector('.n'+(i+1)),later=next?w.getComputedStyle(next).display:'none';
  if(panel==='block'&&own!=='none'&&later==='none')seen++;
}
found.push('paged:'+(seen===steps));
var box=d.querySelector('.st'+steps+' input[type=checkbox]');box.parentNode.click();
found.push('ticked:'+box.checked);)";

class Phone {
public:
    explicit Phone(const std::string& sample) {
        REQUIRE(hexwright_("guide samples/" + sample + " guide.html").exit == 0);
    }
    bool has_browser() const { return hexwright_.shell("command -v chromium").exit == 0; }
    std::string guide() const { return contents(hexwright_.file("guide.html")); }
    std::string found(int width, int height, bool scripts, const std::string& what) const {
        hexwright_.write("page.html", page_around(guide(), width, height, scripts, what));
        const Ran ran = hexwright_.shell(
            "timeout 60 chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
            "--disable-background-networking --disable-component-update --disable-sync --user-data-dir=browser "
            "--virtual-time-budget=4000 --window-size=900,1000 --dump-dom \"file://$PWD/page.html\"");
        const std::size_t begin = ran.out.find("FOUND "), end = ran.out.find(" END", begin);
        return end == std::string::npos ? "nothing" : ran.out.substr(begin + 6, end - begin - 6);
    }

private:
    WithSamples hexwright_;
};

}  // namespace

TEST_CASE("every screen of a guide fits phones, its targets are large enough, and it asks for nothing") {
    const Phone phone("scenarios/the-gate-of-kestrel-keep.xml");
    if (!phone.has_browser()) {
        WARN("Chromium is not installed: the guide was not opened.");
        return;
    }
    const std::string expected =
        "start:shown:fits pack:shown:fits build:shown:fits setup:shown:fits rules:shown:fits "
        "share:shown:fits requests:0";
    CHECK(phone.found(320, 568, true, screens_script) == expected);
    CHECK(phone.found(390, 844, true, screens_script) == expected);
}

TEST_CASE("where scripts are forbidden, every step of a guide still pages and ticks") {
    const Phone phone("battlefields/sparrow-ford.xml");
    if (!phone.has_browser()) {
        WARN("Chromium is not installed: the guide was not opened.");
        return;
    }
    CHECK(phone.found(320, 568, false, paging_script) == "paged:true ticked:true");
    CHECK(phone.found(390, 844, true, paging_script) == "paged:true ticked:true");
}

TEST_CASE("a guide is of one map and ends in .html") {
    WithSamples hexwright;
    const Ran campaign = hexwright("guide samples/campaigns/two-seasons.xml out.html");
    CHECK(campaign.exit == 2);
    CHECK(tells(campaign.err, "one of the campaign's games"));
    CHECK(hexwright("guide samples/battlefields/sparrow-ford.xml out.pdf").exit == 2);
}
