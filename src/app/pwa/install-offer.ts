import { track } from '#app/tracking/track.ts';

/** Chromium's event, which TypeScript does not know: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> };

const listeners = new Set<() => void>();
let offer: InstallPromptEvent | undefined;

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function setOffer(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Stores the browser's install prompt for later use, because the event fires only once and early. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    setOffer(event);
  });
  addEventListener('appinstalled', () => {
    setOffer(undefined);
    track({ name: 'app_installed' });
  });
}

export function hasInstallOffer(): boolean {
  return offer !== undefined;
}

/** iOS has no install prompt; installation is in its share menu: https://webkit.org/blog/8042/ */
export function isInstalledByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

export const canInstall = (): boolean => hasInstallOffer() || isInstalledByHand();

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A prompt can be used only once. */
export function acceptInstallOffer(): void {
  void offer?.prompt();
  setOffer(undefined);
}
