import type { ReactNode } from 'react';
import { AccountSheet } from './account-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';

export type ShellSheetsProps = {
  readonly open: 'menu' | 'account' | undefined;
  onClose(): void;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly installItem: ReactNode;
};

/** Sheets opened from header and tab bar; loaded on demand. */
export function ShellSheets({ open, installItem, ...rest }: ShellSheetsProps) {
  return (
    <>
      <MenuSheet isOpen={open === 'menu'} installItem={installItem} {...rest} />
      <AccountSheet isOpen={open === 'account'} {...rest} />
    </>
  );
}
