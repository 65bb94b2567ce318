import { expect, test } from 'vitest';
import { hostileUnits, superlinear } from '#tests/support/growth.ts';
import { importColumns, type RawRow } from './column-names.ts';
import { interpretRow } from './interpret-row.ts';
import { VehicleMatcher } from './vehicle-matcher.ts';

const matcher = new VehicleMatcher();
const toyota = matcher.addBrand({ id: 1, slug: 'toyota', name: 'Toyota', aliases: [] });
matcher.addModel(toyota, { id: 1, name: 'Avanza', aliases: [], bodyType: 'mpv', variants: [] });

const sound: RawRow = {
  ...{ brandName: 'Toyota', modelName: 'Avanza', makeYear: '2019', price: '165000000', fuelType: 'bensin' },
  ...{ transmission: 'manual', provinceName: 'DKI Jakarta', title: 'Avanza 2019', description: 'Terawat' },
};
function rowOf(changes: RawRow) {
  const reading = interpretRow({ ...sound, ...changes }, { matcher, now: new Date('2026-11-27') });
  if (!reading.ok) throw new Error(reading.reasons.join());
  return reading.row;
}

test.each<[RawRow, Partial<Record<'name' | 'title' | 'description', string>>]>([
  [
    { name: 'Budi 0812', title: '3456 7890 Avanza' },
    { name: 'Budi •••', title: '••• Avanza' },
  ],
  [
    { title: 'Avanza nol delapan satu dua', description: 'tiga empat lima enam tujuh delapan ya' },
    { title: 'Avanza •••', description: '••• ya' },
  ],
  [
    { description: 'Hubungi 0812 345', name: '678 90' },
    { description: 'Hubungi •••', name: '•••' },
  ],
])('a number in two fields is masked in both: %j', (changes, masked) => {
  const { title, description, seller, notes } = rowOf({ name: 'Budi', ...changes });
  expect({ title, description, name: seller.sellerName }).toMatchObject(masked);
  expect(notes).toContain('contact_masked');
});

test('fields that each end and begin with figures are no number', () => {
  const { notes } = rowOf({ name: 'Auto 2000', title: '2019 Avanza 1.3', description: '2019, km 41.000' });
  expect(notes).not.toContain('contact_masked');
});

test('of a cell no more is read than any value needs', () => {
  expect(rowOf({ color: `putih${' '.repeat(600)}tidak jelas` }).color).toBe('putih');
  expect(rowOf({ description: `${'Terawat. '.repeat(80)}Akhir.` }).description).toContain('Akhir.');
});

test('work grows no faster than a row, whatever its cells repeat', () => {
  const all = (text: string): RawRow => Object.fromEntries(importColumns.map((column) => [column, text]));
  const { title: _title, description: _description, ...needed } = sound;
  for (const rest of [{}, needed])
    expect(
      superlinear(
        hostileUnits,
        4000,
        (text) => void interpretRow({ ...all(text), ...rest }, { matcher, now: new Date('2026-11-27') }),
      ),
    ).toEqual([]);
});

test.each<[RawRow, object]>([
  [{ ownership: 'Tangan pertama' }, { ownership: 1 }],
  [{ ownership: 'owner ke-3' }, { ownership: 3 }],
  [{ bpkbHolder: 'Leasing BCA' }, { bpkbHolder: 'finance' }],
  [{ bpkbHolder: 'atas nama sendiri' }, { bpkbHolder: 'owner' }],
  [{ taxPaidUntil: 'Agustus 2027' }, { taxPaidUntil: '2027-08' }],
  [{ accidentFree: 'ya' }, { accidentFree: true }],
  [{ floodFree: 'tidak' }, { floodFree: false }],
  [{ isInsurance: 'ya' }, { isInsurance: true }],
  [{ serviceRecord: '-' }, { serviceRecord: null }],
])('a fact is read as dealers write it: %j', (cells, facts) => {
  expect(rowOf(cells).facts).toMatchObject({ ...facts, unread: [] });
});

test('a fact that cannot be read is unknown, and said to be unread', () => {
  for (const cells of [
    { ownership: 'tangan banyak' },
    { bpkbHolder: 'tetangga' },
    { accidentFree: 'entah' },
  ]) {
    const [column = ''] = Object.keys(cells);
    expect(rowOf(cells).facts).toMatchObject({ [column]: null, unread: [column], notes: ['value_dropped'] });
  }
});
