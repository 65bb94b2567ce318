import { storyPath, storyPosterUrl } from '#contract/articles/story-paths.ts';
import { type Language, localeOf, pathInLanguage } from '#contract/language.ts';
import type { Story } from '#server/features/web-stories/shared/story-shelf.ts';

export type StoryPlace = { readonly language: Language; readonly origin: string };

/** What both forms of a story say of it. */
export function storyData({ slug, published, title }: Story, { language, origin }: StoryPlace) {
  const canonical = pathInLanguage(storyPath(slug), language);
  const poster = origin + storyPosterUrl(slug);
  const publisher = { '@type': 'Organization', name: 'Lajur', logo: `${origin}/icons/icon-512.png` };
  return {
    canonical,
    poster,
    data: {
      ...{ '@context': 'https://schema.org', '@type': 'Article', headline: title[language], image: [poster] },
      ...{ datePublished: published, inLanguage: localeOf[language], mainEntityOfPage: origin + canonical },
      ...{ author: publisher, publisher },
    },
  };
}
