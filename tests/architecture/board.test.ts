import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { laterRoutes } from '#app/later-routes.ts';
import { firstRoutes } from '#app/routes.ts';
import { boardScreens } from '../board/screens.ts';

test('the board shows every screen', () => {
  const shown = boardScreens.map(({ address }) => {
    const path = address.replaceAll(/\{(\w+)\}/g, '$1').replace(/\?.*/, '');
    return [...firstRoutes, ...laterRoutes].find(({ pattern }) => parse(pattern).pattern.test(path))?.screen;
  });
  const screens = [...firstRoutes, ...laterRoutes].map(({ screen }) => screen);
  expect(screens.filter((screen) => !shown.includes(screen))).toEqual([]);
});
