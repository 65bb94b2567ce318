import type { ReactNode } from 'react';
import { AccountSheet } from './account-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';

export type ShellSheetsProps = {
  readonly open: 'menu' | 'account' | undefined;
  onClose(): void;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly deviceSummary: ReactNode;
  readonly installItem: ReactNode;
};

/** What opens above the page from header and bottom bar; loaded when first asked for. */
export function ShellSheets({ open, deviceSummary, installItem, ...rest }: ShellSheetsProps) {
  return (
    <>
      <MenuSheet isOpen={open === 'menu'} installItem={installItem} {...rest} />
      <AccountSheet isOpen={open === 'account'} deviceSummary={deviceSummary} {...rest} />
    </>
  );
}
