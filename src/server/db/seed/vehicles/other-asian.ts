import { type BrandSeed, v } from './vehicle-seed.ts';

export const proton: BrandSeed = {
  slug: 'proton',
  name: 'Proton',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'exora',
      name: 'Exora',
      body: 'mpv',
      aliases: [],
      share: 0.8,
      variants: [
        v('1.6 CPS Standard MT', 'bensin', 'manual', 1597, [2009, 2012], 168),
        v('1.6 CPS Executive MT', 'bensin', 'manual', 1597, [2009, 2014], 182),
        v('1.6 CPS Executive AT', 'bensin', 'otomatis', 1597, [2009, 2014], 194),
        v('1.6 Star MT', 'bensin', 'manual', 1597, [2012, 2014], 162),
      ],
    },
    {
      slug: 'gen-2',
      name: 'Gen-2',
      body: 'hatchback',
      aliases: ['gen2'],
      share: 0.3,
      variants: [v('1.6 AT', 'bensin', 'otomatis', 1597, [2007, 2010], 168)],
    },
    {
      slug: 'neo',
      name: 'Neo',
      body: 'hatchback',
      aliases: [],
      share: 0.2,
      variants: [v('1.6 MT', 'bensin', 'manual', 1597, [2007, 2010], 158)],
    },
    {
      slug: 'persona',
      name: 'Persona',
      body: 'sedan',
      aliases: [],
      share: 0.1,
      variants: [v('1.6 MT', 'bensin', 'manual', 1597, [2008, 2011], 159)],
    },
    {
      slug: 'saga',
      name: 'Saga',
      body: 'sedan',
      aliases: [],
      share: 0.3,
      variants: [v('1.3 MT', 'bensin', 'manual', 1332, [2009, 2012], 128)],
    },
    {
      slug: 'savvy',
      name: 'Savvy',
      body: 'hatchback',
      aliases: [],
      share: 0.2,
      variants: [
        v('1.2 MT', 'bensin', 'manual', 1149, [2007, 2010], 108),
        v('1.2 AMT AT', 'bensin', 'otomatis', 1149, [2007, 2010], 118),
      ],
    },
    {
      slug: 'waja',
      name: 'Waja',
      body: 'sedan',
      aliases: [],
      share: 0.1,
      variants: [v('1.6 MT', 'bensin', 'manual', 1597, [2007, 2010], 172)],
    },
    {
      slug: 'preve',
      name: 'Preve',
      body: 'sedan',
      aliases: [],
      share: 0.1,
      variants: [v('1.6 CFE Turbo CVT', 'bensin', 'otomatis', 1561, [2013, 2015], 268)],
    },
  ],
};

export const tata: BrandSeed = {
  slug: 'tata',
  name: 'Tata',
  aliases: ['tata motors'],
  popular: false,
  models: [
    {
      slug: 'xenon',
      name: 'Xenon',
      body: 'pickup-truck',
      aliases: [],
      share: 0.2,
      variants: [
        v('2.2 RX Single Cab Diesel MT', 'diesel', 'manual', 2179, [2014, 2019], 198),
        v('2.2 XT D-Cab 4x4 Diesel MT', 'diesel', 'manual', 2179, [2014, 2018], 298),
      ],
    },
    {
      slug: 'super-ace',
      name: 'Super Ace',
      body: 'pickup-truck',
      aliases: ['ace', 'ace ex2', 'super ace ht2'],
      share: 0.3,
      variants: [
        v('1.4 Diesel MT', 'diesel', 'manual', 1396, [2013, 2019], 122),
        v('0.7 Ace EX2 Diesel MT', 'diesel', 'manual', 702, [2015, 2019], 92),
      ],
    },
    {
      slug: 'tata-aria',
      name: 'Aria',
      body: 'mpv',
      aliases: [],
      share: 0.1,
      variants: [v('2.2 Pleasure 4x2 Diesel MT', 'diesel', 'manual', 2179, [2013, 2015], 298)],
    },
    {
      slug: 'tata-vista',
      name: 'Vista',
      body: 'hatchback',
      aliases: [],
      share: 0.1,
      variants: [v('1.4 MT', 'bensin', 'manual', 1368, [2013, 2015], 132)],
    },
  ],
};

export const timor: BrandSeed = {
  slug: 'timor',
  name: 'Timor',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'timor-s515',
      name: 'S515',
      body: 'sedan',
      aliases: ['dohc', 's515i'],
      share: 1,
      variants: [
        v('1.5 S515 MT', 'bensin', 'manual', 1498, [1996, 1998], 36),
        v('1.5 S515i DOHC MT', 'bensin', 'manual', 1498, [1997, 2000], 41),
      ],
    },
    {
      slug: 'timor-s516',
      name: 'S516i',
      body: 'sedan',
      aliases: ['s516', 'limousine'],
      share: 0.1,
      variants: [v('1.6 MT', 'bensin', 'manual', 1598, [1998, 2000], 46)],
    },
  ],
};

export const esemka: BrandSeed = {
  slug: 'esemka',
  name: 'Esemka',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'esemka-bima',
      name: 'Bima',
      body: 'pickup-truck',
      aliases: ['bima 1.2', 'bima 1.3'],
      share: 0.1,
      variants: [
        v('1.2 MT', 'bensin', 'manual', 1243, [2019, 2023], 110),
        v('1.3 MT', 'bensin', 'manual', 1298, [2019, 2023], 119),
      ],
    },
  ],
};

export const holden: BrandSeed = {
  slug: 'holden',
  name: 'Holden',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'gemini',
      name: 'Gemini',
      body: 'sedan',
      aliases: [],
      share: 0.2,
      variants: [v('1.6 MT', 'bensin', 'manual', 1584, [1977, 1985], 20)],
    },
    {
      slug: 'torana',
      name: 'Torana',
      body: 'sedan',
      aliases: [],
      share: 0.1,
      variants: [v('2.9 MT', 'bensin', 'manual', 2850, [1974, 1978], 22)],
    },
    {
      slug: 'commodore',
      name: 'Commodore',
      body: 'sedan',
      aliases: [],
      share: 0.1,
      variants: [v('2.8 MT', 'bensin', 'manual', 2834, [1979, 1984], 24)],
    },
  ],
};

export const vinfast: BrandSeed = {
  slug: 'vinfast',
  name: 'VinFast',
  aliases: ['vin fast'],
  popular: false,
  models: [
    {
      slug: 'vf-3',
      name: 'VF 3',
      body: 'hatchback',
      aliases: ['vf3'],
      share: 0.5,
      variants: [v('Eco', 'listrik', 'otomatis', 0, [2024, null], 196)],
    },
    {
      slug: 'vf-5',
      name: 'VF 5',
      body: 'crossover',
      aliases: ['vf5'],
      share: 0.5,
      variants: [v('Plus', 'listrik', 'otomatis', 0, [2024, null], 242)],
    },
    {
      slug: 'vf-e34',
      name: 'VF e34',
      body: 'suv',
      aliases: ['vfe34'],
      share: 0.4,
      variants: [v('Standard', 'listrik', 'otomatis', 0, [2024, null], 315)],
    },
    {
      slug: 'vf-6',
      name: 'VF 6',
      body: 'crossover',
      aliases: ['vf6'],
      share: 0.3,
      variants: [v('Plus', 'listrik', 'otomatis', 0, [2025, null], 384)],
    },
    {
      slug: 'vf-7',
      name: 'VF 7',
      body: 'suv',
      aliases: ['vf7'],
      share: 0.1,
      variants: [
        v('Eco', 'listrik', 'otomatis', 0, [2025, null], 499),
        v('Plus', 'listrik', 'otomatis', 0, [2025, null], 599),
      ],
    },
  ],
};

export const polytron: BrandSeed = {
  slug: 'polytron',
  name: 'Polytron',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'polytron-g3',
      name: 'G3',
      body: 'suv',
      aliases: ['g3 ev'],
      share: 0.3,
      variants: [
        v('G3', 'listrik', 'otomatis', 0, [2025, null], 419),
        v('G3 Plus', 'listrik', 'otomatis', 0, [2025, null], 459),
      ],
    },
  ],
};
