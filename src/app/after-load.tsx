import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { PwaLayer } from './pwa/pwa-layer.tsx';
import { registerServiceWorker } from './pwa/service-worker.ts';
import { captureVisit } from './tracking/capture-visit.ts';
import { documentCookies } from './tracking/cookie-jar.ts';

/** What makes the page an app and notes how the visit began. Its code comes once the page is shown. */
export function afterLoad(i18n: I18n): void {
  const { pathname, search, host } = location;
  captureVisit({ pathname, search, host, referrer: document.referrer }, documentCookies);
  registerServiceWorker();
  const layer = document.body.appendChild(document.createElement('div'));
  createRoot(layer).render(
    <I18nProvider i18n={i18n}>
      <PwaLayer />
    </I18nProvider>,
  );
}
