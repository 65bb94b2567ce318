import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language, Localized } from '#contract/language.ts';
import type { Database } from '#server/db/database.ts';
import { readFigureFacts } from '#server/features/articles/shared/article-facts.ts';
import { type FigureFacts, fillFigures } from '#server/features/articles/shared/article-figures.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { readStories, type StoryFile } from './story-files.ts';

/** How long figures are kept: reading them reads every car on offer. */
const freshForMs = 3_600_000;
/** The format advises at least this many pages. */
const leastPages = 4;

type StoryPage = {
  readonly picture: string;
  readonly alt: Localized;
  readonly title: Localized;
  readonly text: Localized;
};
export type Story = Omit<StoryFile, 'pages'> & { readonly pages: readonly StoryPage[] };

export type StoryShelf = {
  /** The stories that have pages enough, the latest first. */
  stories(): Promise<readonly Story[]>;
};

/** A text in both languages with its figures; undefined if one of them is not known. */
function filled(text: Localized, facts: FigureFacts): Localized | undefined {
  const inOne = (language: Language) => fillFigures(text[language], facts, language);
  const [id, en] = [inOne('id'), inOne('en')];
  return id === undefined || en === undefined ? undefined : { id, en };
}

/** A page whose figures rest on too few cars is left out, and so is a story with too few pages. */
async function storyOf({ pages, ...story }: StoryFile, facts: FigureFacts): Promise<Story[]> {
  const ready: StoryPage[] = [];
  for (const { picture, alt, ...page } of pages) {
    // Each figure passes over all cars; requests are answered between them.
    await nextTurn();
    const [title, text] = [filled(page.title, facts), filled(page.text, facts)];
    if (title && text) ready.push({ picture, alt, title, text });
  }
  return ready.length < leastPages ? [] : [{ ...story, pages: ready }];
}

/** Web stories with the figures of the last hour. */
export function createStoryShelf(
  database: Database,
  catalogue: () => NewVehicleCatalogue,
  now: () => number = Date.now,
): StoryShelf {
  let kept: { readonly at: number; readonly stories: Promise<readonly Story[]> } | undefined;
  const read = async () => {
    const facts = await readFigureFacts(database.orm, catalogue(), new Date(now()));
    const stories: Story[] = [];
    for (const story of readStories()) stories.push(...(await storyOf(story, facts)));
    return stories;
  };
  return {
    stories() {
      if (!kept || now() - kept.at > freshForMs) {
        const stories = read();
        kept = { at: now(), stories };
        // A failure is not kept.
        stories.catch(() => {
          kept = undefined;
        });
      }
      return kept.stories;
    },
  };
}
