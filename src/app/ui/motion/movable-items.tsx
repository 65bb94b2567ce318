import { Reorder } from 'framer-motion/m';
import { type HTMLAttributes, type ReactNode, useRef, useState } from 'react';
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
  /** After the items, in the same list, and never moved. */
  readonly after?: ReactNode;
};

/**
 * So far the pointer moves between two changes of order. Items may have different sizes by place: below a resting
 * pointer one order would lead to the other and back again.
 */
const calmPixels = 24;

type Point = { readonly x: number; readonly y: number };

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
  after,
}: MovableItemsProps) {
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const changedAt = useRef<Point>(undefined);
  const [, setRefusals] = useState(0);

  function reorder(next: readonly string[]): void {
    const { x, y } = pointer.current;
    const last = changedAt.current;
    if (last && Math.hypot(x - last.x, y - last.y) < calmPixels) {
      // Asked again only after a render.
      setRefusals((before) => before + 1);
      return;
    }
    changedAt.current = { x, y };
    onDrag(next);
  }

  return (
    <Moving>
      <Reorder.Group
        as="ol"
        axis="xy"
        values={[...ids]}
        onReorder={reorder}
        className={className}
        aria-label={label}
      >
        {ids.map((id) => (
          <MovableItem
            key={id}
            id={id}
            props={propsOf(id)}
            onStart={() => {
              changedAt.current = undefined;
            }}
            onMove={(point) => {
              pointer.current = point;
            }}
            onDrop={() => onDrop(id)}
            onCancel={() => onDrag(undefined)}
          >
            {children(id)}
          </MovableItem>
        ))}
        {after}
      </Reorder.Group>
    </Moving>
  );
}

type MovableItemProps = {
  readonly id: string;
  readonly props: ItemProps;
  onStart(): void;
  onMove(pointer: Point): void;
  onDrop(): void;
  onCancel(): void;
  readonly children: ReactNode;
};

function MovableItem({ id, props, onStart, onMove, onDrop, onCancel, children }: MovableItemProps) {
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
      onDragStart={() => {
        onStart();
        lift.onDragStart();
      }}
      onDrag={(_, { point }) => onMove(point)}
      onDragEnd={lift.onDragEnd}
      onClickCapture={lift.onClickCapture}
    >
      {children}
    </Reorder.Item>
  );
}
