import type { PartName } from './parts.ts';

/** The frame around a screen (docs/product.md#frames). */
export type Layout = 'default' | 'listing' | 'mobile-back' | 'blank';

/** A row of the route table, which the build reads too: plain data. */
export type Route = {
  /** `:name` is a parameter. Patterns are the same in both languages. */
  readonly pattern: string;
  readonly layout: Layout;
  /** What the screen's script is fetched with (parts.ts). */
  readonly part: PartName;
  /** A file in `screens`. */
  readonly screen: string;
  /** Whether its HTML is all that a reader needs: it waits for the visitor's first sign (docs/decisions/hydration.md). */
  readonly isForReading: boolean;
};

/** A page that needs script. */
export function route(pattern: string, layout: Layout, part: PartName, screen: string): Route {
  return { pattern, layout, part, screen, isForReading: false };
}

/** A page that is complete as HTML. */
export function reading(pattern: string, layout: Layout, part: PartName, screen: string): Route {
  return { pattern, layout, part, screen, isForReading: true };
}
