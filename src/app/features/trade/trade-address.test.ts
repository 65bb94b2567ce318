import { expect, test } from 'vitest';
import { tradePath } from '#contract/trade/trade-pages.ts';
import { tradeAddressOf } from './trade-address.ts';

const draft = '5f0d3c52-7a5f-4b51-9a5c-0a4ce0ad3c01';

test('an address carries draft and wanted vehicle', () => {
  const variant = 'toyota.avanza.1-5-g-cvt';
  for (const address of [{ draft }, { listing: 12 }, { draft, listing: 12 }, { variant }]) {
    const [path = '', search = ''] = tradePath('mobil', address).split('?');
    expect(path).toBe('/tukar-tambah-mobil');
    expect(tradeAddressOf(search)).toEqual({
      ...{ draft: undefined, listing: undefined, variant: undefined },
      ...address,
    });
  }
});

test.each(['?id=0', '?id=1%27--', '?draft=../x', '?variant=toyota', '?variant=a.b.%3Cscript%3E', '?id=1e3'])(
  '%s names nothing',
  (search) => {
    expect(tradeAddressOf(search)).toEqual({ draft: undefined, listing: undefined, variant: undefined });
  },
);
