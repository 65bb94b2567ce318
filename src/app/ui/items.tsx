import type { ReactNode } from 'react';

export type ItemsProps<Item> = {
  readonly items: readonly Item[];
  keyOf(item: Item): string | number;
  children(item: Item): ReactNode;
};

/** List items. */
export function Items<Item>({ items, keyOf, children }: ItemsProps<Item>) {
  return items.map((item) => <li key={keyOf(item)}>{children(item)}</li>);
}
