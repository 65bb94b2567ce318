import { AnimatePresence } from 'framer-motion';
import { li as MovingItem } from 'framer-motion/m';
import type { ItemsProps } from '#app/ui/items.tsx';
import { Moving } from './moving.tsx';

/** A removed item fades, then the others close up. */
export function LeavingItems<Item>({ items, keyOf, children }: ItemsProps<Item>) {
  return (
    <Moving>
      <AnimatePresence initial={false}>
        {items.map((item) => (
          <MovingItem
            key={keyOf(item)}
            layout="position"
            exit={{ opacity: 0, scale: 0.96, transition: { duration: 0.16 } }}
          >
            {children(item)}
          </MovingItem>
        ))}
      </AnimatePresence>
    </Moving>
  );
}
