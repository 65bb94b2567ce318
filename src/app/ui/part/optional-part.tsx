import { type ComponentType, lazy } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts/parts.ts';

const Nothing = () => null;

/** An optional component of another part, with its messages. If it fails to load, it is omitted. */
export function optionalPart<Props extends object>(
  part: PartName,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [loaded] = await Promise.all([load(), partWords(part)]);
      return { default: loaded };
    } catch {
      return { default: Nothing };
    }
  });
}
