import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasWrittenTo, noteLead, readLeadMemory } from './lead-memory.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal('localStorage', {
    getItem,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('leads are counted, loans noted, and the seller of each car that was written to', () => {
  expect(readLeadMemory()).toEqual({ hasAskedForLoan: false, count: 0, sellers: [] });
  noteLead('contact', { id: 7, seller: 'Sari' });
  noteLead('test-drive', { id: 7, seller: 'Sari' });
  noteLead('finance', { id: 8, seller: 'Budi' });
  expect(readLeadMemory()).toEqual({ hasAskedForLoan: true, count: 3, sellers: [[7, 'Sari']] });
  // Loans are requested from a lender, not from the seller.
  expect([7, 8].map(hasWrittenTo)).toEqual([true, false]);
});

test('only the last hundred cars are kept', () => {
  for (let id = 1; id <= 101; id++) noteLead('contact', { id, seller: '' });
  expect(readLeadMemory().sellers).toHaveLength(100);
  expect([1, 2, 101].map(hasWrittenTo)).toEqual([false, true, true]);
});

test('without storage, or with invalid content, nothing is returned', () => {
  localStorage.setItem('lajur-leads', '{"count":"many"}');
  expect(readLeadMemory().count).toBe(0);
  vi.stubGlobal('localStorage', undefined);
  expect(() => noteLead('contact', { id: 7, seller: '' })).not.toThrow();
  expect(hasWrittenTo(7)).toBe(false);
});
