import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeDays, type Dated, lastDay, rowsOn, validityProblems } from './validity.ts';

const row = (from: string, to = '', key = 'a', group = key): Dated => ({ key, group, from, to });
const heldOn = (rows: readonly Dated[], day: string, isKept = true) => rowsOn(rows, day, isKept);

test('a row holds from its first day until its last, months counted whole', () => {
  const rows = [row('2026-11', '2027-02')];
  expect(heldOn(rows, '2026-10-31', true)).toEqual({ rows: [], ended: null });
  expect(heldOn(rows, '2026-11-01').rows).toHaveLength(1);
  expect(heldOn(rows, '2027-02-28', false)).toEqual({ rows, ended: null });
  expect(heldOn(rows, '2027-03-01', false)).toEqual({ rows: [], ended: null });
});

test('a row without an end is followed by the next one of its key', () => {
  const [first, second] = [row('2026-11-01'), row('2027-01-15')];
  expect(heldOn([second, first], '2027-01-14').rows).toEqual([first]);
  expect(heldOn([second, first], '2027-01-15').rows).toEqual([second]);
});

test('what has ended is answered as it was on its last day, and says so; other groups are not touched', () => {
  const bands = [row('2026-01', '2026-06', 'a1', 'a'), row('2026-01', '2026-08', 'a2', 'a')];
  const other = row('2026-01', '', 'b');
  expect(heldOn([...bands, other], '2026-07-01').ended).toBeNull();
  expect(heldOn([...bands, other], '2026-07-01').rows).toEqual([bands[1], other]);
  expect(heldOn([...bands, other], '2026-12-01')).toEqual({ rows: [bands[1], other], ended: '2026-08-31' });
  expect(heldOn([...bands, other], '2026-12-01', false)).toEqual({ rows: [other], ended: null });
});

test('rows that contradict each other are named', () => {
  const problems = (rows: readonly Dated[]) => validityProblems(rows).map(({ problem }) => problem);
  expect(problems([row('2026-02', '2026-01')])).toEqual(['ends-before-it-begins']);
  expect(problems([row('2026-11'), row('2026-11-01')])).toEqual(['begins-with-another']);
  expect(problems([row('2026-01', '2026-03'), row('2026-03-31')])).toEqual(['reaches-into-next']);
  expect(problems([row('2026-01', '2026-03'), row('2026-04'), row('2026-02', '', 'b')])).toEqual([]);
});

test('what holds changes where a row begins, and after its last day', () => {
  expect(changeDays([row('2026-01', '2026-06'), row('2026-03-05')], '2026-03-01')).toEqual([
    '2026-03-01',
    '2026-03-05',
    '2026-07-01',
  ]);
  expect(lastDay('2028-02')).toBe('2028-02-29');
});

const day = fc.integer({ min: 0, max: 60 }).map((count) => {
  const text = new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10);
  return count % 5 === 0 ? text.slice(0, 7) : text;
});
const anyRow = fc.record({
  key: fc.constantFrom('a1', 'a2', 'b1'),
  from: fc.oneof(day, fc.constant('')),
  to: fc.oneof(day, fc.constant(''), fc.constant('')),
});
const anyDay = fc
  .integer({ min: -5, max: 90 })
  .map((count) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10));

test('rows without a contradiction have at most one row for a key on each day, kept or not', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 12 }), anyDay, fc.boolean(), (given, when, isKept) => {
      const rows = given.map((each) => ({ ...each, group: each.key.slice(0, 1) }));
      fc.pre(validityProblems(rows).length === 0);
      const keys = rowsOn(rows, when, isKept).rows.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
