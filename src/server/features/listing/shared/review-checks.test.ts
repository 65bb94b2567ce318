import { describe, expect, it } from 'vitest';
import { type Checked, isDownPayment, reviewReasonsOf } from './review-checks.ts';

describe('a down payment posing as the price', () => {
  it.each([
    'TDP 85 jt',
    'Tdp: Rp 85.000.000 saja',
    'cukup DP 85jt langsung bawa pulang',
    'uang muka hanya Rp. 85 juta',
    'Harga tertera adalah DP, sisa angsuran 5 jt',
    'harga = TDP',
    'Harga di atas over kredit',
    'ＤＰ ８５ jt',
  ])('%s', (text) => {
    expect(isDownPayment(text, 85e6)).toBe(true);
  });

  it.each([
    'Bisa kredit, TDP mulai 20 jt',
    'DP ringan, harga nego',
    'Harga 85 jt nego tipis',
    'Servis rutin, dpt kunci serep 85 jt',
    'Tahun 2019, km 85.000',
    'DP 850 jt',
    '',
  ])('%s is none', (text) => {
    expect(isDownPayment(text, 85e6)).toBe(false);
  });
});

describe('the checks', () => {
  const sound: Checked = {
    isMobileVerified: true,
    photoCount: 3,
    price: 160e6,
    marketMedian: 165e6,
    title: 'Toyota Avanza 1.3 G MT',
    description: 'Terawat',
    sellerName: 'Budi',
    isModelKnown: true,
    isPhotoOfAnother: false,
    isPlateOfAnother: false,
  };
  const reasons = (changes: Partial<Checked>) => reviewReasonsOf({ ...sound, ...changes });

  it('approve a listing without objections', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ marketMedian: null, price: 10e6 })).toEqual([]);
    expect(reasons({ price: 55e6 })).toEqual([]);
    expect(reasons({ price: 495e6 })).toEqual([]);
  });

  it.each([
    [{ isMobileVerified: false }, 'mobile_unverified'],
    [{ photoCount: 0 }, 'no_readable_photo'],
    [{ price: 54e6 }, 'price_far_from_market'],
    [{ price: 496e6 }, 'price_far_from_market'],
    [{ title: 'Avanza WA ⓪⑧①② 3456 7890' }, 'contact_details'],
    [{ sellerName: 'budi@example.com' }, 'contact_details'],
    [{ sellerName: 'Budi 0812', title: '3456 7890 Avanza' }, 'contact_details'],
    [{ description: 'Hubungi 0812 345', sellerName: '678 90' }, 'contact_details'],
    [{ description: 'TDP 160 jt' }, 'down_payment_as_price'],
    [{ isPhotoOfAnother: true }, 'photo_of_another_listing'],
    [{ isPlateOfAnother: true }, 'plate_of_another_account'],
    [{ isModelKnown: false }, 'unknown_model'],
  ])('%j waits: %s', (changes, reason) => {
    expect(reasons(changes)).toEqual([reason]);
  });
});
