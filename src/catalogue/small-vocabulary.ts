import { Vocabulary } from './vocabulary.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** A few names, for tests. */
export function smallVocabulary(): Vocabulary {
  return new Vocabulary({
    brands: [
      { id: 1, slug: 'toyota', name: 'Toyota', isPopular: true },
      { id: 2, slug: 'honda', name: 'Honda', isPopular: true },
      { id: 3, slug: 'ferrari', name: 'Ferrari', isPopular: false },
    ],
    models: [
      { id: 10, brandId: 1, slug: 'avanza', name: 'Avanza', aliases: ['toyotakijangkecil', 'veloz'] },
      { id: 11, brandId: 1, slug: 'corolla', name: 'Corolla' },
      { id: 12, brandId: 1, slug: 'corolla-altis', name: 'Corolla Altis' },
      { id: 13, brandId: 2, slug: 'jazz', name: 'Jazz' },
    ],
    variants: [
      { id: 100, modelId: 10, slug: 'avanza-1-3-g-mt', name: '1.3 G MT' },
      { id: 101, modelId: 10, slug: 'avanza-1-5-g-cvt', name: '1.5 G CVT' },
      { id: 102, modelId: 13, slug: 'jazz-rs', name: 'RS' },
    ],
    provinces: [
      { id: 32, slug: 'jawa-barat', name: 'Jawa Barat' },
      { id: 31, slug: 'dki-jakarta', name: 'DKI Jakarta' },
    ],
    cities: [
      {
        ...{ id: 3273, provinceId: 32, slug: 'bandung', name: 'Bandung', isPopular: true },
        at: at(-6.91, 107.61),
      },
      {
        ...{ id: 3276, provinceId: 32, slug: 'depok', name: 'Depok', isPopular: false },
        at: at(-6.38, 106.82),
      },
      {
        ...{ id: 146, provinceId: 31, slug: 'jakarta-selatan', name: 'Jakarta Selatan', isPopular: true },
        at: at(-6.26, 106.81),
      },
    ],
  });
}
