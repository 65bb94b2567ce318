// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { Sheet } from './sheet.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Sort">
      <p>Newest</p>
    </Sheet>
  );
}

test('a closed sheet goes, also where the browser reports no end of its animation', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const animation = { playState: 'running', pending: false, finished: new Promise(() => undefined) };
  const effect = { getComputedTiming: () => ({ endTime: 200 }), getTiming: () => ({ iterations: 1 }) };
  Object.assign(Element.prototype, { getAnimations: () => [{ ...animation, effect }] });
  try {
    render(
      <I18nProvider i18n={i18n}>
        <Page />
      </I18nProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  } finally {
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  }
});
