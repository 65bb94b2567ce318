import { Reorder } from 'framer-motion/m';
import type { HTMLAttributes, ReactNode } from 'react';
import { Moving } from './moving.tsx';
import { useLift } from './use-lift.ts';

export type MovableItemsProps = {
  readonly ids: readonly string[];
  readonly label: string;
  readonly className: string | undefined;
  propsOf(id: string): ItemProps;
  /** Another order while an item is dragged; undefined where the drag was cancelled. */
  onDrag(ids: readonly string[] | undefined): void;
  onDrop(id: string): void;
  children(id: string): ReactNode;
};

type ItemProps = Pick<HTMLAttributes<HTMLElement>, 'className'> & Record<`data-${string}`, string>;

/** An ordered list whose items are dragged to their place. Keys are the items' own matter. */
export function MovableItems({
  ids,
  label,
  className,
  propsOf,
  onDrag,
  onDrop,
  children,
}: MovableItemsProps) {
  return (
    <Moving>
      <Reorder.Group
        as="ol"
        axis="xy"
        values={[...ids]}
        onReorder={onDrag}
        className={className}
        aria-label={label}
      >
        {ids.map((id) => (
          <MovableItem
            key={id}
            id={id}
            props={propsOf(id)}
            onDrop={() => onDrop(id)}
            onCancel={() => onDrag(undefined)}
          >
            {children(id)}
          </MovableItem>
        ))}
      </Reorder.Group>
    </Moving>
  );
}

type MovableItemProps = {
  readonly id: string;
  readonly props: ItemProps;
  onDrop(): void;
  onCancel(): void;
  readonly children: ReactNode;
};

function MovableItem({ id, props, onDrop, onCancel, children }: MovableItemProps) {
  const lift = useLift({ onDrop, onCancel });
  return (
    <Reorder.Item
      {...props}
      value={id}
      ref={lift.ref}
      layout="position"
      dragListener={false}
      dragControls={lift.controls}
      tabIndex={-1}
      data-drag={lift.isLifted ? 'lifted' : undefined}
      onPointerDown={lift.onPointerDown}
      onDragStart={lift.onDragStart}
      onDragEnd={lift.onDragEnd}
      onClickCapture={lift.onClickCapture}
    >
      {children}
    </Reorder.Item>
  );
}
