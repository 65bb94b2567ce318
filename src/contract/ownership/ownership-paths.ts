/* The page of what owning a vehicle costs. It reads the vehicle from its address. */

export const totalCostPath = '/biaya-memiliki';

export const totalCostOfListing = (id: number): string => `${totalCostPath}?id=${id}`;

/** A car that only a list has told about, as on a phone without a connection. */
export const totalCostOfCar = (price: number, makeYear: number): string =>
  `${totalCostPath}?harga=${price}&tahun=${makeYear}`;

/** @param variant id of a new car or motorcycle */
export const totalCostOfNew = (kind: 'mobil' | 'motor', variant: string): string =>
  `${totalCostPath}?${kind === 'motor' ? 'jenis=motor&' : ''}v=${variant}`;
