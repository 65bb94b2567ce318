import { Suspense, useState } from 'react';
import type { MenuSheetProps } from '#app/parts/browse/features/shell/menu-sheet.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { preloadSheet } from '#app/ui/sheet/sheet.tsx';

const load = () => import('#app/parts/browse/features/shell/menu-sheet.tsx');
const MenuSheet = lazyPart('browse', async () => (await load()).MenuSheet);

/** Call it on the first touch of its button, so that opening does not wait. */
export function preloadMenu(): void {
  void load();
  preloadSheet();
}

/** The hamburger menu, loaded when it is first opened. */
export function LazyMenu(props: MenuSheetProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MenuSheet {...props} />
    </Suspense>
  );
}
