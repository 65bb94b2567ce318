import { type ComponentType, lazy, memo, Suspense } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import type { PartName } from '#app/parts/parts.ts';

/** What the server has to have at hand before it renders. */
const serverParts: Promise<void>[] = [];

/** On the server: resolves when every such part can be rendered. */
export function serverPartsReady(): Promise<unknown> {
  return Promise.all(serverParts);
}

/**
 * A part that the server renders whole and the browser takes over after the rest: what it shows can be read and
 * followed without its code, which therefore is no part of the first load.
 * https://react.dev/reference/react/Suspense#how-react-handles-hydration
 */
export function hydratedLater<Props extends object>(
  part: PartName,
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = import.meta.env.SSR
    ? renderedWhole(load)
    : lazy(async () => {
        const loading = Promise.all([load(), partWords(part)]);
        // Where its code cannot be had, what the server wrote goes on as it is.
        const [loaded] = await loading.catch(() => new Promise<never>(() => undefined));
        return { default: loaded };
      });
  // Rendered anew only for other props: before its code is there, that would take away what the server wrote. A context
  // that changes would do the same; there is none (see partWords).
  return memo((props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ));
}

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
