import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageColours } from './page-style.ts';

test('the colours are those of the app, in both themes', () => {
  const app = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
  const coloursOf = (style: string) => {
    const [light = '', dark = ''] = style.split('prefers-color-scheme');
    return [light, dark].map((theme) =>
      [...theme.matchAll(/--[\w-]+:\s*#\w+/g)].map(([each]) => each.replace(/\s/g, '')),
    );
  };
  const [light, dark] = coloursOf(app);
  const [ownLight = [], ownDark = []] = coloursOf(pageColours);
  expect(ownLight.length).toBeGreaterThan(10);
  expect(ownDark.length).toBe(ownLight.length);
  expect(light).toEqual(expect.arrayContaining(ownLight));
  expect(dark).toEqual(expect.arrayContaining(ownDark));
});
