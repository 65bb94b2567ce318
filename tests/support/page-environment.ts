import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { 'happy-dom': browser } = builtinEnvironments;

/** One window a process: modules that listen to it are loaded once for several files. */
let opened: Promise<unknown> | undefined;

/**
 * A browser's globals for modules of both sides. The server runs in the same process, and reads files beside its
 * modules, whose addresses Vite would rewrite for a browser.
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
