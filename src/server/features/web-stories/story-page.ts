import { ampStoryPath } from '#contract/articles/amp-paths.ts';
import { storyPath, storyPosterSize, webStoriesPath } from '#contract/articles/story-paths.ts';
import { languages, pathInLanguage } from '#contract/language.ts';
import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { homePath } from '#contract/paths.ts';
import type { Story } from '#server/features/web-stories/shared/story-shelf.ts';
import { dataMarkup, Markup, markup } from '#server/http/markup.ts';
import { ownStylePolicy, pageColours } from '#server/http/page-style.ts';
import { type StoryPlace, storyData } from './story-data.ts';

const words = {
  id: {
    all: 'Semua cerita',
    place: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
    before: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    again: 'Dari awal',
  },
  en: {
    all: 'All stories',
    place: (page: number, pages: number) => `Page ${page} of ${pages}`,
    before: 'Previous page',
    next: 'Next page',
    again: 'From the start',
  },
} as const;

/**
 * A page of a story is a screen beside the next one: a swipe, the arrow keys, a touch of the picture and the buttons
 * lead on, and each is the browser's own scrolling. Dark in both themes, as pictures are shown elsewhere. The type is
 * the device's.
 */
const storyStyle = `${pageColours}
:root{color-scheme:dark;--ink:#eef3f0;--ink-2:#b4c1bb;--paper:#0c1311;--line-2:#4d5b55;--green:#2fbf8c;--on-green:#04140e;--green-text:#4fd3a3}
*{box-sizing:border-box;margin:0;word-spacing:.06em}
html,body{height:100%;overflow:hidden}
body{background:var(--paper);color:var(--ink);font:400 1rem/1.625rem system-ui,-apple-system,Roboto,sans-serif;overflow-wrap:break-word}
header{position:fixed;inset:0 0 auto;z-index:2;display:flex;justify-content:space-between;gap:12px;max-width:1152px;margin:0 auto;padding:16px 16px 0;pointer-events:none}
header a{display:inline-flex;align-items:center;min-height:48px;color:var(--ink);font-size:.875rem;font-weight:700;text-decoration:none;pointer-events:auto}
header .logo{font-size:1.25rem}
main{display:flex;height:100%;overflow:auto hidden;scroll-snap-type:x mandatory;overscroll-behavior-x:contain;scrollbar-width:none}
main:focus-visible{outline:0}
section{position:relative;display:grid;flex:none;grid-template-rows:1fr auto auto 2fr auto;width:100%;padding:72px 0 16px;overflow:hidden auto;scroll-snap-align:start;scroll-snap-stop:always}
.bars{position:absolute;inset:12px 16px auto;display:flex;gap:4px;max-width:1120px;margin:0 auto}
.bars i{flex:1;height:4px;border-radius:2px;background:var(--line-2)}
.bars .seen{background:var(--green)}
.picture{position:relative;grid-row:2}
img{display:block;width:100%;height:auto;background:#1b2522}
.picture a{position:absolute;inset:0 66% 0 0}
.picture a+a{inset:0 0 0 34%}
.text{grid-row:3;padding:20px 16px}
h1,h2{font-size:1.5rem;line-height:1.875rem;font-weight:800;letter-spacing:-.02em;word-spacing:.06em;text-wrap:balance}
.lead{margin-top:8px;color:var(--ink-2);font-weight:600;line-height:1.375rem}
h1~h2{margin-top:20px;font-size:1.25rem;line-height:1.625rem}
h2+p{margin-top:8px;color:var(--ink-2)}
.foot{display:flex;grid-row:5;align-items:center;gap:12px;padding:0 16px}
.foot p{flex:1;color:var(--ink-2);font-size:.75rem;line-height:1rem;text-align:center}
.step{display:grid;place-items:center;width:48px;height:48px;border:1px solid var(--line-2);border-radius:50%;color:var(--ink);text-decoration:none}
.step svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.action{display:flex;align-items:center;justify-content:center;min-height:48px;margin-top:20px;padding:8px 20px;border-radius:12px;background:var(--green);color:var(--on-green);font-weight:700;text-decoration:none}
:focus-visible{outline:2px solid var(--green-text);outline-offset:2px}
.picture :focus-visible{outline-offset:-4px}
@supports (height:1svh){body{height:100svh}}
@media (prefers-reduced-motion:no-preference){main{scroll-behavior:smooth}}
@media (min-width:64em),(min-aspect-ratio:1/1){
section{grid-template:1fr auto/minmax(0,3fr) minmax(0,2fr);align-items:center;column-gap:32px;padding:88px max(16px,calc((100% - 1120px)/2)) 24px}
img{border-radius:12px}
.picture,.text{grid-row:1}
.text{padding:0}
.foot{grid-area:2/1/auto/-1;justify-content:center;padding:24px 0 0}
.foot p{flex:none;min-width:9rem}
.action{display:inline-flex}
}
@media (min-width:64em){
h1{font-size:2rem;line-height:2.375rem}
}
`;

const arrow = (path: string) =>
  markup`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`;
const again = arrow('M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5');
const [toLeft, toRight] = [arrow('M19 12H5m7-7-7 7 7 7'), arrow('M5 12h14m-7-7 7 7-7 7')];

/** Its own style and pictures; it has no script. */
export const storyPolicy = ownStylePolicy(storyStyle, "img-src 'self'", "form-action 'none'");

/** A web story as a document without script (docs/product.md#web-stories). */
export function storyPage(story: Story, place: StoryPlace): string {
  const { language, origin } = place;
  const { slug, pages } = story;
  const text = words[language];
  const [title, summary] = [story.title[language], story.summary[language]];
  const { canonical, poster, data } = storyData(story, place);
  const inLanguage = (path: string) => pathInLanguage(path, language);
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Lajur</title><meta name="description" content="${summary}"><link rel="canonical" href="${origin + canonical}"><link rel="amphtml" href="${origin + inLanguage(ampStoryPath(slug))}">${languages.map(
    (each) =>
      markup`<link rel="alternate" hreflang="${each}" href="${origin + pathInLanguage(storyPath(slug), each)}">`,
  )}<meta property="og:type" content="article"><meta property="og:site_name" content="Lajur"><meta property="og:url" content="${origin + canonical}"><meta property="og:title" content="${title}"><meta property="og:description" content="${summary}"><meta property="og:image" content="${poster}"><meta property="og:image:width" content="${storyPosterSize.width}"><meta property="og:image:height" content="${storyPosterSize.height}"><meta name="twitter:card" content="summary_large_image"><link rel="icon" href="/icons/icon.svg"><style>${new Markup(storyStyle)}</style><script type="application/ld+json">${dataMarkup(data)}</script></head><body><header><a class="logo" href="${inLanguage(homePath)}" translate="no">lajur</a><a href="${inLanguage(webStoriesPath)}">${text.all}</a></header><main tabindex="0" autofocus>${pages.map(
    ({ picture, alt, ...page }, at) => {
      const set = pictureWidths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ');
      const isLast = at === pages.length - 1;
      const before = at === 0 ? null : `#page-${at}`;
      const next = isLast ? null : `#page-${at + 2}`;
      // What is touched says the same as the buttons below, which alone are announced.
      const touched = (href: string | null) =>
        href === null ? null : markup`<a href="${href}" tabindex="-1" aria-hidden="true"></a>`;
      const step = (href: string | null, name: string, icon: Markup) =>
        href === null ? null : markup`<a class="step" href="${href}" aria-label="${name}">${icon}</a>`;
      return markup`<section id="page-${at + 1}"><div class="bars" aria-hidden="true">${pages.map(
        (_, place) => (place > at ? markup`<i></i>` : markup`<i class="seen"></i>`),
      )}</div><div class="picture"><img src="${pictureUrl(picture, 720)}" srcset="${set}" sizes="(min-width:64em) 60vw, 100vw" width="720" height="450" alt="${alt[language]}"${
        at === 0 ? null : markup` loading="lazy"`
      }>${touched(before ?? '#page-1')}${touched(next)}</div><div class="text">${
        at === 0 ? markup`<h1>${title}</h1><p class="lead">${summary}</p>` : null
      }<h2>${page.title[language]}</h2><p>${page.text[language]}</p>${
        isLast
          ? markup`<a class="action" href="${inLanguage(story.link[language])}">${story.action[language]}</a>`
          : null
      }</div><div class="foot">${step(before, text.before, toLeft)}<p>${text.place(at + 1, pages.length)}</p>${
        isLast ? step('#page-1', text.again, again) : step(next, text.next, toRight)
      }</div></section>`;
    },
  )}</main></body></html>
`.text;
}
