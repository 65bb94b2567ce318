import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listingDetail } from '#contract/listing/listing.ts';
import { previewListing } from './preview-listing.ts';

const now = new Date('2026-11-22T03:00:00Z');
const form = {
  brandName: 'Toyota',
  modelName: 'Avanza',
  variantName: '1.3 G MT',
  makeYear: '2018',
  transmission: 'manual',
  fuel: 'bensin',
  price: '150000000',
  accidentFree: '0',
  name: ' Rizky ',
};

test('a draft reads like a listing', () => {
  const listing = previewListing(form, now);
  expect(z.safeParse(listingDetail(), listing).error).toBeUndefined();
  expect(listing).toMatchObject({
    label: 'Toyota Avanza 1.3 G MT',
    price: 150_000_000,
    accidentFree: false,
    floodFree: null,
    sellerName: 'Rizky',
    kilometerDriven: null,
  });
});

test('without brand, year, fuel and transmission there is no preview', () => {
  for (const field of ['brandName', 'makeYear', 'fuel', 'transmission'] as const) {
    expect(previewListing({ ...form, [field]: '' }, now)).toBeUndefined();
  }
});
