import { type ReactNode, Suspense, use, useEffect, useReducer, useRef, useState } from 'react';
import { whenIdle } from '#app/when-idle.ts';
import { gateOf, isRendered, passedGate } from './gates.ts';
import styles from './hydrate-on-touch.module.css';
import { useIsHydrated } from './use-is-hydrated.ts';

type Props = {
  /** Unique on the page, and identical on the server and in the browser. */
  readonly id: string;
  /** The wrapping element; a `div` gets `display: contents`. */
  readonly as?: 'div' | 'li';
  /** Fetches data that is not in the document. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
  /** The displayed data, if nothing else affects rendering. */
  readonly of?: unknown;
  /** Whether to hydrate as soon as the page is idle, because the content is personal or loads more data. */
  readonly isEager?: boolean;
  readonly children: ReactNode;
};

/**
 * Server-rendered content that React hydrates only on interaction (gates.ts) or when its data changes. When
 * rendered in the browser it is interactive immediately.
 */
export function HydrateOnTouch({ id, as: Element = 'div', prepare, of, isEager = false, children }: Props) {
  const isHydrated = useIsHydrated();
  const [isPending] = useState(() => import.meta.env.SSR || (isHydrated && isRendered(id)));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isPassed = useRef(!isPending);
  const isMissed = useRef(false);
  const content = (
    <Suspense fallback={null}>
      <Gate
        id={id}
        isPending={isPending}
        prepare={prepare}
        onPass={() => {
          isPassed.current = true;
          if (isMissed.current) renderAgain();
        }}
      >
        {children}
      </Gate>
    </Suspense>
  );
  // A new element here would make React hydrate the content, or discard the server's HTML, so the first
  // element is kept until interaction.
  const [first] = useState({ content, of });
  isMissed.current = of === undefined ? first.content !== content : first.of !== of;
  useEffect(() => {
    if ((isMissed.current || isEager) && !isPassed.current) whenIdle(() => gateOf(id, prepare).open());
  });
  return (
    <Element
      className={Element === 'div' ? styles.bare : undefined}
      data-pending={isPending ? id : undefined}
    >
      {isPassed.current ? content : first.content}
    </Element>
  );
}

type GateProps = Pick<Props, 'id' | 'prepare' | 'children'> & {
  readonly isPending: boolean;
  onPass(): void;
};

function Gate({ id, isPending, prepare, onPass, children }: GateProps) {
  // Also called for an open gate: if the gate opens while this component is suspended, React replays it and
  // expects the same calls.
  if (isPending && !import.meta.env.SSR && isRendered(id)) use(gateOf(id, prepare).opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(() => {
    if (!isPending) return;
    passedGate(id);
    onPass();
  }, []);
  return children;
}
