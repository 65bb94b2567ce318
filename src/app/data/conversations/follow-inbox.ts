import * as z from 'zod/mini';
import { inboxEvent, inboxStreamPath } from '#contract/conversations/inbox-stream.ts';

/** One tab of a browser holds it, and the connection. */
const leaderLock = 'lajur-inbox';
/** Reconnections are spread over so long, so that those of a restarted server do not come at once. */
const spreadMs = 30_000;
/** Without a first event for so long, something between holds the stream back: the inbox is asked instead. */
const patienceMs = 10_000;
const pollMs = 15_000;

type Given = {
  /** Brings the inbox up to date. */
  readonly sync: () => Promise<void>;
  /** Calls back when a lost network responds again. */
  readonly onBack: (callback: () => void) => void;
  /** Whether somebody is signed in. */
  readonly isWanted: () => boolean;
  readonly random?: () => number;
};

/**
 * Follows the inbox of the signed-in account while any tab is open: the tab that leads holds a stream of events, and all
 * read what it stores. Where a proxy holds streams back, it asks from time to time.
 * @returns a function that ends it
 */
export function followInbox({ sync, onBack, isWanted, random = Math.random }: Given): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let release: (() => void) | undefined;

  function later(run: () => void, milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  function poll(): void {
    if (isEnded) return;
    if (isWanted() && document.visibilityState === 'visible') void sync();
    later(poll, pollMs);
  }

  function connect(): void {
    if (isEnded) return;
    source?.close();
    if (!isWanted()) {
      later(connect, pollMs);
      return;
    }
    source = new EventSource(inboxStreamPath);
    later(() => {
      source?.close();
      poll();
    }, patienceMs);
    source.onmessage = ({ data }) => {
      clearTimeout(timer);
      if (z.safeParse(inboxEvent, parsed(data)).success) void sync();
    };
    source.onerror = () => {
      source?.close();
      later(connect, random() * spreadMs);
    };
  }

  const lead = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      connect();
    });

  onBack(() => {
    void sync();
    if (release && !isEnded) connect();
  });
  void sync();
  // Absent in insecure contexts: each tab then holds a stream of its own.
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks) locks.request(leaderLock, lead).catch(() => undefined);
  else void lead();
  return () => {
    isEnded = true;
    source?.close();
    clearTimeout(timer);
    release?.();
  };
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
