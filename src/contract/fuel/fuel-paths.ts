/* The page of fuel prices. It reads place, fuel and trip from its address. */

export const fuelPricesPath = '/harga-bbm';

/** @param vehicle the vehicle of the trip, as a query names it for the total cost */
export const fuelPricesOf = (vehicle: string): string => `${fuelPricesPath}?${vehicle}`;
