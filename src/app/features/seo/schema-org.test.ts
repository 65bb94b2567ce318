import { expect, test } from 'vitest';
import { carFactsOf } from '#contract/listing/car-facts-form.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { faqPage } from '#contract/site/faq-page.ts';
import { breadcrumbList, carWithOffer, itemList } from './schema-org.ts';

const place = { origin: 'https://lajur.test', language: 'en' } as const;
const listing: ListingDetail = {
  id: 7,
  label: 'Toyota Avanza 1.3 G MT',
  slug: 'toyota-avanza-1-3-g-mt-2018-bandung-7',
  price: 150e6,
  makeYear: 2018,
  kilometerDriven: 41_287,
  transmission: 'manual',
  listingType: 'diler',
  place: 'Bandung',
  bodyType: 'mpv',
  marketBadge: null,
  coverImage: null,
  imageCount: 1,
  publishedAt: '2026-01-02T03:04:05Z',
  status: 'live',
  carIdHash: 'abc',
  title: 'Avanza',
  brandId: 1,
  modelId: 10,
  variantId: 100,
  brandName: 'Toyota',
  brandSlug: 'toyota',
  modelName: 'Avanza',
  modelSlug: 'avanza',
  variantName: '1.3 G MT',
  registrationYear: null,
  fuel: 'bensin',
  color: 'putih',
  description: 'Terawat.',
  citySlug: 'bandung',
  provinceName: 'Jawa Barat',
  provinceSlug: 'jawa-barat',
  images: [{ key: 'photo', preview: '' }],
  market: null,
  sellerName: 'Mobil Jaya',
  mobileVerified: true,
  isDemo: false,
  sellerId: null,
  ...carFactsOf({ ownership: 2 }),
};

test('a car has its facts, price and place', () => {
  const url = 'https://lajur.test/en/detail-mobil-bekas/toyota-avanza-1-3-g-mt-2018-bandung-7';
  expect(carWithOffer(listing, place)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: 'Toyota Avanza 1.3 G MT 2018',
    url,
    sku: 'abc',
    description: 'Terawat.',
    image: ['https://lajur.test/media/photo/960.webp'],
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'Avanza',
    vehicleConfiguration: '1.3 G MT',
    vehicleModelDate: '2018',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 41_287, unitCode: 'KMT' },
    bodyType: 'MPV',
    color: 'White',
    numberOfPreviousOwners: 2,
    fuelType: 'Petrol',
    vehicleTransmission: 'Manual',
    offers: {
      '@type': 'Offer',
      url,
      price: 150e6,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      availableAtOrFrom: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Bandung',
          addressRegion: 'Jawa Barat',
          addressCountry: 'ID',
        },
      },
      seller: { '@type': 'AutoDealer', name: 'Mobil Jaya' },
    },
  });
});

test('unknown facts are left out, and the status is the availability', () => {
  const bare = carWithOffer(
    {
      ...listing,
      status: 'sold',
      description: '',
      variantName: null,
      kilometerDriven: null,
      bodyType: null,
      color: null,
      ownership: null,
      citySlug: null,
      sellerName: null,
    },
    place,
  );
  const text = JSON.stringify(bare);
  expect(text).not.toMatch(/null|undefined|mileage|bodyType|color|seller|addressLocality|"description"/);
  expect(text).toContain('https://schema.org/SoldOut');
  expect(JSON.stringify(carWithOffer({ ...listing, status: 'reserved' }, place))).toContain(
    'schema.org/Reserved',
  );
});

test('a list counts its cars on from the pages before', () => {
  expect(itemList([listing], 21, place)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 21,
        name: 'Toyota Avanza 1.3 G MT 2018',
        url: expect.stringContaining('/en/detail-mobil-bekas/'),
      },
    ],
  });
});

test('breadcrumbs are numbered and absolute', () => {
  const steps = [
    { label: 'Beranda', title: 'Beranda', url: '/' },
    { label: 'Toyota', title: 'Toyota', url: '/mobil-bekas/toyota' },
  ];
  expect(breadcrumbList(steps, { origin: 'https://lajur.test', language: 'id' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Beranda', item: 'https://lajur.test/' },
      { position: 2, name: 'Toyota', item: 'https://lajur.test/mobil-bekas/toyota' },
    ],
  });
});

test('questions are answered', () => {
  expect(faqPage([{ question: 'Berapa?', answer: 'Gratis.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Berapa?', acceptedAnswer: { '@type': 'Answer', text: 'Gratis.' } },
    ],
  });
});
