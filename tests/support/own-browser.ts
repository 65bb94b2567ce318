import { type Browser, chromium, type Page } from '@playwright/test';
import { endProcessGroup, startProcessGroup } from '../../scripts/setup/process-group.mjs';

export interface OwnBrowser {
  readonly browser: Browser;
  newPage(): Promise<Page>;
  /** SIGKILL to the browser and all of its processes. */
  kill(): Promise<void>;
}

/** A browser with a profile of its own, which a test can kill and start again. */
export async function startOwnBrowser(profile: string): Promise<OwnBrowser> {
  const command = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const child = startProcessGroup(
    command,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { output: 'pipe', signal: 'SIGKILL' },
  );
  const endpoint = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      const found = /DevTools listening on (ws:\S+)/.exec(written)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser ended. It wrote:\n${written}`)));
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no profile');
  return {
    browser,
    newPage: () => context.newPage(),
    kill: () => endProcessGroup(child),
  };
}
