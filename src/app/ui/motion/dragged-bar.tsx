import { div as MovingBar } from 'framer-motion/m';
import type { FocusEventHandler, ReactNode } from 'react';
import { Moving } from './moving.tsx';

export type DraggedBarProps = {
  readonly className: string | undefined;
  onPointerEnter(): void;
  onPointerLeave(): void;
  readonly onFocus: FocusEventHandler;
  onBlur(): void;
  /** It was dragged away. */
  onDismiss(): void;
  readonly children: ReactNode;
};

/** So far, or so fast, in pixels and pixels a second, it is thrown away. */
const farPixels = 80;
const fastPixels = 500;

/** A status bar that is dismissed by dragging it aside. */
export function DraggedBar({ className, onDismiss, ...bar }: DraggedBarProps) {
  return (
    <Moving>
      <MovingBar
        role="status"
        {...bar}
        {...(className === undefined ? {} : { className })}
        drag="x"
        dragSnapToOrigin
        onDragEnd={(_, { offset, velocity }) => {
          if (Math.abs(offset.x) > farPixels || Math.abs(velocity.x) > fastPixels) onDismiss();
        }}
      />
    </Moving>
  );
}
