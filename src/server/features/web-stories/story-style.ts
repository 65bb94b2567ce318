import { pageColours } from '#server/http/page-style.ts';

/** A page of a story is a screen, picture above text, or beside it from 640 px. The type is the device's. */
export const storyStyle = `${pageColours}
*{box-sizing:border-box;margin:0;word-spacing:.06em}
html{scroll-snap-type:y proximity;scroll-padding-top:57px}
body{background:var(--paper);color:var(--ink);font:400 1rem/1.625rem system-ui,-apple-system,Roboto,sans-serif;overflow-wrap:break-word}
a{color:var(--green-text)}
header{position:sticky;top:0;z-index:1;display:flex;justify-content:space-between;gap:12px;padding:0 max(16px,calc((100% - 1120px)/2));border-bottom:1px solid var(--line);background:var(--paper)}
header a{display:inline-flex;align-items:center;min-height:56px;font-weight:700;text-decoration:none}
.logo{color:var(--ink);font-size:1.25rem}
section{display:flex;flex-direction:column;justify-content:center;gap:20px;min-height:calc(100vh - 57px);max-width:1120px;margin:0 auto;padding:24px 0;scroll-snap-align:start}
section+section{border-top:1px solid var(--line)}
img{display:block;width:100%;height:auto;background:var(--sunken)}
div{padding:0 16px}
h1,h2{font-size:1.5rem;line-height:1.875rem;font-weight:800;letter-spacing:-.02em;word-spacing:.06em;text-wrap:balance}
h1+.lead{margin-top:8px;color:var(--ink-2);font-weight:600;line-height:1.375rem}
.place{margin-bottom:4px;color:var(--ink-3);font-size:.75rem;line-height:1rem}
.lead+.place{margin-top:20px}
h1~h2{font-size:1.25rem;line-height:1.625rem}
h2+p{margin-top:8px}
.action{display:flex;align-items:center;justify-content:center;min-height:48px;margin-top:20px;padding:8px 20px;border-radius:12px;background:var(--green);color:var(--on-green);font-weight:700;text-decoration:none}
:focus-visible{outline:2px solid var(--green-text);outline-offset:2px}
@supports (height:1svh){section{min-height:calc(100svh - 57px)}}
@media (min-width:40em){
section{display:grid;grid-template-columns:3fr 2fr;align-items:center;gap:32px;padding:24px 16px}
img{border-radius:12px}
div{padding:0}
.action{justify-self:start;display:inline-flex}
}
@media (min-width:64em){
h1{font-size:2rem;line-height:2.375rem}
}
`;
