import { expect, it } from 'vitest';
import { interpretSeller } from './interpret-seller.ts';

it.each([
  ['H.\u00a0Ma‘ruf,S.E.', "H. Ma'ruf, S.E.", []],
  ['Anak Agung Gede Ngurah Putra Wirabuana', 'Anak Agung Gede Ngurah Putra W.', ['name_shortened']],
  ['Auto 2000 Sunter', 'Auto 2000 Sunter', []],
  ['', null, []],
  [' , ', null, []],
])('the seller “%s” is %s', (name, sellerName, notes) => {
  expect(interpretSeller({ name })).toMatchObject({ sellerName, notes });
});
