import { deviceHeaders } from '#app/data/account/account.ts';
import { createApiClient } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { openDevice } from '#app/data/device/device.ts';
import { languageOfPage } from '#app/i18n/language-of-page.ts';
import { viewsOf } from '#contract/viewed/viewed.schema.ts';

let telling: Promise<void> | undefined;

/**
 * Tells the server which cars were shown, also earlier without a connection. What it was told is not told again;
 * without an answer it is told with the next ones. The server counts a person once a day, however often it hears it.
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
    // What the server refuses it would refuse again.
    if (!(cause instanceof ApiError) || cause.code !== 'bad_request') return;
  }
  await noteTold(opened.database, views).catch(() => undefined);
}
