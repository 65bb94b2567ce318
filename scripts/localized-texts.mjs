// @ts-check
import nodeModule from 'node:module';
import { loadAtOnce } from './build/localized-hook.mjs';

/*
 * Texts of `localized` for what runs from the sources: `tsx --import ./scripts/localized-texts.mjs …`, and Playwright by
 * its configuration. It has to be registered after their hooks, and as they are, to get what they make of a file.
 */

// Node 20, whose types these are, lacks it.
const { registerHooks } = /** @type {{ registerHooks?: (hooks: { load: typeof loadAtOnce }) => void }} */ (
  /** @type {unknown} */ (nodeModule)
);
if (registerHooks) registerHooks({ load: loadAtOnce });
else nodeModule.register('./build/localized-hook.mjs', import.meta.url);
