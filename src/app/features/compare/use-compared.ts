import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { listCompared } from '#offline/compare/compared-cars.ts';
import type { ComparedRow } from '#offline/compare/compared-row.schema.ts';

const none: readonly ComparedRow[] = [];

/** The cars selected on this device for comparison, in order; empty on the server and until they are read. */
export function useCompared(): readonly ComparedRow[] {
  const state = useDeviceIfHeld(['compared'], listCompared);
  return (state.kind === 'known' ? state.value : undefined) ?? none;
}
