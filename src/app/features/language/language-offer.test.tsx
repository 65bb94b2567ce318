// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { LanguageOffer } from './language-offer.tsx';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this DOM
  document.cookie = 'lang=; path=/; max-age=-1';
};
beforeEach(() => {
  forget();
  history.replaceState(null, '', '/mobil-bekas');
  document.documentElement.lang = 'id';
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="https://lajur.test/en/mobil-bekas">';
});
afterEach(() => {
  cleanup();
  forget();
  vi.restoreAllMocks();
});

const phoneSpeaks = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test('a phone in the page’s other language is offered it, until it is closed', () => {
  phoneSpeaks('en-GB');
  render(<LanguageOffer />);
  expect(screen.getByRole('link', { name: 'Read this page in English' }).getAttribute('href')).toBe(
    '/en/mobil-bekas',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.cookie).toContain('lang=id');
  cleanup();
  render(<LanguageOffer />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a phone in the page’s language, or in a third one, is offered nothing; nor is a page without the other', () => {
  for (const language of ['id-ID', 'ja']) {
    phoneSpeaks(language);
    render(<LanguageOffer />);
  }
  phoneSpeaks('en-GB');
  document.head.innerHTML = '';
  render(<LanguageOffer />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('it leads to the page that is open when it is touched, with its filters', () => {
  phoneSpeaks('en-GB');
  render(<LanguageOffer />);
  document.head.innerHTML =
    '<link rel="alternate" hreflang="en" href="https://lajur.test/en/mobil-bekas/suv">';
  history.replaceState(undefined, '', '/mobil-bekas/suv?q=biru');
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.getAttribute('href')).toBe('/en/mobil-bekas/suv?q=biru');
});

test('it makes room for a floating button that comes back', async () => {
  phoneSpeaks('en-GB');
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(740);
  const button = document.createElement('button');
  button.style.position = 'fixed';
  button.dataset.away = 'true';
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 360, 140));
  // This DOM has no layout.
  document.elementsFromPoint = () => (button.dataset.away === 'true' ? [] : [button]);
  document.body.append(button);
  render(<LanguageOffer />);
  expect(screen.getByRole('status').style.transform).toBe('translateY(-12px)');
  button.dataset.away = 'false';
  await eventually(() => expect(screen.getByRole('status').style.transform).toBe('translateY(-152px)'));
  button.remove();
});
