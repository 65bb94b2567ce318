import { whenIdle } from '#app/when-idle.ts';
import { savesData } from './data/api/connection.ts';
import { deviceHolds, notedTables } from './data/device/device-note.ts';
import { signsOfPerson, wakesPage } from './early/signs-of-person.ts';

/** How long a page without interaction stays unhydrated, in milliseconds after loading. */
const quietMs = 2000;

/** An address that opens the search with the page (docs/product.md#search-and-suggestions). */
const opensByItself = /[?&]searchmodel=/;

/**
 * Resolves when the document should be hydrated: on interaction, or after it has loaded and been idle for two
 * seconds, which is when a list asks for the visitor's city (docs/product.md#city); with data saver on interaction
 * alone.
 * @param isHurried resolves as soon as it has loaded
 */
export function untilWoken(isHurried: boolean): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of signsOfPerson) removeEventListener(sign, woken, true);
      resolve();
    };
    const woken = (event: Event) => {
      if (wakesPage(event)) wake();
    };
    // Set before this script ran (src/app/early/fetch-app-later.ts).
    if ('woken' in document.documentElement.dataset) return resolve();
    for (const sign of signsOfPerson) addEventListener(sign, woken, { capture: true, passive: true });
    const loaded = () => {
      if (isHurried || isKnownDevice() || opensByItself.test(location.search)) whenIdle(wake);
      // With data saver, code is only loaded for a visitor who interacts.
      else if (!savesData()) setTimeout(() => whenIdle(wake), quietMs);
    };
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { once: true });
  });
}

/** Whether the page shows data stored on this device: rows, recent searches or a city. */
function isKnownDevice(): boolean {
  return (
    deviceHolds(...notedTables, 'account') ||
    // A list that had grown, opened again by a new document (features/search/list-memory.ts).
    isGrownList(history.state) ||
    // Set by src/app/early/app-mode.ts.
    'searched' in document.documentElement.dataset ||
    /(?:^|; )user_city=/.test(document.cookie)
  );
}

function isGrownList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'list' in state;
}
