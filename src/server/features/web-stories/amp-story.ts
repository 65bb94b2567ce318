import { pathInLanguage } from '#contract/language.ts';
import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { ampDocument } from '#server/features/amp/shared/amp-document.ts';
import type { Story } from '#server/features/web-stories/shared/story-shelf.ts';
import { markup } from '#server/http/markup.ts';
import { type StoryPlace, storyData } from './story-data.ts';

/** Pages are dark in both themes, as pictures are shown elsewhere; the picture above, the text below. */
const style = `
amp-story{font-family:system-ui,-apple-system,Roboto,sans-serif}
amp-story-page{background:#0c1311;color:#fff}
.above{padding:72px 0 0;align-content:start}
.below{padding:0 24px 88px;align-content:end}
h1,h2{margin:0;font-size:32px;line-height:38px;letter-spacing:-.02em}
p{margin:12px 0 0;font-size:20px;line-height:28px;color:#d3ddd8}
.name{margin:0 0 12px;color:#4fd3a3;font-size:14px;line-height:20px;font-weight:700}
`;

/** The AMP form of a web story: https://amp.dev/documentation/components/websites/amp-story */
export function ampStory(story: Story, place: StoryPlace): string {
  const { language, origin } = place;
  const { pages } = story;
  const title = story.title[language];
  const { canonical, poster, data } = storyData(story, place);
  return ampDocument({
    ...{ language, origin, title, description: story.summary[language], canonical, css: style },
    extensions: ['amp-story'],
    data: [data],
    body: markup`<amp-story standalone title="${title}" publisher="Lajur" publisher-logo-src="${origin}/icons/icon-192.png" poster-portrait-src="${poster}">${pages.map(
      ({ picture, alt, ...page }, at) => {
        const set = pictureWidths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ');
        const heading = page.title[language];
        return markup`<amp-story-page id="page-${at + 1}"><amp-story-grid-layer template="vertical" class="above"><amp-img layout="responsive" width="720" height="450" src="${pictureUrl(
          picture,
          720,
        )}" srcset="${set}" alt="${alt[language]}"></amp-img></amp-story-grid-layer><amp-story-grid-layer template="vertical" class="below">${
          at === 0
            ? markup`<div><p class="name">Lajur</p><h1>${title}</h1></div>`
            : markup`<h2>${heading}</h2>`
        }<p>${page.text[language]}</p></amp-story-grid-layer>${
          at < pages.length - 1
            ? null
            : markup`<amp-story-page-outlink layout="nodisplay"><a href="${
                origin + pathInLanguage(story.link[language], language)
              }">${story.action[language]}</a></amp-story-page-outlink>`
        }</amp-story-page>`;
      },
    )}</amp-story>`,
  });
}
