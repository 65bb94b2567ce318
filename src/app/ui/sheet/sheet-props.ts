import type { ReactNode } from 'react';

export type SheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Set on a deeper level: a back button precedes the title, and going back does the same. */
  readonly onBack?: (() => void) | undefined;
  readonly title: string;
  /** A text button next to the close button. */
  readonly action?: ReactNode;
  /** Sticks to the bottom: one primary button over the whole width. */
  readonly footer?: ReactNode;
  /** From the bottom on phones, a dialog on wide screens; `left` is a panel at every width. */
  readonly side?: 'bottom' | 'left';
  /** Takes the height of its content, or opens at 60 % of a phone's screen and is pulled up to 92 %. */
  readonly height?: 'content' | 'snap' | 'full';
  /** On wide screens: 540 or 980 px. */
  readonly width?: 'regular' | 'broad';
  readonly children: ReactNode;
};
