import { expect, test } from 'vitest';
import { visitFieldsOf } from './visit-fields.ts';

const jarOf = (cookies: Readonly<Record<string, string>>) => ({
  get: (name: string) => cookies[name],
  set() {},
});

test('source and landing page of the visit use the API’s parameter names', () => {
  const cookies = {
    traffic_source: 'source=news&medium=mail&campaign=lebaran+sale&term=suv',
    landing_url: '/mobil-bekas?utm_source=news',
  };
  expect(visitFieldsOf(jarOf(cookies))).toEqual({
    utmSource: 'news',
    utmMedium: 'mail',
    utmCampaign: 'lebaran sale',
    utmTerm: 'suv',
    landingUrl: '/mobil-bekas?utm_source=news',
  });
});

test('unknown values are absent, and a landing page too long for a call loses its parameters', () => {
  expect(visitFieldsOf(jarOf({}))).toEqual({});
  const landing_url = `/mobil-bekas?utm_term=${'%F0'.repeat(400)}`;
  expect(visitFieldsOf(jarOf({ landing_url }))).toEqual({ landingUrl: '/mobil-bekas' });
});
