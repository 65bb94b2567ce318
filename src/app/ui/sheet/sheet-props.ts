import type { ReactNode } from 'react';

export type SheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Set on a nested level: shows a back button before the title, and handles going back. */
  readonly onBack?: (() => void) | undefined;
  readonly title: string;
  /** A text button next to the close button. */
  readonly action?: ReactNode;
  /** Sticky at the bottom: one primary button of full width. */
  readonly footer?: ReactNode;
  /** `bottom` is a dialog on wide screens; `left` is a panel at every width. */
  readonly side?: 'bottom' | 'left';
  /**
   * `content` takes the height of the content; `snap` opens at 60 % of a phone's screen and can be pulled up
   * to 92 %.
   */
  readonly height?: 'content' | 'snap' | 'full';
  /** On wide screens: 540 or 980 px. */
  readonly width?: 'regular' | 'broad';
  readonly children: ReactNode;
};
