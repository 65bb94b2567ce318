import { onPush } from '#app/pwa/push.ts';

/** Coming back to the page looks for news, but not each time someone glances at another app. */
const atMostEveryMs = 60_000;

/**
 * Calls back when there may be news: now, when somebody or the connection comes back, and when a push has come.
 * Returns what ends it.
 */
export function onNews(look: () => void): () => void {
  let lookedAt = 0;
  const lookNow = () => {
    lookedAt = Date.now();
    look();
  };
  const lookOnReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= atMostEveryMs) lookNow();
  };
  lookNow();
  addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookOnReturn);
  const endPushes = onPush(lookNow);
  return () => {
    removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookOnReturn);
    endPushes();
  };
}
