import { type ReactNode, Suspense, useState } from 'react';
import type { CityPickerProps } from '#app/parts/browse/features/places/city-picker.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { preloadSheet } from '#app/ui/sheet/sheet.tsx';

const load = () => import('#app/parts/browse/features/places/city-picker.tsx');
const CityPicker = lazyPart('browse', async () => (await load()).CityPicker);

/** Call it on the first touch of its button, so that opening does not wait. */
export function preloadCityPicker(): void {
  void load().catch(() => undefined);
  preloadSheet();
}

/** The city picker in a sheet; its code loads with its first opening. */
export function LazyCityPicker(props: CityPickerProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <CityPicker {...props} />
    </Suspense>
  );
}
