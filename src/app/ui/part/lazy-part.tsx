import { type ComponentType, lazy, useState } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts.ts';
import { noteAsked, untilArrived } from '#app/ui/part/until-arrived.ts';
import { readyLater } from './ready-parts.ts';

/**
 * What the visitor has asked for of another part, whose code and messages load when it is first rendered, or with `preload`.
 * Within its own part a component is imported normally, since the part is one file.
 */
export function lazyPart<Props extends object>(part: PartName, load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    [Loaded] = await Promise.all([load(), partWords(part)]);
    return { default: Loaded };
  };
  readyLater(part, prepare);
  const Part = lazy(async () => {
    noteAsked();
    const loaded = await untilArrived(prepare);
    noteAsked(false);
    return loaded;
  });
  /**
   * Call it on the first interaction with whatever shows the component. Never rejects: what is rendered is loaded
   * until it arrives.
   */
  const preload = async (): Promise<void> => {
    await prepare().catch(() => undefined);
  };
  return Object.assign(
    (props: Props) => {
      // `lazy` shows even loaded code 300 ms after its fallback: https://github.com/react/react/issues/31819
      const [Chosen] = useState(() => Loaded ?? Part);
      return <Chosen {...props} />;
    },
    { preload },
  );
}
