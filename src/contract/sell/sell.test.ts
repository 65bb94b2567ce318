import { describe, expect, it } from 'vitest';
import { parsePlate } from '#contract/readers/read-plate.ts';
import { firstOpenStep, problemOf, problemsOf } from './sell.ts';
import { fieldsOfStep, type SellField, type SellForm, sellFields, vehicleLabel } from './sell-fields.ts';

const now = new Date('2026-11-22T00:00:00Z');
const whole: SellForm = {
  cityId: '3171',
  brandId: '1',
  brandName: 'Toyota',
  modelId: '2',
  modelName: 'Avanza',
  makeYear: '2019',
  color: 'putih',
  kilometerDriven: '45.000',
  transmission: 'manual',
  fuel: 'bensin',
  price: '155.000.000',
  name: 'Siti Nur’aini',
  mobile: '0812 3456 7890',
};
const problem = (field: SellField, value: string) => problemOf(field, { ...whole, [field]: value }, now);

describe('a seller’s form', () => {
  it('is valid with the required fields and one photo', () => {
    expect(problemsOf(whole, 1, now)).toEqual({});
    expect(firstOpenStep({})).toBe('review');
  });

  it('requires the required fields, and names the first open step', () => {
    const missing = problemsOf({}, 0, now);
    expect(missing).toEqual({
      ...Object.fromEntries(
        [
          'cityId',
          'brandId',
          'modelId',
          'makeYear',
          'color',
          'kilometerDriven',
          'transmission',
          'fuel',
          'price',
          'name',
          'mobile',
        ].map((field) => [field, 'required']),
      ),
      images: 'no_photos',
    });
    expect(firstOpenStep(missing)).toBe('city');
    expect(firstOpenStep(problemsOf(whole, 0, now))).toBe('photos');
    expect(firstOpenStep(problemsOf({ ...whole, email: 'x' }, 1, now))).toBe('contact');
  });

  it('accepts a model that is not in the list by its name', () => {
    const { modelId: _, ...byHand } = whole;
    expect(problemsOf(byHand, 1, now)).toEqual({});
    expect(problemOf('modelName', { ...byHand, modelName: 'WA 081234567890' }, now)).toBe('contact_in_ad');
  });

  it.each<readonly [SellField, string, string | undefined]>([
    ['price', '9.999.999', 'price_too_low'],
    ['price', 'Rp 10.000.000', undefined],
    ['price', '10.000.000.000', undefined],
    ['price', '10.000.000.001', 'price_too_high'],
    ['price', 'murah', 'not_a_number'],
    ['description', 'x'.repeat(1000), undefined],
    ['description', 'x'.repeat(1001), 'too_long'],
    ['description', 'Hubungi nol delapan satu dua 3456 7890', 'contact_in_ad'],
    ['regNo', 'B 1', 'plate'],
    ['regNo', 'B 12', undefined],
    ['regNo', 'b1234xyz', undefined],
    ['regNo', '1234', 'plate'],
    ['regNo', 'BB 12345 XYZ', 'plate'],
    ['makeYear', '2027', undefined],
    ['makeYear', '2028', 'year'],
    ['makeYear', '201', 'year'],
    ['registrationYear', '2018', 'registered_before_made'],
    ['registrationYear', '2019', undefined],
    ['name', 'x'.repeat(35), undefined],
    ['name', 'x'.repeat(36), 'name_long'],
    ['name', 'Budi 88', 'name'],
    ['name', "H. Ma'ruf, S.E.", undefined],
    ['name', 'Siti 0812 3456 7890', 'name'],
    ['mobile', '+62 812-3456-7890', undefined],
    ['mobile', '021 1234567', 'mobile'],
    ['email', 'a@b.co.id', undefined],
    ['email', 'a@b', 'email'],
    ['color', 'pelangi', 'unknown_choice'],
    ['ownership', '0', 'unknown_choice'],
    ['ownership', '2', undefined],
    ['kilometerDriven', '2000001', 'kilometers'],
    ['taxPaidUntil', '2027-13', 'month'],
    ['taxPaidUntil', '2027-02', undefined],
    ['cityId', "1'--", 'unknown_choice'],
  ])('%s “%s” is %s', (field, value, expected) => {
    expect(problem(field, value)).toBe(expected);
  });

  it('has every field in exactly one step', () => {
    const inSteps = Object.values(fieldsOfStep).flat();
    const asked = sellFields.filter((field) => field !== 'cityName' && field !== 'districtName');
    expect([...inSteps].sort()).toEqual([...asked, 'images'].sort());
  });

  it('normalises a plate', () => {
    expect(parsePlate(' b 1234-abc ')).toBe('B1234ABC');
  });

  it('is labelled as far as it is known', () => {
    expect(vehicleLabel({ ...whole, variantName: '1.5 G' })).toBe('Toyota / Avanza / 1.5 G');
    expect(vehicleLabel({ brandName: 'Toyota' })).toBe('Toyota');
  });
});
