import { type ComponentType, lazy } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts/parts.ts';

/** A component of another part, whose code and words load when it is first rendered. */
export function lazyPart<Props extends object>(part: PartName, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), partWords(part)]);
    return { default: loaded };
  });
}
