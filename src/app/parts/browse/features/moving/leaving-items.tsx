import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { Moving } from './moving.tsx';

export type LeavingItemsProps<Item> = {
  readonly items: readonly Item[];
  keyOf(item: Item): string | number;
  readonly className?: string | undefined;
  children(item: Item): ReactNode;
};

/** List items, of which one that is taken away fades before the others close up. */
export function LeavingItems<Item>({ items, keyOf, className, children }: LeavingItemsProps<Item>) {
  return (
    <Moving>
      <AnimatePresence initial={false}>
        {items.map((item) => (
          <m.li
            key={keyOf(item)}
            layout="position"
            exit={{ opacity: 0, scale: 0.96, transition: { duration: 0.16 } }}
            {...(className === undefined ? {} : { className })}
          >
            {children(item)}
          </m.li>
        ))}
      </AnimatePresence>
    </Moving>
  );
}
