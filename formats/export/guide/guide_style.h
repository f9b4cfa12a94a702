// The guide's style sheet and script: everything in it works without the script, which only remembers.
#pragma once
#include "formats/export/room.h"

#include <string_view>

namespace hexwright::exports {

inline constexpr std::string_view guide_style =
    R"(:root{color-scheme:light dark;--paper:#FBFAF7;--card:#FFF;--ink:#1D2024;--quiet:#5F666E;--line:#D9DDE0;--accent:#1F6E66;--new:#000;--tabs:52px;--pages:56px}
@media (prefers-color-scheme:dark){:root{--paper:#16191C;--card:#20252A;--ink:#ECEFF1;--quiet:#A3ABB2;--line:#3A4248;--accent:#6FC3B8;--new:#FFF}}
*{box-sizing:border-box}
html{overscroll-behavior-x:none;overflow-y:scroll}
html,body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
body{padding:0 env(safe-area-inset-right) calc(var(--tabs) + var(--pages) + 12px + env(safe-area-inset-bottom)) env(safe-area-inset-left);max-width:720px;margin:0 auto;overflow-wrap:anywhere}
main>input{position:fixed;top:0;left:0;opacity:0;pointer-events:none}
header{position:sticky;top:0;z-index:2;background:var(--paper);padding:10px 16px;border-bottom:1px solid var(--line)}
h1{margin:0;font-size:16px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
main{padding:12px 16px}
.screen,.step{display:none}
h2{font-size:20px;margin:12px 0 4px}h3{font-size:19px;margin:18px 0 4px}h4,h5,h6{font-size:16px;margin:14px 0 2px;color:var(--accent)}
p{margin:6px 0}ul{padding-left:20px;margin:6px 0}
small,.quiet{color:var(--quiet)}
img{display:block;max-width:100%;height:auto;border-radius:10px;background:#FFF}
.wide{overflow:auto;max-height:64vh;border-radius:10px;-webkit-overflow-scrolling:touch}.wide img{max-width:none;width:max(100%,720px)}
.shapes{position:absolute}
table{border-collapse:collapse;font-size:14px}th,td{border-bottom:1px solid var(--line);padding:4px 8px;text-align:left}
.item{padding-left:18px;position:relative}.item:before{content:"\2022";position:absolute;left:4px;color:var(--quiet)}
.in1{margin-left:16px}.in2{margin-left:32px}.in3{margin-left:48px}.in4{margin-left:64px}
.map{display:block;width:100%;max-height:46vh;background:var(--card);border:1px solid var(--line);border-radius:10px}
.p{fill-opacity:.38;stroke:#7A828A;stroke-width:.6;stroke-linejoin:round}
.u{opacity:.5}.o,.w{fill:none;stroke:none;stroke-width:2.4;stroke-linejoin:round}.w{stroke-linecap:round}
.u,.part,.shapes{fill-rule:evenodd;stroke-linejoin:round;stroke-linecap:round}
.ground{fill:none;stroke:#7A828A;stroke-width:1.6;stroke-dasharray:5 3}.dots{fill:none;stroke:#7A828A;stroke-width:2.6;stroke-linecap:round;opacity:.6}
.map text{display:none;text-anchor:middle;font:700 10px system-ui,sans-serif;fill:#000;stroke:#FFF;stroke-width:2.6;paint-order:stroke}
.map text.c{font-size:6.5px;stroke-width:1.8}
.tick{display:flex;align-items:center;gap:12px;min-height:48px;padding:4px 2px;border-bottom:1px solid var(--line);cursor:pointer}
.tick input{flex:none;width:24px;height:24px;margin:0 2px;accent-color:var(--accent)}
.tick input:checked~span{color:var(--quiet);text-decoration:line-through}
.part{flex:none;width:44px;height:44px}
.button{display:flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;margin:14px 0;border-radius:10px;background:var(--accent);color:var(--paper);font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.button.quiet{background:none;color:var(--accent);border:1px solid var(--line)}
.pages{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.pager{position:fixed;left:0;right:0;bottom:calc(var(--tabs) + env(safe-area-inset-bottom));z-index:3;display:grid;grid-template-columns:1fr 84px 1fr;gap:8px;align-items:center;height:var(--pages);background:var(--paper);border-top:1px solid var(--line);padding:0 max(12px,calc((100vw - 720px)/2 + 12px))}
.pager .button{height:48px;min-height:48px;margin:0;padding:0 6px;font-size:15px;line-height:1.15}
.pager h2{display:flex;align-items:center;justify-content:center;height:48px;margin:0;font-size:14px;line-height:1.2;text-align:center;text-wrap:balance;font-variant-numeric:tabular-nums}
.errors{padding:10px 12px;border-radius:10px;background:#FBE0DC;color:#6B130B;font-weight:600}
.hold{padding:10px 12px;border-radius:10px;background:#F6E3B4;color:#3A2B00;font-weight:600}
nav{position:fixed;left:0;right:0;bottom:0;z-index:3;display:flex;background:var(--card);border-top:1px solid var(--line);padding-bottom:env(safe-area-inset-bottom)}
nav label{flex:1 1 0;min-width:44px;height:var(--tabs);display:flex;align-items:center;justify-content:center;font-size:12px;color:var(--quiet);border-top:3px solid transparent;cursor:pointer}
main>input[name=step]:focus-visible~.screen-build .pager{outline:2px solid var(--accent);outline-offset:-3px}
.wide:focus-visible,.plan-box:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
#go-start:focus-visible~nav .to-start,#go-pack:focus-visible~nav .to-pack,#go-build:focus-visible~nav .to-build,#go-setup:focus-visible~nav .to-setup,#go-rules:focus-visible~nav .to-rules,#go-ask:focus-visible~nav .to-ask,#go-share:focus-visible~nav .to-share{outline:2px solid var(--accent);outline-offset:-4px}
.code{font:13px/1.5 ui-monospace,Menlo,monospace;word-break:break-all;user-select:all}
[hidden]{display:none!important}
button{font:inherit;-webkit-appearance:none;appearance:none}
button[aria-pressed=true]{background:var(--accent)!important;color:var(--paper)!important}
canvas.map{height:46vh;touch-action:none}
#solid{float:right;min-width:64px;margin:8px 0 4px 12px}.beside:after{content:"";display:block;clear:both}
@media(min-width:752px){.hint{display:none}}
.plan-box{height:46vh;overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:10px;-webkit-overflow-scrolling:touch}
#ask-plan{display:block}
.cell{cursor:pointer}.cell polygon{stroke:#7A828A;stroke-width:.02;fill-opacity:.55}
.cell text{text-anchor:middle;font:700 .36px system-ui,sans-serif;fill:#000;stroke:#FFF;stroke-width:.08;paint-order:stroke;pointer-events:none}
.cell .place{font-weight:400;font-size:.2px}
.cell.reached polygon,.cell.stops polygon{fill-opacity:1;stroke:#0B5F33;stroke-width:.09}
.cell.stops polygon{stroke-dasharray:.18 .08}
.cell.harms polygon{fill-opacity:1;stroke:#B3261E;stroke-width:.09;stroke-dasharray:.05 .08}
.cell.from polygon,.cell.to polygon{fill-opacity:1;stroke:var(--new);stroke-width:.14}
.cell.to polygon{stroke-dasharray:.3 .1}
#answer{min-height:76px}#answer p{margin:6px 0}
.choosers .chooser{display:flex;align-items:center;gap:8px}
.chooser output{flex:1;text-align:center;font-weight:700}
.chooser .button,.pages .pages .button{min-width:48px;padding:0;font-size:22px;margin:4px 0}.pages .pages .button{font-size:15px}.choosers+.pages{align-items:center}.choosers+.pages>.button{margin:4px 0}
.chooser .button{width:64px}
.qr{display:block;width:min(100%,320px);margin:8px auto}
)";

// Of screens that are wide and low; after the rules of steps, which it overrules.
inline constexpr std::string_view guide_wide_style =
    R"(@media(orientation:landscape) and (max-height:520px){body{max-width:none}header{position:static;padding:6px 16px}
main{padding:8px 16px}
.desk{display:grid;grid-template-columns:minmax(0,58fr) minmax(0,42fr);gap:0 16px;align-items:start}
.stage{position:sticky;top:8px}
.stage .map{height:calc(100vh - 34px - 16px - var(--tabs) - var(--pages));max-height:none;height:calc(100svh - 34px - 16px - var(--tabs) - var(--pages))}
.pager{padding:0 calc(16px + env(safe-area-inset-right)) 0 calc(16px + env(safe-area-inset-left))}
.wide{max-height:70vh}.plan-box{height:52vh}}
)";

// Goes to where one was, by the address behind a # or by what is remembered, as soon as the page's radio buttons are
// there.
inline constexpr std::string_view guide_begin_script = R"((function(){
var kept='',p,s,t;try{kept=localStorage.getItem('hexwright-guide:'+map)||''}catch(e){}
try{if(location.hash.length>1)kept=decodeURIComponent(location.hash.slice(1))}catch(e){}
p=kept.split(',');s=document.getElementById('go-'+p[0]);t=document.getElementById('s'+p[1]);
if(p.length===3&&s){s.checked=true;if(t)t.checked=true}
window.guideKept=kept})();
)";

// Remembers by the map's digest where one was and what is ticked; goes by keys and swipes, but for those of two
// fingers, on the 3D view and where somebody has zoomed in. Storage may be forbidden for files: then it is left out.
// The same can be carried in the address, behind a #. The boxes are counted in the order of the screens, which is not
// theirs in the page.
inline constexpr std::string_view guide_script = R"((function(){
var key='hexwright-guide:'+map,boxes=['pack','build','setup'].reduce(function(all,name){return all.concat([].slice.call(document.querySelectorAll('.screen-'+name+' input[type=checkbox]')))},[]);
function chosen(name){var r=document.querySelector('input[name='+name+']:checked');return r?r.id:''}
function state(){var bits='';for(var i=0;i<boxes.length;i+=4){var n=0;for(var j=0;j<4;j++)if(boxes[i+j]&&boxes[i+j].checked)n|=1<<j;bits+=n.toString(16)}return chosen('screen').slice(3)+','+chosen('step').slice(1)+','+bits}
function restore(text){var p=(text||'').split(','),s=document.getElementById('go-'+p[0]),t=document.getElementById('s'+p[1]);if(p.length!==3||!s)return;s.checked=true;if(t)t.checked=true;for(var i=0;i<boxes.length;i++)boxes[i].checked=!!((parseInt(p[2].charAt(i>>2),16)||0)>>(i&3)&1)}
function keep(){var s=state(),l=document.getElementById('link');try{localStorage.setItem(key,s)}catch(e){}if(l)l.href='#'+s}
function to(by){var n=+chosen('step').slice(1)+by,r=document.getElementById('s'+n);if(r&&chosen('screen')==='go-build'){r.checked=true;keep();document.dispatchEvent(new Event('guide'))}}
restore(window.guideKept);
document.getElementById('progress').hidden=false;keep();
document.addEventListener('change',function(e){keep();if(e.target.name==='screen'||e.target.name==='step')scrollTo(0,0)});
document.addEventListener('keydown',function(e){if(e.target.type==='radio')return;if(e.key==='ArrowRight')to(1);if(e.key==='ArrowLeft')to(-1)});
var x=null,y=0,m=document.querySelector('.screen-build');
m.addEventListener('touchstart',function(e){var t=e.touches[0],z=window.visualViewport;x=e.touches.length===1&&e.target.id!=='scene'&&!(z&&z.scale>1.05)?t.clientX:null;y=t.clientY},{passive:true});
m.addEventListener('touchcancel',function(){x=null},{passive:true});
m.addEventListener('touchend',function(e){if(x===null)return;var t=e.changedTouches[0],d=t.clientX-x;x=null;if(Math.abs(d)>40&&Math.abs(d)>1.5*Math.abs(t.clientY-y)){to(d<0?1:-1);scrollTo(0,0)}},{passive:true});
})();
)";

}  // namespace hexwright::exports
