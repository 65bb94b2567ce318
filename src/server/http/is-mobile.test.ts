import { expect, test } from 'vitest';
import { isMobile } from './is-mobile.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

test.each([
  [{ 'user-agent': phone }, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/127.0' }, false],
  // A phone that requests the desktop site says so by its hint.
  [{ 'user-agent': phone, 'sec-ch-ua-mobile': '?0' }, false],
  [{ 'user-agent': 'curl/8.7', 'sec-ch-ua-mobile': '?1' }, true],
  [{}, false],
])('%j: %s', (headers, isPhone) => {
  expect(isMobile({ headers })).toBe(isPhone);
});
