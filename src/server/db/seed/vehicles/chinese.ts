import { type BrandSeed, v } from './vehicle-seed.ts';

export const byd: BrandSeed = {
  slug: 'byd',
  name: 'BYD',
  aliases: ['byd auto', 'build your dreams'],
  popular: true,
  models: [
    {
      slug: 'atto-1',
      name: 'Atto 1',
      body: 'hatchback',
      aliases: ['atto1', 'seagull'],
      share: 3,
      variants: [
        v('Dynamic', 'listrik', 'otomatis', 0, [2025, null], 199),
        v('Premium', 'listrik', 'otomatis', 0, [2025, null], 235),
      ],
    },
    {
      slug: 'byd-dolphin',
      name: 'Dolphin',
      body: 'hatchback',
      aliases: [],
      share: 1.8,
      variants: [
        v('Dynamic Standard Range', 'listrik', 'otomatis', 0, [2024, null], 369),
        v('Premium Extended Range', 'listrik', 'otomatis', 0, [2024, null], 429),
      ],
    },
    {
      slug: 'atto-3',
      name: 'Atto 3',
      body: 'suv',
      aliases: ['atto3'],
      share: 1.2,
      variants: [
        v('Advanced Standard Range', 'listrik', 'otomatis', 0, [2024, null], 415),
        v('Superior Extended Range', 'listrik', 'otomatis', 0, [2024, null], 520),
      ],
    },
    {
      slug: 'byd-m6',
      name: 'M6',
      body: 'mpv',
      aliases: [],
      share: 4,
      variants: [
        v('Standard 7-Seater', 'listrik', 'otomatis', 0, [2024, null], 383),
        v('Superior 7-Seater', 'listrik', 'otomatis', 0, [2024, null], 423),
        v('Superior Captain 6-Seater', 'listrik', 'otomatis', 0, [2024, null], 433),
      ],
    },
    {
      slug: 'byd-seal',
      name: 'Seal',
      body: 'sedan',
      aliases: [],
      share: 1,
      variants: [
        v('Premium Extended Range', 'listrik', 'otomatis', 0, [2024, null], 639),
        v('Performance AWD', 'listrik', 'otomatis', 0, [2024, null], 750),
      ],
    },
    {
      slug: 'sealion-7',
      name: 'Sealion 7',
      body: 'suv',
      aliases: ['sealion7'],
      share: 2,
      variants: [
        v('Premium', 'listrik', 'otomatis', 0, [2025, null], 629),
        v('Performance AWD', 'listrik', 'otomatis', 0, [2025, null], 719),
      ],
    },
  ],
};

export const chery: BrandSeed = {
  slug: 'chery',
  name: 'Chery',
  aliases: ['cheri', 'omoda'],
  popular: false,
  models: [
    {
      slug: 'tiggo-cross',
      name: 'Tiggo Cross',
      body: 'suv',
      aliases: ['tiggo cross csh'],
      share: 1.5,
      variants: [
        v('1.5 Comfort CVT', 'bensin', 'otomatis', 1499, [2025, null], 240),
        v('1.5 Premium CVT', 'bensin', 'otomatis', 1499, [2025, null], 270),
        v('1.5 CSH Hybrid DHT', 'hybrid', 'otomatis', 1499, [2025, null], 299),
      ],
    },
    {
      slug: 'tiggo-5x',
      name: 'Tiggo 5X',
      body: 'suv',
      aliases: ['tiggo 5 x'],
      share: 1,
      variants: [
        v('1.5 Classic CVT', 'bensin', 'otomatis', 1499, [2024, 2025], 240),
        v('1.5 Champion CVT', 'bensin', 'otomatis', 1499, [2024, 2025], 269),
      ],
    },
    {
      slug: 'tiggo-7-pro',
      name: 'Tiggo 7 Pro',
      body: 'suv',
      aliases: ['tiggo 7'],
      share: 1.2,
      variants: [
        v('1.5 Comfort CVT', 'bensin', 'otomatis', 1498, [2022, 2024], 369),
        v('1.5 Luxury CVT', 'bensin', 'otomatis', 1498, [2022, 2024], 399),
        v('1.5 Premium CVT', 'bensin', 'otomatis', 1498, [2022, 2024], 426),
      ],
    },
    {
      slug: 'tiggo-8',
      name: 'Tiggo 8',
      body: 'suv',
      aliases: ['tiggo 8 csh', 'tiggo 8 comfort'],
      share: 1.6,
      variants: [
        v('1.5 CSH Comfort Hybrid DHT', 'hybrid', 'otomatis', 1499, [2025, null], 439),
        v('1.5 CSH Premium Hybrid DHT', 'hybrid', 'otomatis', 1499, [2025, null], 519),
        v('1.6 Comfort AT', 'bensin', 'otomatis', 1598, [2024, null], 375),
        v('1.6 Premium AT', 'bensin', 'otomatis', 1598, [2024, null], 422),
      ],
    },
    {
      slug: 'tiggo-8-pro',
      name: 'Tiggo 8 Pro',
      body: 'suv',
      aliases: ['tiggo 8 pro max'],
      share: 1.2,
      variants: [
        v('2.0 Luxury AT', 'bensin', 'otomatis', 1998, [2022, 2024], 509),
        v('2.0 Premium AT', 'bensin', 'otomatis', 1998, [2022, 2024], 560),
        v('2.0 Max AWD AT', 'bensin', 'otomatis', 1998, [2024, 2025], 619),
        v('1.6 Luxury AT', 'bensin', 'otomatis', 1598, [2023, 2024], 452),
      ],
    },
    {
      slug: 'tiggo-9',
      name: 'Tiggo 9',
      body: 'suv',
      aliases: ['tiggo 9 csh'],
      share: 0.3,
      variants: [v('1.5 CSH AWD Hybrid DHT', 'hybrid', 'otomatis', 1499, [2025, null], 698)],
    },
    {
      slug: 'omoda-5',
      name: 'Omoda 5',
      body: 'crossover',
      aliases: ['omoda', '5', 'c5'],
      share: 2.5,
      variants: [
        v('1.5 Z CVT', 'bensin', 'otomatis', 1498, [2023, 2025], 299),
        v('1.5 RZ CVT', 'bensin', 'otomatis', 1498, [2023, 2025], 366),
        v('1.5 Luxury CVT', 'bensin', 'otomatis', 1498, [2023, 2024], 349),
        v('1.6 GT AT', 'bensin', 'otomatis', 1598, [2023, 2025], 419),
        v('1.6 GT AWD AT', 'bensin', 'otomatis', 1598, [2024, 2025], 438),
      ],
    },
    {
      slug: 'omoda-e5',
      name: 'Omoda E5',
      body: 'crossover',
      aliases: ['omoda e 5', 'e5'],
      share: 1.2,
      variants: [
        v('Pure', 'listrik', 'otomatis', 0, [2024, null], 400),
        v('Z', 'listrik', 'otomatis', 0, [2024, null], 505),
      ],
    },
    {
      slug: 'chery-j6',
      name: 'J6',
      body: 'suv',
      aliases: ['icar 03', 'j6t'],
      share: 1.3,
      variants: [
        v('RWD', 'listrik', 'otomatis', 0, [2024, null], 506),
        v('IWD', 'listrik', 'otomatis', 0, [2024, null], 606),
        v('T IWD', 'listrik', 'otomatis', 0, [2025, null], 543),
      ],
    },
    {
      slug: 'qq',
      name: 'QQ',
      body: 'hatchback',
      aliases: [],
      share: 0.4,
      variants: [
        v('0.8 MT', 'bensin', 'manual', 812, [2006, 2010], 82),
        v('1.1 MT', 'bensin', 'manual', 1083, [2007, 2011], 89),
      ],
    },
    {
      slug: 'tiggo',
      name: 'Tiggo',
      body: 'suv',
      aliases: [],
      share: 0.2,
      variants: [v('2.4 MT', 'bensin', 'manual', 2351, [2007, 2010], 198)],
    },
  ],
};

export const mg: BrandSeed = {
  slug: 'mg',
  name: 'MG',
  aliases: ['morris garage', 'morris garages', 'mg motor'],
  popular: false,
  models: [
    {
      slug: 'mg-zs',
      name: 'ZS',
      body: 'suv',
      aliases: ['zs magnify', 'new zs'],
      share: 1.8,
      variants: [
        v('1.5 Activate AT', 'bensin', 'otomatis', 1498, [2020, 2024], 305),
        v('1.5 Excite AT', 'bensin', 'otomatis', 1498, [2020, 2022], 279),
        v('1.5 Ignite AT', 'bensin', 'otomatis', 1498, [2020, 2022], 299),
        v('1.5 Magnify AT', 'bensin', 'otomatis', 1498, [2021, 2025], 324),
      ],
    },
    {
      slug: 'mg-zs-ev',
      name: 'ZS EV',
      body: 'suv',
      aliases: [],
      share: 0.5,
      variants: [v('Magnify Max', 'listrik', 'otomatis', 0, [2023, 2025], 413)],
    },
    {
      slug: 'mg-hs',
      name: 'HS',
      body: 'suv',
      aliases: ['hs magnify'],
      share: 0.9,
      variants: [
        v('1.5 Excite AT', 'bensin', 'otomatis', 1490, [2020, 2022], 389),
        v('1.5 Ignite AT', 'bensin', 'otomatis', 1490, [2020, 2023], 419),
        v('1.5 Magnify AT', 'bensin', 'otomatis', 1490, [2022, null], 469),
        v('1.5 Magnify i-Smart AT', 'bensin', 'otomatis', 1490, [2023, 2025], 442),
      ],
    },
    {
      slug: 'mg-5-gt',
      name: '5 GT',
      body: 'sedan',
      aliases: ['mg5', '5'],
      share: 0.4,
      variants: [
        v('1.5 Activate CVT', 'bensin', 'otomatis', 1498, [2021, 2024], 399),
        v('1.5 Magnify CVT', 'bensin', 'otomatis', 1498, [2022, 2024], 440),
      ],
    },
    {
      slug: 'mg-4-ev',
      name: '4 EV',
      body: 'hatchback',
      aliases: ['mg4', '4'],
      share: 0.6,
      variants: [
        v('Ignite', 'listrik', 'otomatis', 0, [2023, 2025], 395),
        v('Magnify Max', 'listrik', 'otomatis', 0, [2023, null], 433),
      ],
    },
    {
      slug: 'mg-3',
      name: '3',
      body: 'hatchback',
      aliases: ['mg3'],
      share: 0.1,
      variants: [v('1.5 Hybrid AT', 'hybrid', 'otomatis', 1498, [2025, null], 289)],
    },
    {
      slug: 'vs-hev',
      name: 'VS HEV',
      body: 'suv',
      aliases: ['vs hybrid'],
      share: 0.3,
      variants: [
        v('1.5 Ignite AT', 'hybrid', 'otomatis', 1498, [2024, null], 359),
        v('1.5 Magnify AT', 'hybrid', 'otomatis', 1498, [2024, null], 389),
      ],
    },
    {
      slug: 'cyberster',
      name: 'Cyberster',
      body: 'convertible',
      aliases: [],
      share: 0.1,
      variants: [v('AWD', 'listrik', 'otomatis', 0, [2024, null], 1688)],
    },
    {
      slug: 'mgb',
      name: 'MGB',
      body: 'convertible',
      aliases: [],
      share: 0.05,
      variants: [v('1.8 Roadster MT', 'bensin', 'manual', 1798, [1970, 1980], 28)],
    },
  ],
};

export const dfsk: BrandSeed = {
  slug: 'dfsk',
  name: 'DFSK',
  aliases: ['dfsk (dongfeng sokon)', 'dongfeng sokon', 'sokon', 'dongfeng'],
  popular: false,
  models: [
    {
      slug: 'glory-560',
      name: 'Glory 560',
      body: 'suv',
      aliases: ['glory560'],
      share: 1.5,
      variants: [
        v('1.5 Turbo B-Type MT', 'bensin', 'manual', 1498, [2019, 2021], 189),
        v('1.5 Turbo C-Type CVT', 'bensin', 'otomatis', 1498, [2019, 2021], 219),
        v('1.5 Turbo L-Type MT', 'bensin', 'manual', 1498, [2019, 2022], 239),
        v('1.5 Turbo L-Type CVT', 'bensin', 'otomatis', 1498, [2019, 2023], 259),
        v('1.8 C-Type MT', 'bensin', 'manual', 1798, [2019, 2020], 209),
      ],
    },
    {
      slug: 'glory-580',
      name: 'Glory 580',
      body: 'suv',
      aliases: ['glory580'],
      share: 1.5,
      variants: [
        v('1.8 Comfort MT', 'bensin', 'manual', 1798, [2018, 2020], 245),
        v('1.5 Turbo Comfort CVT', 'bensin', 'otomatis', 1498, [2018, 2020], 275),
        v('1.5 Turbo Luxury CVT', 'bensin', 'otomatis', 1498, [2018, 2022], 309),
        v('1.8 Luxury CVT', 'bensin', 'otomatis', 1798, [2018, 2021], 289),
      ],
    },
    {
      slug: 'glory-i-auto',
      name: 'Glory i-Auto',
      body: 'suv',
      aliases: ['i-auto', 'glory 580 i-auto'],
      share: 0.4,
      variants: [v('1.5 Turbo CVT', 'bensin', 'otomatis', 1498, [2020, 2023], 359)],
    },
    {
      slug: 'super-cab',
      name: 'Super Cab',
      body: 'pickup-truck',
      aliases: ['supercab'],
      share: 1,
      variants: [
        v('1.3 Diesel MT', 'diesel', 'manual', 1248, [2018, 2022], 176),
        v('1.5 MT', 'bensin', 'manual', 1498, [2018, null], 158),
        v('1.5 AC PS MT', 'bensin', 'manual', 1498, [2018, null], 165),
      ],
    },
    {
      slug: 'gelora',
      name: 'Gelora',
      body: 'van',
      aliases: ['gelora e', 'gelora electric'],
      share: 0.7,
      variants: [
        v('1.5 Minibus MT', 'bensin', 'manual', 1498, [2021, null], 219),
        v('1.5 Blind Van MT', 'bensin', 'manual', 1498, [2021, null], 189),
        v('E Minibus', 'listrik', 'otomatis', 0, [2022, null], 480),
        v('E Blind Van', 'listrik', 'otomatis', 0, [2022, null], 399),
      ],
    },
  ],
};

export const seres: BrandSeed = {
  slug: 'seres',
  name: 'Seres',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'seres-e1',
      name: 'E1',
      body: 'hatchback',
      aliases: [],
      share: 0.6,
      variants: [
        v('B-Type', 'listrik', 'otomatis', 0, [2023, 2025], 189),
        v('L-Type', 'listrik', 'otomatis', 0, [2023, 2025], 219),
      ],
    },
  ],
};

export const neta: BrandSeed = {
  slug: 'neta',
  name: 'Neta',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'neta-v',
      name: 'V',
      body: 'hatchback',
      aliases: [],
      share: 0.6,
      variants: [v('38 kWh', 'listrik', 'otomatis', 0, [2023, 2024], 379)],
    },
    {
      slug: 'neta-v-ii',
      name: 'V-II',
      body: 'crossover',
      aliases: ['v2'],
      share: 0.9,
      variants: [v('36 kWh', 'listrik', 'otomatis', 0, [2024, 2025], 299)],
    },
    {
      slug: 'neta-x',
      name: 'X',
      body: 'suv',
      aliases: [],
      share: 0.4,
      variants: [
        v('Elite', 'listrik', 'otomatis', 0, [2024, 2025], 428),
        v('Supreme', 'listrik', 'otomatis', 0, [2024, 2025], 448),
      ],
    },
  ],
};

export const gacAion: BrandSeed = {
  slug: 'gac-aion',
  name: 'GAC Aion',
  aliases: ['aion', 'gac'],
  popular: false,
  models: [
    {
      slug: 'aion-v',
      name: 'V',
      body: 'suv',
      aliases: ['aion v'],
      share: 0.6,
      variants: [
        v('Exclusive', 'listrik', 'otomatis', 0, [2025, null], 450),
        v('Luxury', 'listrik', 'otomatis', 0, [2025, null], 489),
      ],
    },
    {
      slug: 'aion-y-plus',
      name: 'Y Plus',
      body: 'crossover',
      aliases: ['aion y plus', 'aion y'],
      share: 0.6,
      variants: [
        v('Exclusive', 'listrik', 'otomatis', 0, [2024, null], 415),
        v('Premium', 'listrik', 'otomatis', 0, [2024, null], 475),
      ],
    },
    {
      slug: 'aion-es',
      name: 'ES',
      body: 'sedan',
      aliases: ['aion es'],
      share: 0.3,
      variants: [v('Standard', 'listrik', 'otomatis', 0, [2024, 2025], 386)],
    },
    {
      slug: 'aion-ut',
      name: 'UT',
      body: 'hatchback',
      aliases: ['aion ut'],
      share: 0.5,
      variants: [
        v('Standard', 'listrik', 'otomatis', 0, [2025, null], 325),
        v('Premium', 'listrik', 'otomatis', 0, [2025, null], 369),
      ],
    },
    {
      slug: 'hyptec-ht',
      name: 'Hyptec HT',
      body: 'suv',
      aliases: ['aion hyptec ht'],
      share: 0.2,
      variants: [
        v('Premium', 'listrik', 'otomatis', 0, [2024, null], 685),
        v('Ultra', 'listrik', 'otomatis', 0, [2024, null], 835),
      ],
    },
    {
      slug: 'gac-e9',
      name: 'E9',
      body: 'mpv',
      aliases: ['gac e9'],
      share: 0.2,
      variants: [v('2.0 PHEV AT', 'hybrid', 'otomatis', 1991, [2025, null], 1028)],
    },
  ],
};

export const gwm: BrandSeed = {
  slug: 'gwm',
  name: 'GWM',
  aliases: ['great wall', 'great wall motor', 'haval', 'tank', 'ora'],
  popular: false,
  models: [
    {
      slug: 'haval-h6',
      name: 'Haval H6',
      body: 'suv',
      aliases: ['h6', 'h6 hev'],
      share: 0.5,
      variants: [v('1.5 HEV AT', 'hybrid', 'otomatis', 1497, [2023, null], 602)],
    },
    {
      slug: 'haval-jolion',
      name: 'Haval Jolion',
      body: 'suv',
      aliases: ['jolion', 'jolion hev'],
      share: 0.5,
      variants: [
        v('1.5 HEV AT', 'hybrid', 'otomatis', 1497, [2024, null], 405),
        v('1.5 Ultra HEV AT', 'hybrid', 'otomatis', 1497, [2024, null], 448),
      ],
    },
    {
      slug: 'tank-300',
      name: 'Tank 300',
      body: 'suv',
      aliases: ['300'],
      share: 0.5,
      variants: [
        v('2.0 HEV AT', 'hybrid', 'otomatis', 1998, [2024, null], 837),
        v('2.4 Diesel AT', 'diesel', 'otomatis', 2370, [2025, null], 695),
      ],
    },
    {
      slug: 'tank-500',
      name: 'Tank 500',
      body: 'suv',
      aliases: ['500'],
      share: 0.4,
      variants: [
        v('2.0 HEV AT', 'hybrid', 'otomatis', 1998, [2023, null], 1195),
        v('2.4 Diesel AT', 'diesel', 'otomatis', 2370, [2025, null], 969),
      ],
    },
    {
      slug: 'ora-03',
      name: 'Ora 03',
      body: 'hatchback',
      aliases: ['03', 'good cat', 'ora good cat'],
      share: 0.3,
      variants: [v('BEV Pro', 'listrik', 'otomatis', 0, [2024, null], 379)],
    },
  ],
};

export const jaecoo: BrandSeed = {
  slug: 'jaecoo',
  name: 'Jaecoo',
  aliases: ['jaeco', 'omoda jaecoo'],
  popular: false,
  models: [
    {
      slug: 'jaecoo-j5',
      name: 'J5',
      body: 'suv',
      aliases: ['j5 ev'],
      share: 1.2,
      variants: [
        v('EV', 'listrik', 'otomatis', 0, [2025, null], 249),
        v('EV Premium', 'listrik', 'otomatis', 0, [2025, null], 309),
      ],
    },
    {
      slug: 'jaecoo-j7',
      name: 'J7',
      body: 'suv',
      aliases: ['j7 shs', 'j7 phev'],
      share: 1.2,
      variants: [
        v('1.6 Turbo FWD AT', 'bensin', 'otomatis', 1598, [2025, null], 389),
        v('1.6 Turbo AWD AT', 'bensin', 'otomatis', 1598, [2025, null], 549),
        v('1.5 SHS-P Hybrid AT', 'hybrid', 'otomatis', 1499, [2025, null], 509),
      ],
    },
    {
      slug: 'jaecoo-j8',
      name: 'J8',
      body: 'suv',
      aliases: ['j8 shs', 'j8 ardis'],
      share: 0.6,
      variants: [
        v('2.0 Turbo AWD AT', 'bensin', 'otomatis', 1998, [2025, null], 718),
        v('1.5 SHS-P ARDIS Hybrid AT', 'hybrid', 'otomatis', 1499, [2025, null], 838),
      ],
    },
  ],
};

export const jetour: BrandSeed = {
  slug: 'jetour',
  name: 'Jetour',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'dashing',
      name: 'Dashing',
      body: 'suv',
      aliases: ['dashing inspira'],
      share: 0.6,
      variants: [
        v('1.5 Turbo DCT', 'bensin', 'otomatis', 1498, [2024, null], 349),
        v('1.5 Inspira DCT', 'bensin', 'otomatis', 1498, [2025, null], 395),
      ],
    },
    {
      slug: 'jetour-x70-plus',
      name: 'X70 Plus',
      body: 'suv',
      aliases: ['x70'],
      share: 0.5,
      variants: [
        v('1.5 Turbo Inspira DCT', 'bensin', 'otomatis', 1498, [2024, null], 399),
        v('1.5 Turbo Premium DCT', 'bensin', 'otomatis', 1498, [2024, null], 378),
      ],
    },
    {
      slug: 'jetour-t2',
      name: 'T2',
      body: 'suv',
      aliases: ['traveller'],
      share: 0.4,
      variants: [v('2.0 Turbo XWD AT', 'bensin', 'otomatis', 1998, [2025, null], 688)],
    },
  ],
};

export const baic: BrandSeed = {
  slug: 'baic',
  name: 'BAIC',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'bj40-plus',
      name: 'BJ40 Plus',
      body: 'suv',
      aliases: ['bj40'],
      share: 0.4,
      variants: [v('2.0 Turbo AT', 'bensin', 'otomatis', 1967, [2024, null], 698)],
    },
    {
      slug: 'baic-x55-ii',
      name: 'X55-II',
      body: 'suv',
      aliases: ['x55'],
      share: 0.4,
      variants: [
        v('1.5 Turbo DCT', 'bensin', 'otomatis', 1499, [2024, null], 378),
        v('1.5 Turbo Elite DCT', 'bensin', 'otomatis', 1499, [2025, null], 409),
      ],
    },
    {
      slug: 'bj30',
      name: 'BJ30',
      body: 'suv',
      aliases: [],
      share: 0.2,
      variants: [v('1.5 HEV AT', 'hybrid', 'otomatis', 1498, [2025, null], 428)],
    },
  ],
};

export const geely: BrandSeed = {
  slug: 'geely',
  name: 'Geely',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'geely-ex5',
      name: 'EX5',
      body: 'suv',
      aliases: [],
      share: 1,
      variants: [
        v('Pro', 'listrik', 'otomatis', 0, [2025, null], 475),
        v('Max', 'listrik', 'otomatis', 0, [2025, null], 515),
      ],
    },
    {
      slug: 'geely-ex2',
      name: 'EX2',
      body: 'hatchback',
      aliases: [],
      share: 0.4,
      variants: [
        v('Pro', 'listrik', 'otomatis', 0, [2025, null], 229),
        v('Max', 'listrik', 'otomatis', 0, [2025, null], 269),
      ],
    },
    {
      slug: 'starray',
      name: 'Starray EM-i',
      body: 'suv',
      aliases: [],
      share: 0.4,
      variants: [v('1.5 EM-i PHEV AT', 'hybrid', 'otomatis', 1499, [2025, null], 460)],
    },
    {
      slug: 'geely-mk',
      name: 'MK',
      body: 'sedan',
      aliases: ['mk2'],
      share: 0.2,
      variants: [v('1.5 GT MT', 'bensin', 'manual', 1498, [2010, 2014], 128)],
    },
    {
      slug: 'panda',
      name: 'Panda',
      body: 'hatchback',
      aliases: [],
      share: 0.2,
      variants: [v('1.3 GL MT', 'bensin', 'manual', 1342, [2011, 2014], 108)],
    },
  ],
};

export const denza: BrandSeed = {
  slug: 'denza',
  name: 'Denza',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'denza-d9',
      name: 'D9',
      body: 'mpv',
      aliases: [],
      share: 1,
      variants: [v('Premium', 'listrik', 'otomatis', 0, [2025, null], 950)],
    },
  ],
};

export const xpeng: BrandSeed = {
  slug: 'xpeng',
  name: 'XPeng',
  aliases: ['xpeng motors'],
  popular: false,
  models: [
    {
      slug: 'xpeng-g6',
      name: 'G6',
      body: 'suv',
      aliases: [],
      share: 0.3,
      variants: [
        v('Standard Range Pro', 'listrik', 'otomatis', 0, [2025, null], 599),
        v('Long Range Pro', 'listrik', 'otomatis', 0, [2025, null], 639),
      ],
    },
    {
      slug: 'xpeng-x9',
      name: 'X9',
      body: 'mpv',
      aliases: [],
      share: 0.3,
      variants: [
        v('Standard Range Pro', 'listrik', 'otomatis', 0, [2025, null], 990),
        v('Long Range Pro+', 'listrik', 'otomatis', 0, [2025, null], 1090),
      ],
    },
  ],
};

export const maxus: BrandSeed = {
  slug: 'maxus',
  name: 'Maxus',
  aliases: ['maxus indonesia'],
  popular: false,
  models: [
    {
      slug: 'maxus-9',
      name: '9',
      body: 'mpv',
      aliases: ['mifa 9'],
      share: 0.3,
      variants: [v('Executive', 'listrik', 'otomatis', 0, [2024, null], 988)],
    },
    {
      slug: 'maxus-7',
      name: '7',
      body: 'mpv',
      aliases: ['mifa 7'],
      share: 0.2,
      variants: [v('Ultimate', 'listrik', 'otomatis', 0, [2025, null], 728)],
    },
  ],
};

export const zeekr: BrandSeed = {
  slug: 'zeekr',
  name: 'Zeekr',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'zeekr-009',
      name: '009',
      body: 'mpv',
      aliases: [],
      share: 0.2,
      variants: [v('Ultra Luxury AWD', 'listrik', 'otomatis', 0, [2024, null], 2090)],
    },
    {
      slug: 'zeekr-x',
      name: 'X',
      body: 'crossover',
      aliases: [],
      share: 0.1,
      variants: [v('Flagship AWD', 'listrik', 'otomatis', 0, [2024, null], 998)],
    },
  ],
};

export const foton: BrandSeed = {
  slug: 'foton',
  name: 'Foton',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'tunland',
      name: 'Tunland',
      body: 'pickup-truck',
      aliases: [],
      share: 0.1,
      variants: [v('2.8 Double Cab 4x4 Diesel MT', 'diesel', 'manual', 2776, [2014, 2018], 358)],
    },
    {
      slug: 'foton-view',
      name: 'View',
      body: 'van',
      aliases: ['toano'],
      share: 0.1,
      variants: [v('2.8 Diesel MT', 'diesel', 'manual', 2776, [2014, 2018], 298)],
    },
  ],
};
