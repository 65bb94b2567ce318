import type { PartName } from '#app/parts.ts';

/** Components that are not ready to be rendered at once. */
const waiting = new Set<() => Promise<unknown>>();

/** Registers a component of another part; the code of `browse` is fetched after every first page. */
export function readyLater(part: PartName, prepare: () => Promise<unknown>): void {
  if (!import.meta.env.SSR && part === 'browse') waiting.add(prepare);
}

/**
 * Makes them ready before the next page is shown: React shows even loaded code 300 ms after its fallback, and the page
 * would jump (https://github.com/react/react/issues/31819). A component that fails is tried again when it is rendered.
 */
export async function readyParts(): Promise<void> {
  await Promise.all(
    [...waiting].map(async (prepare) => {
      await prepare();
      waiting.delete(prepare);
    }),
  ).catch(() => undefined);
}
