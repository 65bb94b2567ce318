import { reserveReturning } from '#app/data/device/reserve-returning.ts';
import { keepFaults, runEach } from '#app/failures.ts';
import { applyAppMode, markQuery, reserveSearches, reserveStrip } from './app-mode.ts';
import { fetchAppLater } from './fetch-app-later.ts';
import { markEarlyInput } from './mark-early-input.ts';
import { isBelowFloor, keepPlainPage } from './plain-page.ts';
import { registerSheetProperties } from './register-sheet-properties.ts';

// A separate script in the head (scripts/build/vite/early-script.ts) that runs before the first paint, long before the
// app's script.
if (isBelowFloor()) keepPlainPage(document.currentScript);
else {
  runEach({
    keepFaults,
    applyAppMode,
    markQuery,
    reserveSearches,
    reserveStrip,
    reserveReturning,
    registerSheetProperties,
    markEarlyInput,
    fetchAppLater,
  });
}
