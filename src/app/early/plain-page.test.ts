// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { isBelowFloor, keepPlainPage } from './plain-page.ts';

const property = Object.getOwnPropertyDescriptor(RegExp.prototype, 'hasIndices');
afterEach(() => {
  if (property) Object.defineProperty(RegExp.prototype, 'hasIndices', property);
});

test('a browser of the floor gets the app, an older one the styles of a page without script', () => {
  expect(isBelowFloor()).toBe(false);
  Reflect.deleteProperty(RegExp.prototype, 'hasIndices');
  expect(isBelowFloor()).toBe(true);
  const script = document.createElement('script');
  script.setAttribute('data-plain', '/assets/plain-1234567.css');
  keepPlainPage(script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.body.lastElementChild?.getAttribute('href')).toBe('/assets/plain-1234567.css');
});
