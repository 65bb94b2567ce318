import { Suspense, useState } from 'react';
import { lazyPart } from '#app/ui/lazy-part.tsx';
import { preloadSheet } from '#app/ui/sheet.tsx';
import type { ShellSheetsProps } from './shell-sheets.tsx';

const load = () => import('./shell-sheets.tsx');
const ShellSheets = lazyPart(async () => (await load()).ShellSheets);

/** On the first touch of what opens them, so that they come without a wait. */
export function preloadShellSheets(): void {
  void load();
  preloadSheet();
}

export function LazyShellSheets(props: ShellSheetsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open !== undefined && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ShellSheets {...props} />
    </Suspense>
  );
}
