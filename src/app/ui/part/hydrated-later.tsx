import { type ComponentType, lazy, memo, useState } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts.ts';
import { untilArrived } from '#app/ui/part/until-arrived.ts';
import { readyLater } from './ready-parts.ts';

/** Promises the server must await before rendering. */
const serverParts: Promise<void>[] = [];

/** On the server: resolves when every such component can be rendered. */
export async function serverPartsReady(): Promise<void> {
  // One may contain others, which are known once it has loaded.
  for (let known = 0; known < serverParts.length; ) {
    known = serverParts.length;
    await Promise.all(serverParts);
  }
}

const browserParts: (() => Promise<void>)[] = [];
let whole: Promise<unknown> | undefined;

/** In the browser: resolves when all that the server has rendered can be rendered. */
export function wholePage(): Promise<unknown> {
  whole ??= untilArrived(() => Promise.all(browserParts.map((prepare) => prepare())));
  return whole;
}

/**
 * A component that the server renders and the browser hydrates late: it is readable and its links work
 * without its code, which is not in the first load.
 * https://react.dev/reference/react/Suspense#how-react-handles-hydration
 *
 * The surrounding HydrateOnTouch prepares it and is its only boundary: a separate boundary would be hydrated
 * later, and a tap replayed in between would be lost.
 */
export function hydratedLater<Props extends object>(
  part: PartName,
  load: () => Promise<ComponentType<Props>>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    [Loaded] = await Promise.all([load(), partWords(part)]);
  };
  readyLater(part, prepare);
  browserParts.push(prepare);
  const Part = import.meta.env.SSR
    ? renderedWhole(load)
    : lazy(async () => {
        // Until then the server's content stays.
        await untilArrived(prepare);
        return { default: Loaded ?? Nothing };
      });
  // Memoised: rendering it again before its code has loaded would discard the server's content. A changing
  // context would have the same effect; there is none (see partWords).
  return Object.assign(
    memo((props: Props) => {
      const [Chosen] = useState(() => Loaded ?? Part);
      return <Chosen {...props} />;
    }),
    { prepare },
  );
}

const Nothing = () => null;

function renderedWhole<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  serverParts.push(
    load().then((part) => {
      Loaded = part;
    }),
  );
  return (props) => (Loaded ? <Loaded {...props} /> : null);
}
