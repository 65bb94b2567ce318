import { storyPosterUrl, webStoriesPath } from '#contract/articles/story-paths.ts';

/*
 * Addresses of articles, new vehicles and of what is drawn for them, each as often as it is asked for with another
 * query.
 */

const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );

export interface ReadingAddresses {
  /** The address of a turn, different for each. */
  of(turn: number): string;
  readonly paths: number;
}

/** @param read the text of an address of the site */
export async function readingAddresses(read: (path: string) => Promise<string>): Promise<ReadingAddresses> {
  const files = locations(await read('/sitemap.xml')).filter((path) =>
    /\/(?:articles|articles-\d+|new-vehicles|outlets|reviews)\.xml$/.test(path),
  );
  const pages: string[] = [];
  for (const file of files) pages.push(...locations(await read(file)));
  const models = pages.filter((path) => /^\/[a-z-]+-baru\/[^/]+\/[^/]+$/.test(path));
  const shelf = await read(webStoriesPath);
  const stories = [...shelf.matchAll(/href="\/web-stories\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug);
  const at = (list: readonly string[], turn: number) => list[turn % list.length] ?? '/';
  return {
    paths: pages.length,
    of(turn) {
      const round = Math.floor(turn / 10);
      const page = at(pages, round);
      switch (turn % 10) {
        case 0:
          return `/media/og/${1 + (round % 2000)}.jpg?n=${turn}`;
        case 1:
          return `/brochures${at(models, round)}.${round % 2 === 0 ? 'id' : 'en'}.pdf?n=${turn}`;
        case 2:
          return `${storyPosterUrl(at(stories, round))}?n=${turn}`;
        case 3:
          return `${page.startsWith('/en') ? '' : '/en'}${page}?n=${turn}`;
        case 4:
          return `${at(models, round)}?n=${turn}&km=${turn}`;
        case 5:
          return `/tips?q=kata-${turn}&page=${1 + (round % 5)}`;
        case 6:
          return `/bandingkan-mobil?v=${at(models, round).split('/').slice(2).join('.')}&q=${turn}`;
        default:
          return `${page}?n=${turn}`;
      }
    },
  };
}
