import { partWords } from './i18n/messages.ts';
import type { Page } from './page.ts';
import type { PartName } from './parts/parts.ts';

/** The frame around a screen (docs/product.md#frames). */
export type Layout = 'default' | 'listing' | 'mobile-back' | 'blank';

export type Route = {
  /** `:name` is a parameter. Patterns are the same in both languages. */
  readonly pattern: string;
  readonly layout: Layout;
  readonly part: PartName;
  /** Whether its HTML is all that a reader needs: it waits for the visitor's first sign (docs/decisions/hydration.md). */
  readonly isForReading: boolean;
  readonly load: () => Promise<{ page: Page }>;
};

/** Loaders of screens, by file. */
type Screens = Readonly<Record<string, () => Promise<{ page: Page }>>>;

/**
 * Creates rows of the route table.
 * @returns functions whose `screen` is a file in the part's folder `screens`: `reading` for pages that are complete as
 * HTML, `route` for those that need script
 */
export function routesOf(screens: Screens) {
  const rowsOf =
    (isForReading: boolean) =>
    (pattern: string, layout: Layout, part: PartName, screen: string): Route => {
      const load = screens[`./parts/${part}/screens/${screen}.tsx`];
      if (!load) throw new Error(`${part} has no screen ${screen}`);
      return {
        pattern,
        layout,
        part,
        isForReading,
        async load() {
          const [loaded] = await Promise.all([load(), partWords(part)]);
          return loaded;
        },
      };
    };
  return { route: rowsOf(false), reading: rowsOf(true) };
}
