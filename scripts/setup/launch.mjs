// @ts-check
import { ensureBuilt } from './built.mjs';
import { endWithLauncher } from './end-with-launcher.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain } from './say.mjs';
import { setServerDefaults } from './server-environment.mjs';

/**
 * Completes the set-up and runs a built entry point in this process, so that signals reach it directly.
 * @param {'main' | 'import' | 'import-articles' | 'import-dealers' | 'import-vehicles' | 'staff' | 'backup' | 'restore' | 'move'} entry
 */
export function launch(entry) {
  return runMain(async () => {
    endWithLauncher();
    await ensureInstalled();
    await ensureBuilt();
    setServerDefaults(process.env);
    await import(new URL(`../../dist/server/${entry}.js`, import.meta.url).href);
  });
}
