/** After this long without an answer it is asked again; from then on as often as the last of them. */
const waitsMs = [2000, 5000, 15_000, 30_000] as const;

export type Answer = 'current' | 'none';

/**
 * Asks at once and, while there is no answer of now, again: after growing waits, when a connection returns and when
 * the person does. A connection that returns is often not there yet in the moment the browser says so, and where only
 * the server was away the browser says nothing at all. When it has an answer it is asked again only by a connection
 * that returns.
 * @param ask is told whether it has been asked anew meanwhile: what comes late then is not to be shown
 * @returns stops it
 */
export function askUntilAnswered(ask: (isLatest: () => boolean) => Promise<Answer>): () => void {
  let turn = 0;
  let failures = 0;
  let isAnswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    const isLatest = () => mine === turn;
    const answer = await ask(isLatest);
    if (!isLatest()) return;
    isAnswered = answer === 'current';
    if (isAnswered) {
      failures = 0;
      return;
    }
    const wait = waitsMs[Math.min(failures, waitsMs.length - 1)];
    failures += 1;
    timer = setTimeout(() => {
      // In a tab that nobody looks at it waits until somebody does.
      if (document.visibilityState === 'visible') void look();
    }, wait);
  }

  const onOnline = () => {
    failures = 0;
    void look();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !isAnswered) void look();
  };
  void look();
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    turn += 1;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
