import { Suspense, useState } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';

const MenuSheet = lazyPart('browse', async () => (await import('./menu-sheet.tsx')).MenuSheet);
export const preloadMenu = MenuSheet.preload;

/** The hamburger menu; its code loads when it is first opened. */
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
