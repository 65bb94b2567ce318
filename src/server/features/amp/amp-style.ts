import { pageColours } from '#server/http/page-style.ts';

/* The style of AMP documents, a page of its own: the format allows 75,000 bytes in one inline sheet. The type is the
   device's, so that nothing is fetched for it. */

export const ampStyle = `${pageColours}
*{box-sizing:border-box;word-spacing:.06em}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/26px system-ui,-apple-system,Roboto,sans-serif}
a{color:var(--green-text)}
h1{margin:0;font-size:24px;line-height:30px;letter-spacing:-.02em;text-wrap:balance}
h2{margin:28px 0 0;font-size:20px;line-height:26px}
h3{margin:20px 0 0;font-size:16px;line-height:22px}
img{display:block;width:100%;height:auto;border-radius:12px;background:var(--sunken)}
header,main,footer{max-width:720px;margin:0 auto;padding:0 16px}
header{display:flex;align-items:center;justify-content:space-between;gap:12px;border-bottom:1px solid var(--line)}
header a,nav a,.more{display:inline-flex;align-items:center;min-height:44px;font-weight:700;text-decoration:none}
.logo{color:var(--ink);font-size:20px}
main{padding-top:20px;padding-bottom:32px}
.facts,figcaption{margin:6px 0 0;color:var(--ink-3);font-size:12px;line-height:16px}
.lead{margin:12px 0;color:var(--ink-2);font-weight:600;line-height:22px}
figure{margin:16px 0}
.text p,.text ul,.text ol,.text table,.text blockquote{margin:16px 0 0}
.text li+li{margin-top:6px}
.text blockquote{padding:12px 16px;border-radius:12px;background:var(--sunken)}
.text table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse;font-size:14px;line-height:20px}
.text th,.text td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.text [align=right]{text-align:right;font-variant-numeric:tabular-nums}
.text figure>div{position:relative;overflow:hidden;aspect-ratio:2/1;border-radius:12px;background:var(--sunken)}
.text figure>div>*{position:absolute;inset:0;width:100%;height:100%}
.text figure>div>img{object-fit:cover;background:none;opacity:.5}
.text figure svg{fill:var(--green)}
.text figure path[fill=none]{stroke:var(--green);stroke-width:6;stroke-linecap:round;stroke-linejoin:round}
.text figure ol,.text figure ul{padding:16px;border-radius:12px;background:var(--sunken);font-size:14px;line-height:20px}
.text figure ul{list-style:none}
.text figure ol{padding-left:40px;font-weight:600}
.text figure ul>li{display:grid;grid-template-columns:1fr auto;gap:4px 12px}
.text figure ul svg{grid-column:1/-1;width:100%;height:8px}
.chips{display:flex;flex-wrap:wrap;gap:4px 16px;margin:12px 0 0}
.cards,.models{margin:12px 0 0;padding:0;list-style:none}
.card{display:grid;grid-template-columns:112px 1fr;gap:12px;padding:12px 0;border-top:1px solid var(--line);color:inherit;text-decoration:none;line-height:22px}
.card b{display:block;font-size:16px}
.card small{display:block;color:var(--ink-3);font-size:12px;line-height:16px}
.card small.section{color:var(--green-text);font-weight:700}
.models li{padding:10px 16px;border:1px solid var(--line);border-radius:12px;margin-top:8px}
.models a{display:flex;align-items:center;min-height:44px;font-weight:700}
.price{display:block;color:var(--ink-2)}
.whole{display:flex;align-items:center;justify-content:center;min-height:48px;margin:24px 0 0;padding:0 20px;border-radius:12px;background:var(--green);color:var(--on-green);font-weight:700;text-decoration:none}
.pages{display:flex;justify-content:space-between;margin-top:16px}
footer{padding-top:16px;padding-bottom:32px;border-top:1px solid var(--line);color:var(--ink-3);font-size:12px}
`;
