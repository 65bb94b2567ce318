/** Brands and body types of addresses, for selections made up by the thousand. */
export const brands = [
  'toyota',
  'honda',
  'daihatsu',
  'suzuki',
  'mitsubishi',
  'nissan',
  'mazda',
  'hyundai',
  'wuling',
  'bmw',
];
export const bodies = ['mpv', 'suv', 'hatchback', 'sedan', 'crossover'];
