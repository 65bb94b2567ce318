import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { 'happy-dom': browser } = builtinEnvironments;

/** The one window of this process: modules that listen to it are loaded once for several files. */
let opened: Promise<unknown> | undefined;

/**
 * A browser's globals for modules of both sides: the server runs in the same process as the page, and its modules read
 * files beside them, which Vite makes addresses of for a browser.
 */
const pageEnvironment: Environment = {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    opened ??= Promise.resolve(browser.setup(global, options));
    await opened;
    return { teardown: () => undefined };
  },
};
export default pageEnvironment;
