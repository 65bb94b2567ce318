import { useLiveDevice } from '#app/data/live-device.ts';
import type { ComparedRow } from '#offline/compare/compared-cars.ts';
import { compared } from './compared-live.ts';

const none: readonly ComparedRow[] = [];

/** The cars chosen to be compared; none on the server and until they are read. */
export function useCompared(): readonly ComparedRow[] {
  const state = useLiveDevice(compared);
  return state.kind === 'known' ? state.value : none;
}
