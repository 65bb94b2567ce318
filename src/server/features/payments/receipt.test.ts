import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { receiptOf } from './receipt.ts';
import { printable } from './receipt-font.ts';

it.each([
  ['Kaʻiulani Nguyễn Thị Ánh', 'Kaʻiulani Nguyễn Thị Ánh'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['محمد', 'محمد'],
  ['王小明', 'WangXiaoMing'],
  ['สมชาย', 'smchay'],
  ['Budi 🚗', 'Budi :red_car:'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
])('“%s” is printed as “%s”', (name, printed) => {
  expect(printable(name)).toBe(printed);
});

/** Characters that the document's embedded fonts map their glyphs to. */
function charactersIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  const maps = streams.filter((stream) => stream.includes('beginbfrange'));
  return maps
    .flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)])
    .map(([, hex = '']) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .join('');
}

it('a receipt has every letter of a name', async () => {
  const name = 'ʻŁukasz Nguyễn محمد';
  const at = '2026-11-27T03:00:00.000Z';
  const order: OrderView = {
    ...{ reference: 'LJ-1', status: 'held', fee: 500_000, price: 150e6, name, visitOn: null },
    ...{ termsVersion: '2026-01-01', payUrl: null, payBy: at, heldUntil: at, createdAt: at, updatedAt: at },
    ...{ actions: [], car: 'Toyota Avanza', listing: null, events: [] },
  };
  const characters = charactersIn(Buffer.from(await receiptOf({ order, language: 'id' })));
  for (const letter of 'ʻŁễ') expect(characters).toContain(letter);
});
