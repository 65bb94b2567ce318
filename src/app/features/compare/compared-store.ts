import { keptRows } from '#app/data/device/kept-rows.ts';

/** The cars of the comparison for the buttons on their cards. */
export const comparedRows = keptRows('compared', async () => {
  const { listCompared: list, toggleCompared: toggle } = await import('#offline/compare/compared-cars.ts');
  return { list, toggle };
});
