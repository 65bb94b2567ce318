import { type BrandSeed, v } from './vehicle-seed.ts';

export const ssangyong: BrandSeed = {
  slug: 'ssangyong',
  name: 'SsangYong',
  aliases: ['ssang yong', 'kgm'],
  popular: false,
  models: [
    {
      slug: 'musso',
      name: 'Musso',
      body: 'suv',
      aliases: [],
      share: 0.2,
      variants: [
        v('2.9 Diesel MT', 'diesel', 'manual', 2874, [1996, 2004], 245),
        v('3.2 AT', 'bensin', 'otomatis', 3199, [1997, 2002], 285),
      ],
    },
    {
      slug: 'korando',
      name: 'Korando',
      body: 'suv',
      aliases: [],
      share: 0.2,
      variants: [v('2.9 Diesel MT', 'diesel', 'manual', 2874, [1998, 2005], 235)],
    },
    {
      slug: 'rexton',
      name: 'Rexton',
      body: 'suv',
      aliases: [],
      share: 0.2,
      variants: [v('2.7 XDi Diesel AT', 'diesel', 'otomatis', 2696, [2003, 2014], 518)],
    },
    {
      slug: 'actyon',
      name: 'Actyon',
      body: 'suv',
      aliases: ['actyon sports'],
      share: 0.1,
      variants: [v('2.0 XDi Diesel MT', 'diesel', 'manual', 1998, [2008, 2014], 348)],
    },
    {
      slug: 'stavic',
      name: 'Stavic',
      body: 'mpv',
      aliases: [],
      share: 0.1,
      variants: [v('2.7 XDi Diesel AT', 'diesel', 'otomatis', 2696, [2006, 2012], 408)],
    },
  ],
};

export const daewoo: BrandSeed = {
  slug: 'daewoo',
  name: 'Daewoo',
  aliases: [],
  popular: false,
  models: [
    {
      slug: 'espero',
      name: 'Espero',
      body: 'sedan',
      aliases: [],
      share: 0.2,
      variants: [v('1.5 MT', 'bensin', 'manual', 1498, [1995, 1998], 62)],
    },
    {
      slug: 'nexia',
      name: 'Nexia',
      body: 'sedan',
      aliases: [],
      share: 0.1,
      variants: [v('1.5 MT', 'bensin', 'manual', 1498, [1995, 1998], 53)],
    },
    {
      slug: 'leganza',
      name: 'Leganza',
      body: 'sedan',
      aliases: [],
      share: 0.05,
      variants: [v('2.0 AT', 'bensin', 'otomatis', 1998, [1998, 2001], 178)],
    },
    {
      slug: 'tacuma',
      name: 'Tacuma',
      body: 'mpv',
      aliases: [],
      share: 0.1,
      variants: [v('1.6 MT', 'bensin', 'manual', 1598, [2001, 2004], 138)],
    },
  ],
};

export const bimantara: BrandSeed = {
  slug: 'bimantara',
  name: 'Bimantara',
  aliases: ['bimantara hyundai'],
  popular: false,
  models: [
    {
      slug: 'cakra',
      name: 'Cakra',
      body: 'sedan',
      aliases: [],
      share: 0.4,
      variants: [v('1.5 MT', 'bensin', 'manual', 1495, [1996, 2001], 68)],
    },
    {
      slug: 'nenggala',
      name: 'Nenggala',
      body: 'sedan',
      aliases: [],
      share: 0.2,
      variants: [v('1.8 MT', 'bensin', 'manual', 1795, [1995, 1998], 78)],
    },
  ],
};
