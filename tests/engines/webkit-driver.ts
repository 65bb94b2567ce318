import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { endProcessGroup, startProcessGroup } from '../../scripts/setup/process-group.mjs';
import { stepPatienceMs } from '../support/patience.ts';

/*
 * WebKitGTK by WebDriver: Playwright drives only its own build of WebKit. MiniBrowser needs a display, which xvfb-run
 * gives it.
 */

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const browserPath = process.env.WEBKIT_BROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** What is missing on this machine, as a sentence for the one who runs it. */
export const missingWebKit = [driverPath, browserPath, '/usr/bin/xvfb-run'].every((file) => existsSync(file))
  ? undefined
  : 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb';

export interface WebKit {
  readonly driver: WebDriver;
  end(): Promise<void>;
}

/** A new browser without a past. */
export async function startWebKit(): Promise<WebKit> {
  const home = await mkdtemp(path.join(tmpdir(), 'lajur-webkit-'));
  const port = await freePort();
  const running = startProcessGroup(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', driverPath, `--port=${port}`, '--host=127.0.0.1'],
    {
      output: 'ignore',
      remove: home,
      env: {
        ...process.env,
        ...{ HOME: home, LANG: 'id_ID.UTF-8', TZ: 'Asia/Jakarta' },
        // It needs a namespace that containers do not give.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    },
  );
  const server = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: stepPatienceMs }).toBe(true);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    })
    .build();
  // A script of a page that is left never ends.
  await driver.manage().setTimeouts({ script: 5000 });
  await driver.manage().window().setRect({ width: 360, height: 800 });
  return {
    driver,
    async end() {
      await driver.quit().catch(() => undefined);
      await endProcessGroup(running);
    },
  };
}
