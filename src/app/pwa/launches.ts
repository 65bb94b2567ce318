import { languageOfPath } from '#contract/language.ts';
import { homePath } from '#contract/paths.ts';

/** https://developer.mozilla.org/docs/Web/API/LaunchQueue, which TypeScript does not know. */
type LaunchQueue = { setConsumer(consumer: (launch: { readonly targetURL?: string | null }) => void): void };

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

/**
 * Where an open window goes when the app is launched again: to a shortcut's page; the app's icon names the start, and
 * leaves the window as it is.
 */
export function launchTarget(target: string, here: string): string | undefined {
  const url = new URL(target, here);
  const found = languageOfPath(url.pathname);
  const isStart = found.kind === 'known' && found.path === homePath;
  return isStart || url.href === here || url.origin !== new URL(here).origin ? undefined : url.href;
}

export function followLaunches(): void {
  if (!('launchQueue' in window) || !isLaunchQueue(window.launchQueue)) return;
  window.launchQueue.setConsumer(({ targetURL }) => {
    const next = targetURL ? launchTarget(targetURL, location.href) : undefined;
    if (next !== undefined) location.assign(next);
  });
}
