// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { ApiProvider } from '#app/data/api/use-api.tsx';
import { answerConsent } from '#app/tracking/consent.ts';
import { adPlaceId } from '#app/ui/ad-place.tsx';
import type { Tracking } from '#contract/site/navigation.ts';
import { OthersLayer } from './others-layer.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const user = userEvent.setup({ delay: null });
const all: Tracking = {
  sample: 100,
  tagManager: 'GTM-AB12CD3',
  ads: { client: 'ca-pub-1234567890', slot: '1234567890' },
};

beforeEach(() => {
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.body.innerHTML = `<div id="${adPlaceId}"></div>`;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.head.innerHTML = '';
  for (const name of ['dataLayer', 'adsbygoogle']) Reflect.deleteProperty(globalThis, name);
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

function show(tracking: Tracking): void {
  const api = createApiClient({ fetch: () => new Promise(() => undefined), language: 'en' });
  render(
    <I18nProvider i18n={i18n}>
      <ApiProvider cache={new ResponseCache({ api })}>
        <OthersLayer tracking={tracking} />
      </ApiProvider>
    </I18nProvider>,
  );
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname);
const banner = () => screen.queryByRole('region', { name: 'Your choice about tracking' });

test('nothing loads after a no, which is kept; the footer asks again', async () => {
  show(all);
  await user.click(screen.getByRole('button', { name: 'No' }));
  cleanup();
  show(all);
  expect(banner()).toBeNull();
  expect(scripts()).toEqual([]);
  cleanup();
  answerConsent(undefined);
  show(all);
  expect(banner()).not.toBeNull();
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that refuses tracking by %s is not asked', (name, value) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  show(all);
  expect(banner()).toBeNull();
  expect(scripts()).toEqual([]);
});

// Last: what is loaded stays.
test('scripts load after a yes, each once, and the ad is in its place', async () => {
  show(all);
  expect(scripts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, allow' }));
  expect(banner()).toBeNull();
  expect(scripts().toSorted()).toEqual(['pagead2.googlesyndication.com', 'www.googletagmanager.com']);
  const unit = document.querySelector(`#${adPlaceId} ins.adsbygoogle`);
  expect(unit?.getAttribute('data-ad-slot')).toBe('1234567890');
  expect(Reflect.get(globalThis, 'adsbygoogle')).toEqual([{}]);
  expect(Reflect.get(globalThis, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }]);
  cleanup();
  show(all);
  expect(scripts()).toHaveLength(2);
});
