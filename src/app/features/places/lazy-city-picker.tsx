import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { CityPickerProps } from './city-picker.tsx';

const CityPicker = lazyPart('browse', async () => (await import('./city-picker.tsx')).CityPicker);
export const preloadCityPicker = CityPicker.preload;

/** The city picker in a sheet; its code loads when it is first opened. */
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
