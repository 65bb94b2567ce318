import { MotionGlobalConfig } from 'framer-motion';
import { afterAll, vi } from 'vitest';
import { SightObserver } from './page-sight.ts';

// Before any module of the app is loaded: Vite loads them as on a server, but they run as in a browser.
vi.stubEnv('SSR', false);

/** Locks of one tab, one holder at a time: this DOM has none. */
const held = new Map<string, Promise<unknown>>();
async function request(name: string, ...[given, run]: [unknown, (() => unknown)?]): Promise<unknown> {
  const work = typeof given === 'function' ? (given as () => unknown) : run;
  const turn = (held.get(name) ?? Promise.resolve()).then(() => work?.());
  held.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
vi.stubGlobal('IntersectionObserver', SightObserver);
// Without a layout the end of a layout animation is never told, and removed items stay.
MotionGlobalConfig.skipAnimations = true;

// A module that still loads when vitest ends fails the run.
afterAll(() => vi.dynamicImportSettled());
