import { type ComponentType, lazy, memo, useState } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts/parts.ts';

/** Promises the server must await before it renders. */
const serverParts: Promise<void>[] = [];

/** On the server: resolves when every such component can be rendered. */
export function serverPartsReady(): Promise<unknown> {
  return Promise.all(serverParts);
}

/**
 * A component that the server renders and the browser hydrates late: it is readable and its links work without its
 * code, which is not in the first load. https://react.dev/reference/react/Suspense#how-react-handles-hydration
 *
 * The surrounding HydrateOnTouch prepares it, and is its only boundary: a boundary of its own would be hydrated after
 * that one, and a tap repeated in between would be lost.
 */
export function hydratedLater<Props extends object>(
  part: PartName,
  load: () => Promise<ComponentType<Props>>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const prepare = async () => {
    [Loaded] = await Promise.all([load(), partWords(part)]);
  };
  const Part = import.meta.env.SSR
    ? renderedWhole(load)
    : lazy(async () => {
        // Without its code the server's content stays as it is.
        await prepare().catch(() => new Promise<never>(() => undefined));
        return { default: Loaded ?? Nothing };
      });
  // Rendered again for other props only: before its code has loaded, that would discard the server's content. A
  // changing context would do the same; there is none (see partWords).
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
