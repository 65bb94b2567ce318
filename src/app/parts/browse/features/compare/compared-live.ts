import { LiveDevice } from '#app/data/live-device.ts';

/** The cars chosen on this device to be compared, in their order. */
export const compared = new LiveDevice(
  async () => (await import('#offline/compare/compared-cars.ts')).listCompared,
);
