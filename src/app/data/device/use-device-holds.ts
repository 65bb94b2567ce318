import { useEffect, useState } from 'react';
import { type Held, whenDeviceHolds } from './device-note.ts';

/** Whether this device holds any of these (only the initial list is used); false until hydration. */
export function useDeviceHolds(any: readonly Held[]): boolean {
  const [isHeld, setIsHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a component asks about the same tables all its life
  useEffect(() => whenDeviceHolds(any, () => setIsHeld(true)), []);
  return isHeld;
}
