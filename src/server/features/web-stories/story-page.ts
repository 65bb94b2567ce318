import { ampStoryPath } from '#contract/articles/amp-paths.ts';
import { storyPath, storyPosterSize, webStoriesPath } from '#contract/articles/story-paths.ts';
import { languages, pathInLanguage } from '#contract/language.ts';
import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { homePath } from '#contract/paths.ts';
import type { Story } from '#server/features/web-stories/shared/story-shelf.ts';
import { dataMarkup, Markup, markup } from '#server/http/markup.ts';
import { ownStylePolicy } from '#server/http/page-style.ts';
import { type StoryPlace, storyData } from './story-data.ts';
import { storyStyle } from './story-style.ts';

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
