import { type ReactNode, Suspense, use, useEffect, useReducer, useRef, useState } from 'react';
import { whenIdle } from '#app/when-idle.ts';
import { beginsRendered, gateOf, isRendered, passedGate } from './gates.ts';
import styles from './hydrate-on-touch.module.css';

type Props = {
  /** Unique in the page, and the same on the server and in the browser. */
  readonly id: string;
  /** The wrapping element; a `div` has no box of its own. */
  readonly as?: 'div' | 'li';
  /** Fetches data that the document does not have. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
  /** The shown data, if that alone decides about rendering again. */
  readonly of?: unknown;
  /** Whether it shows personal data or fetches more: then it is hydrated as soon as the page is idle. */
  readonly isEager?: boolean;
  readonly children: ReactNode;
};

/**
 * Server-rendered content that React does not hydrate until it is touched (gates.ts), or has other data. When
 * rendered in the browser it is there at once.
 */
export function HydrateOnTouch({ id, as: Element = 'div', prepare, of, isEager = false, children }: Props) {
  const [isPending] = useState(() => import.meta.env.SSR || beginsRendered(id));
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
  // React answers a new element here by hydrating it, or by discarding the server's content, so the first one stays
  // until its touch.
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
  // Also of an open gate: where the gate opens while this is suspended, React replays it with the same calls.
  if (isPending && !import.meta.env.SSR && isRendered(id)) use(gateOf(id, prepare).opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(() => {
    if (!isPending) return;
    passedGate(id);
    onPass();
  }, []);
  return children;
}
