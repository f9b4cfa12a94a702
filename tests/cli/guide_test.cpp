// The guide as a phone shows it: opened by Chromium from a file, in frames of the size of phones.
#include "editor/document/files/open.h"
#include "engine/board/hex/grid_map.h"
#include "engine/core/text.h"
#include "engine/lookup/lookup.h"
#include "engine/setup/start.h"
#include "formats/export/guide/guide_parts.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
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
['start','pack','build','setup','rules','ask','share'].forEach(function(name){
  d.querySelector('nav label[for=go-'+name+']').click();
  var root=d.documentElement,shown=w.getComputedStyle(d.querySelector('.screen-'+name)).display==='block';
  found.push(name+':'+(shown?'shown':'hidden')+':'+(root.scrollWidth<=w.innerWidth?'fits':'scrolls-'+root.scrollWidth));
  d.querySelectorAll('.screen-'+name+' label, .screen-'+name+' button, nav label').forEach(function(label){
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

// Whether Back, the step's number and Next lie at the same place in every step, uncovered and high enough for a thumb.
constexpr const char* pinned_script = R"(
d.querySelector('nav label[for=go-build]').click();
var steps=d.querySelectorAll('input[name=step]').length,places={},moved=0,covered=0,low=0;
for(var i=1;i<=steps;i++){
  var parts=d.querySelector('.st'+i+' .pager').children;
  for(var n=0;n<3;n++){
    if(n===0&&i===1)continue;
    var box=parts[n].getBoundingClientRect(),place=[box.x,box.y,box.width,box.height].join();
    places[n]=places[n]||place;
    if(places[n]!==place)moved++;
    if(n!==1&&box.height!==48)low++;
    if(d.elementFromPoint(box.x+box.width/2,box.y+box.height/2)!==parts[n])covered++;
  }
  if(i<steps)parts[2].click();
}
found.push(['moved',moved,'covered',covered,'low',low].join(':'));)";

class Phone {
public:
    explicit Phone(const std::string& sample) : sample_(sample) {
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
    // What a page says on the browser's console before it closes itself. In real time: WebAssembly is compiled beside
    // the clock that a browser could hasten.
    std::string said_by(const std::string& page) const {
        hexwright_.write("page.html", page);
        const Ran ran = hexwright_.shell(
            "timeout 200 chromium --headless --no-sandbox --disable-quic --no-first-run --use-gl=angle "
            "--use-angle=swiftshader --enable-unsafe-swiftshader --disable-background-networking "
            "--disable-component-update --disable-sync --user-data-dir=browser --window-size=900,1000 "
            "--enable-logging=stderr --v=0 \"file://$PWD/page.html\"");
        const std::size_t begin = ran.err.find("\"FOUND "), end = ran.err.find(" END\"", begin);
        return end == std::string::npos ? "nothing" : ran.err.substr(begin + 7, end - begin - 7);
    }
    Ran asked(const std::string& arguments) const { return hexwright_(arguments); }
    std::string map() const { return hexwright_.file("samples/" + sample_).string(); }
    // The guide with a script of the test's own at its end.
    std::string with_script(const std::string& script) const {
        std::string page = guide();
        const std::size_t end = page.rfind("</body>");
        return page.substr(0, end) +
               "<script>\nfunction done(text){console.log('FOUND '+text+' END');window.close()}\n" + script +
               "</script>\n</body></html>\n";
    }

private:
    WithSamples hexwright_;
    std::string sample_;
};

// ---- questions

lookup::AskedMap asked_map(const std::string& file) {
    const auto read = document::open_scenario(file, shipped());
    REQUIRE(read);
    const auto rules = rules_for(read->scenario, {});
    REQUIRE(rules);
    lookup::AskedMap map{read->scenario.battlefield, shipped(), *rules, {}};
    map.board = *make_board(map.battlefield, map.catalogue, map.rules);
    return map;
}

struct Questions {
    std::string list{};                // As a list of JavaScript.
    std::vector<std::string> texts{};  // One by one.
    std::string answers{};             // The hashes of the answers, as a list of JavaScript.
};

// As in the page's script below.
std::uint32_t hash_of(const std::string& text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    return hash;
}

Questions random_questions(const lookup::AskedMap& map, int count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Space> spaces;
    for (const BoardSpace& space : map.board->spaces())
        if (space.stand == Stand::Figures) spaces.push_back(space.space);
    const auto below = [&](std::size_t most) { return random() % most; };
    Questions asked;
    for (int i = 0; i < count; ++i) {
        std::string question = i % 2 == 0 ? "sight" : "reach";
        question += " " + to_text(spaces[below(spaces.size())]) + " ";
        question += i % 2 == 0 ? to_text(spaces[below(spaces.size())]) : std::to_string(1 + below(9));
        question += " " + std::to_string(1 + below(9));
        if (i % 2 == 1) question += below(2) == 0 ? " walks" : " flies";
        asked.list += "'" + question + "',";
        asked.answers += std::to_string(hash_of(lookup::answer_to(question, map))) + ",";
        asked.texts.push_back(question);
    }
    return asked;
}

constexpr const char* asking_script = R"(
function hash(text){var h=2166136261;for(var i=0;i<text.length;i++)h=Math.imul(h^text.charCodeAt(i),16777619)>>>0;return h}
window.hexwrightAsk('sight',function(){
  var equal=0,first='';
  questions.forEach(function(question,i){window.hexwrightAsk(question,function(answer){
    if(hash(unescape(encodeURIComponent(answer)))===answers[i])equal++;else first=first||question+' '+answer})});
  done(equal+' of '+questions.length+' '+first)});)";

}  // namespace

TEST_CASE("every screen of a guide fits phones, its targets are large enough, and it asks for nothing", "[browser]") {
    const Phone phone("scenarios/the-gate-of-kestrel-keep.xml");
    if (!phone.has_browser()) {
        WARN("Chromium is not installed: the guide was not opened.");
        return;
    }
    const std::string expected =
        "start:shown:fits pack:shown:fits build:shown:fits setup:shown:fits rules:shown:fits "
        "ask:shown:fits share:shown:fits requests:0";
    CHECK(phone.found(320, 568, true, screens_script) == expected);
    CHECK(phone.found(390, 844, true, screens_script) == expected);
}

TEST_CASE("where scripts are forbidden, every step of a guide still pages and ticks", "[browser]") {
    const Phone phone("battlefields/sparrow-ford.xml");
    if (!phone.has_browser()) {
        WARN("Chromium is not installed: the guide was not opened.");
        return;
    }
    CHECK(phone.found(320, 568, false, paging_script) == "paged:true ticked:true");
    CHECK(phone.found(390, 844, true, paging_script) == "paged:true ticked:true");
}

TEST_CASE("Back, Next and the number of a guide's step are pinned at every size of a phone, upright and lying") {
    const Phone phone("battlefields/kestrel-keep.xml");
    if (!phone.has_browser()) {
        WARN("Chromium is not installed: the guide was not opened.");
        return;
    }
    const struct {
        int width, height;
    } sizes[] = {{320, 568}, {390, 844}, {568, 320}, {932, 430}};
    for (const auto& size : sizes) {
        CAPTURE(size.width);
        CHECK(phone.found(size.width, size.height, false, pinned_script) == "moved:0:covered:0:low:0");
    }
}

TEST_CASE("a swipe to the side turns the pages of a guide") {
    const Phone phone("battlefields/sparrow-ford.xml");
    if (!phone.has_browser()) {
        WARN("Chromium is not installed: the guide was not opened.");
        return;
    }
    CHECK(phone.found(390, 844, true, R"(
d.querySelector('nav label[for=go-build]').click();
var map=d.querySelector('svg.map');
function finger(name,x,y){
  var touch=new w.Touch({identifier:1,target:map,clientX:x,clientY:y}),ends=name==='touchend';
  map.dispatchEvent(new w.TouchEvent(name,{touches:ends?[]:[touch],changedTouches:[touch],bubbles:true}))}
function swipe(from,to,down){
  finger('touchstart',from,200);finger('touchend',to,200+down);
  found.push(d.querySelector('input[name=step]:checked').id)}
swipe(300,200,5);swipe(300,200,5);swipe(200,300,5);swipe(300,200,200);)") == "s2 s3 s2 s2");
}

TEST_CASE("a guide answers random questions of reach and sight as the engine does", "[browser]") {
    if (guide_parts().engine.empty()) {
        WARN("Built without clang for WebAssembly: a guide cannot be asked.");
        return;
    }
    constexpr int questions_each = 2500;
    unsigned seed = 0;
    for (const char* sample : {"battlefields/kestrel-keep.xml", "battlefields/the-narrows.xml",
                               "scenarios/the-gate-of-kestrel-keep.xml", "battlefields/vinewater.xml"}) {
        INFO(sample);
        const Phone phone(sample);
        if (!phone.has_browser()) {
            WARN("Chromium is not installed: the guide was not asked.");
            return;
        }
        const Questions asked = random_questions(asked_map(phone.map()), questions_each, ++seed);
        CHECK(phone.said_by(phone.with_script("var questions=[" + asked.list + "],answers=[" + asked.answers + "];" +
                                              asking_script)) == "2500 of 2500 ");
    }
}

TEST_CASE("the program answers questions about a map as its guide does", "[browser]") {
    const Phone phone("battlefields/kestrel-keep.xml");
    const lookup::AskedMap map = asked_map(phone.map());
    for (const std::string& question : random_questions(map, 60, 9).texts) {
        INFO(question);
        const auto answer = nlohmann::json::parse(lookup::answer_to(question, map));
        const std::vector<std::string> words = words_in(question);
        const Ran ran = words[0] == "sight"
                            ? phone.asked("sight --json " + phone.map() + " --from " + words[1] + " --to " + words[2] +
                                          " --height " + words[3])
                            : phone.asked("reach --json " + phone.map() + " --at " + words[1] + " --move " + words[2] +
                                          " --height " + words[3] + (words[4] == "flies" ? " --flying" : ""));
        CHECK((ran.exit == 0) == !answer.contains("refused"));
        if (ran.exit != 0) continue;
        if (words[0] == "sight") {
            CHECK(ran.json()["seen"] == answer["seen"]);
            CHECK(ran.json()["range"] == answer["range"]);
            CHECK(ran.json()["height_advantage"] == answer["height"]);
            CHECK(ran.json()["blocked_by"].size() == answer["by"].size());
            continue;
        }
        std::map<std::string, std::vector<int>> said, told;
        for (const auto& goal : answer["spaces"]) said[goal[0]] = {goal[1], goal[2]};
        const auto goals = ran.json()["spaces"];
        for (const auto& goal : goals)
            told[goal["at"]] = {goal["cost"], (goal["stop"] ? 1 : 0) + (goal["unharmed"] ? 0 : 2)};
        CHECK(said == told);
    }
}

TEST_CASE("touching one space of a guide shows its reach, touching a second one sight and range", "[browser]") {
    const Phone phone("battlefields/the-narrows.xml");
    if (!phone.has_browser() || guide_parts().engine.empty()) {
        WARN("Chromium or clang for WebAssembly is not installed: the guide was not touched.");
        return;
    }
    const std::string found = phone.said_by(phone.with_script(R"(
var find=function(what){return document.querySelectorAll(what)},said=function(){return document.getElementById('answer').textContent};
find('nav label[for=go-ask]')[0].click();
var tap=function(n){find('.cell')[n].dispatchEvent(new MouseEvent('click',{bubbles:true}))};
window.hexwrightAsk('sight',function(){
  tap(40);
  setTimeout(function(){
    var reach=find('.cell.reached,.cell.stops,.cell.harms').length,first=said();
    document.getElementById('move-more').click();
    setTimeout(function(){
      var more=find('.cell.reached,.cell.stops,.cell.harms').length,wider=said();
      tap(60);
      setTimeout(function(){
        done((reach>5&&more>reach)+' '+/Move 5/.test(first)+' '+/Move 6/.test(wider)+' '+/Range: \d+ space/.test(said())+' '+
             performance.getEntriesByType('resource').length)},0)},0)},0)});)"));
    CHECK(found == "true true true true 0");
}

TEST_CASE("a guide shows the steps in 3D and turns them under a finger", "[browser]") {
    const Phone phone("battlefields/sparrow-ford.xml");
    if (!phone.has_browser() || guide_parts().scene.empty()) {
        WARN("Chromium or esbuild is not installed: the guide was not turned.");
        return;
    }
    const std::string found = phone.said_by(phone.with_script(R"(
document.querySelector('nav label[for=go-build]').click();
document.getElementById('solid').click();
var canvas=document.getElementById('scene'),look=function(){
  var flat=document.createElement('canvas');flat.width=flat.height=64;
  var pen=flat.getContext('2d');pen.drawImage(canvas,0,0,64,64);
  var bytes=pen.getImageData(0,0,64,64).data,painted=0,sum=0;
  for(var i=0;i<bytes.length;i+=4){if(bytes[i+3]>0)painted++;sum=(sum*31+bytes[i]+bytes[i+1]+bytes[i+2])>>>0}
  return {painted:painted,sum:sum}};
var after=function(then){setTimeout(function(){requestAnimationFrame(function(){requestAnimationFrame(then)})},50)};
after(function(){
  var first=look();
  document.getElementById('s2').click();
  after(function(){
    var second=look(),finger=function(name,x){canvas.dispatchEvent(new PointerEvent(name,{pointerId:7,clientX:x,clientY:100,bubbles:true}))};
    finger('pointerdown',100);finger('pointermove',160);finger('pointerup',160);
    after(function(){
      var turned=look();
      done((first.painted>20)+' '+(second.sum!==first.sum)+' '+(turned.sum!==second.sum))})})});)"));
    CHECK(found == "true true true");
}

TEST_CASE("the 3D view of a guide shows each step from the side from which it is seen best", "[browser]") {
    const Phone phone("battlefields/kestrel-keep.xml");
    if (!phone.has_browser() || guide_parts().scene.empty()) {
        WARN("Chromium or esbuild is not installed: the guide was not turned.");
        return;
    }
    std::string turns;
    int turned = 0;
    const auto steps = phone.asked("steps --json " + phone.map()).json()["steps"];
    for (const auto& step : steps) {
        turns += (turns.empty() ? "" : ",") + std::to_string(step["turn"].get<int>());
        if (step["turn"] != 0) ++turned;
    }
    CHECK(turned > 0);
    const std::string found = phone.said_by(phone.with_script(R"(
document.querySelector('nav label[for=go-build]').click();
document.getElementById('solid').click();
var turns=[];
document.querySelectorAll('input[name=step]').forEach(function(step){step.click();turns.push(window.guideView().turned())});
done(turns.join(','));)"));
    CHECK(found == turns);
}

TEST_CASE("the guide of the largest sample is at most 1.2 MB") {
    std::size_t largest = 0;
    for (const char* sample : {"scenarios/waters-of-life.xml", "battlefields/kestrel-keep.xml"})
        largest = std::max(largest, Phone(sample).guide().size());
    CHECK(largest <= 1'200'000);
}

TEST_CASE("a guide is of one map and ends in .html") {
    WithSamples hexwright;
    const Ran campaign = hexwright("guide samples/campaigns/two-seasons.xml out.html");
    CHECK(campaign.exit == 2);
    CHECK(tells(campaign.err, "one of the campaign’s games"));
    CHECK(hexwright("guide samples/battlefields/sparrow-ford.xml out.pdf").exit == 2);
}
