import { readFileSync } from 'node:fs';
import * as lucide from 'lucide';
import { expect, test } from 'vitest';
import type { SharedIcon } from './icon.tsx';
import { iconPath } from './icon-path.ts';

test('a circle, a rectangle and a line become parts of one path', () => {
  const path = iconPath([
    ['circle', { cx: '12', cy: '12', r: '3' }],
    ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
    ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
  ]);
  expect(path).toBe(
    'M9 12a3 3 0 106 0a3 3 0 10-6 0' +
      'M4 4h16a2 2 0 012 2v12a2 2 0 01-2 2h-16a2 2 0 01-2-2v-12a2 2 0 012-2z' +
      'M1 2L3 4',
  );
});

test.each([
  ['m4 5 2-1 3 0', 'M4 5l2-1 3 0'],
  ['m4 5h3', 'M4 5h3'],
  ['m16 16-1.9-1.9', 'M16 16l-1.9-1.9'],
  ['m.5.5z', 'M.5 .5z'],
])('%s alone is %s', (given, path) => {
  expect(iconPath([['path', { d: given }]])).toBe(path);
});

test('every used icon can be converted', () => {
  const icons = Object.values(lucide).filter((icon): icon is lucide.IconNode => Array.isArray(icon));
  expect(icons.length).toBeGreaterThan(1000);
  for (const icon of icons) expect(iconPath(icon)).toMatch(/^M(?!.*(?:NaN|undefined))/);
});

const shared: Record<SharedIcon, lucide.IconNode> = {
  heart: lucide.Heart,
  images: lucide.Images,
  place: lucide.MapPin,
};
test.each(Object.entries(shared))('the document contains the drawing of %s', (name, icon) => {
  const document = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8');
  expect(document).toContain(`<path id="icon-${name}" d="${iconPath(icon)}" />`);
});
