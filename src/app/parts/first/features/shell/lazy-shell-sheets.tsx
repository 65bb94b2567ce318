import { Suspense, useState } from 'react';
import type { ShellSheetsProps } from '#app/parts/browse/features/shell/shell-sheets.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { preloadSheet } from '#app/ui/sheet/sheet.tsx';

const load = () => import('#app/parts/browse/features/shell/shell-sheets.tsx');
const ShellSheets = lazyPart('browse', async () => (await load()).ShellSheets);

/** Call it on the first touch of their buttons, so that opening does not wait. */
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
