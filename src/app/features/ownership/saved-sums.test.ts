// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readSums, saveSum, vehicleOf } from './saved-sums.ts';

beforeEach(() => localStorage.clear());

test.each([
  ['id=12&km=2000&bayar=kredit', 'id=12'],
  ['v=a.b.c&jenis=motor&lama=1', 'jenis=motor&v=a.b.c'],
  ['harga=200000000&tahun=2020&km=1', 'harga=200000000&tahun=2020'],
])('the vehicle of %s is %s', (query, vehicle) => expect(vehicleOf(query)).toBe(vehicle));

test('a vehicle has one saved calculation, its last; the oldest of many is dropped', () => {
  for (let id = 1; id <= 13; id += 1) saveSum(`id=${id}`, `Mobil ${id}`);
  saveSum('id=5&km=900', 'Mobil 5');
  const sums = readSums();
  expect(sums).toHaveLength(12);
  expect(sums[0]).toEqual({ vehicle: 'id=5', query: 'id=5&km=900', label: 'Mobil 5' });
  expect(sums.filter(({ vehicle }) => vehicle === 'id=5')).toHaveLength(1);
  expect(sums.some(({ vehicle }) => vehicle === 'id=1')).toBe(false);
});

test('what another version or hand has written is as if nothing were saved', () => {
  localStorage.setItem('lajur.cost-sums', '[{"vehicle":1}]');
  expect(readSums()).toEqual([]);
});
