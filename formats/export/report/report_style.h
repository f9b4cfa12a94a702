// The report's style sheet.
#pragma once
#include "formats/export/room.h"

#include <string_view>

namespace hexwright::exports {

inline constexpr std::string_view report_style =
    R"(:root{color-scheme:light dark;--paper:#FBFAF7;--card:#FFF;--ink:#1D2024;--quiet:#5F666E;--line:#D9DDE0;--accent:#1F6E66;--flag:#A3241C;--look:#8A5A00}
@media (prefers-color-scheme:dark){:root{--paper:#16191C;--card:#20252A;--ink:#ECEFF1;--quiet:#A3ABB2;--line:#3A4248;--accent:#6FC3B8;--flag:#FF8A80;--look:#F0C36A}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px 20px 64px;max-width:1080px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
h1{font-size:28px;margin:24px 0 2px}h2{font-size:20px;margin:0 0 4px}
p{margin:6px 0}
.quiet,figcaption,small{color:var(--quiet)}
.code{font:13px/1.5 ui-monospace,Menlo,monospace}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th,td{border-bottom:1px solid var(--line);padding:4px 12px 4px 0;text-align:left;vertical-align:top}
td.n,th.n{text-align:right}
.sum{width:100%;background:var(--card);border:1px solid var(--line);border-radius:10px;border-collapse:separate;border-spacing:0;padding:8px 16px;margin:16px 0}
.sum tr:last-child td{border-bottom:0}
a{color:inherit}
section.finding{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,380px);gap:8px 24px;margin:24px 0;padding:18px 20px;background:var(--card);border:1px solid var(--line);border-radius:10px;break-inside:avoid}
@media (max-width:760px){section.finding{grid-template-columns:minmax(0,1fr)}}
.number{margin:8px 0 0;padding-left:12px;border-left:4px solid var(--accent)}
.number.look{border-color:var(--look)}.number.flag{border-color:var(--flag)}
.v{font-weight:700;white-space:nowrap;color:var(--accent)}.v.look{color:var(--look)}.v.flag{color:var(--flag)}
figure{margin:0}
svg.plan{display:block;width:100%;height:auto;background:#FFF;border:1px solid var(--line);border-radius:8px}
svg.whole{max-width:680px;margin:12px 0}
svg text{font-family:system-ui,sans-serif}
.place{fill:#E8590C;fill-opacity:.5;stroke:#A33A00;stroke-width:1.6;stroke-linejoin:round}
@media print{body{max-width:none}section.finding{background:none}}
)";

}  // namespace hexwright::exports
