import { expect, test } from 'vitest';
import { sharedTextPath } from './share-target.ts';

const origin = 'https://lajur.example';

test.each([
  [['', 'Avanza 2019 matic\n Bekasi', ''], '/search/result?q=Avanza%202019%20matic%20Bekasi'],
  [['Lihat ini', `${origin}/en/mobil-bekas/toyota?sort=price`, ''], '/en/mobil-bekas/toyota?sort=price'],
  [['Avanza', '', 'https://other.example/ad/1'], '/search/result?q=Avanza'],
  [['', 'https://lajur.example.evil.test/x', ''], undefined],
  [['', 'https://[', ''], undefined],
  [['', ' ', ''], undefined],
])('%j leads to %s', (texts, path) => {
  expect(sharedTextPath(texts, origin, 'id')).toBe(path);
});

test('a long text is cut', () => {
  expect(sharedTextPath(['a'.repeat(5000)], origin, 'en')).toBe(`/en/search/result?q=${'a'.repeat(100)}`);
});
