import type { ReactNode } from 'react';

export type SheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Set while it shows something deeper: a back button stands before the title, and going back does the same. */
  readonly onBack?: (() => void) | undefined;
  readonly title: string;
  /** A text button beside the close button. */
  readonly action?: ReactNode;
  /** Stays at the bottom: one primary button over the whole width. */
  readonly footer?: ReactNode;
  /** From below on phones, a dialog on wide screens; `left` is a panel at every width. */
  readonly side?: 'bottom' | 'left';
  /** Takes the height of its content, or opens at 60 % of a phone's screen and is pulled up to 92 %. */
  readonly height?: 'content' | 'snap' | 'full';
  /** On wide screens: 540 or 980 px. */
  readonly width?: 'regular' | 'broad';
  readonly children: ReactNode;
};
