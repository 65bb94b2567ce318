import { expect, test } from 'vitest';
import { illustrated } from './illustrated.ts';

const sections = ['<p>a</p>', '<h2 id="b">b</h2><p>b</p>', '<h2 id="c">c</h2>', '<h2 id="d">d</h2>'];
const html = sections.join('');

test.each([
  [[], [[html, undefined]]],
  [
    ['x'],
    [
      [sections.slice(0, 2).join(''), 'x'],
      [sections.slice(2).join(''), undefined],
    ],
  ],
  [
    ['x', 'y', 'z'],
    [...sections.slice(0, 3).map((part, at) => [part, 'xyz'[at]]), [sections[3], undefined]],
  ],
])('%o stand between sections', (pictures, expected) => {
  expect(illustrated(html, pictures)).toEqual(expected);
});

test('a text with fewer sections than pictures has all of both', () => {
  const parts = illustrated('<p>a</p>', ['x', 'y']);
  expect(parts.map(([part]) => part).join('')).toBe('<p>a</p>');
  expect(parts.flatMap(([, picture]) => picture ?? [])).toEqual(['x', 'y']);
});
