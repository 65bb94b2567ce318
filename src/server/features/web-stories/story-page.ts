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
  },
  en: {
    all: 'All stories',
    place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const;

/** A page of a story is a screen, picture above text, or beside it from 640 px. The type is the device's. */
const storyStyle = `${pageColours}
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
  )}<meta property="og:type" content="article"><meta property="og:site_name" content="Lajur"><meta property="og:url" content="${origin + canonical}"><meta property="og:title" content="${title}"><meta property="og:description" content="${summary}"><meta property="og:image" content="${poster}"><meta property="og:image:width" content="${storyPosterSize.width}"><meta property="og:image:height" content="${storyPosterSize.height}"><meta name="twitter:card" content="summary_large_image"><link rel="icon" href="/icons/icon.svg"><style>${new Markup(storyStyle)}</style><script type="application/ld+json">${dataMarkup(data)}</script></head><body><header><a class="logo" href="${inLanguage(homePath)}" translate="no">lajur</a><a href="${inLanguage(webStoriesPath)}">${text.all}</a></header><main>${pages.map(
    ({ picture, alt, ...page }, at) => {
      const set = pictureWidths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ');
      return markup`<section id="page-${at + 1}"><img src="${pictureUrl(picture, 720)}" srcset="${set}" sizes="(min-width:40em) 60vw, 100vw" width="720" height="450" alt="${alt[language]}"${
        at === 0 ? null : markup` loading="lazy"`
      }><div>${
        at === 0 ? markup`<h1>${title}</h1><p class="lead">${summary}</p>` : null
      }<p class="place">${text.place(at + 1, pages.length)}</p><h2>${page.title[language]}</h2><p>${page.text[language]}</p>${
        at < pages.length - 1
          ? null
          : markup`<a class="action" href="${inLanguage(story.link[language])}">${story.action[language]}</a>`
      }</div></section>`;
    },
  )}</main></body></html>
`.text;
}
