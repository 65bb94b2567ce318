import { deviceHeaders } from '#app/data/account/account.ts';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { openDevice } from '#app/data/device/device.ts';
import { languageOfPage } from '#app/i18n/language-of-page.ts';
import { viewsOf } from '#contract/viewed/viewed.schema.ts';

let telling: Promise<void> | undefined;

/**
 * Reports displayed cars to the server, including earlier ones from offline. Reported views are not sent
 * again; without a response they are sent with the next ones. The server counts a visitor once a day, so
 * duplicates are harmless.
 */
export function tellViews(): Promise<void> {
  telling ??= tell().finally(() => {
    telling = undefined;
  });
  return telling;
}

async function tell(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { noteTold, untoldViews } = await import('#offline/viewed/viewed-cars.ts');
  const views = await untoldViews(opened.database).catch(() => []);
  if (views.length === 0) return;
  const api = createApiClient({ fetch: (path, init) => fetch(path, init), language: languageOfPage() });
  try {
    await inTime(api.post('countViews', { views: viewsOf(views) }, await deviceHeaders()));
  } catch (cause) {
    // A rejected report would be rejected again, so it is dropped.
    if (!(cause instanceof ApiError) || cause.code !== 'bad_request') return;
  }
  await noteTold(opened.database, views).catch(() => undefined);
}
