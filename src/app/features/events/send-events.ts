import * as z from 'zod/mini';
import { openDevice } from '#app/data/device/device.ts';
import { consentGiven, maySendEvents, onConsent } from '#app/tracking/consent.ts';
import { takeEvents } from '#app/tracking/event-ring.ts';
import { localStorageOrNone, onEventsKept } from '#app/tracking/track.ts';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { errorEnvelope, successEnvelope } from '#contract/api/envelope.ts';
import { eventsPath } from '#contract/page/event-limits.ts';
import type { Tracking } from '#contract/site/navigation.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import {
  dropBatch,
  type EventBatch,
  forgetEvents,
  nextBatch,
  queueEvents,
} from '#offline/events/event-queue.ts';
import { watchPage } from './watch-page.ts';

/** Web Lock held while sending: one tab at a time. */
const lock = 'lajur-events';
/** Events of this time are sent together, in milliseconds. */
const gatherMs = 5000;
const patienceMs = 20_000;
/** The visit's place in the draw of those whose events are sent. */
const drawKey = 'lajur.draw';

/** Whether this visit is one of the `sample` percent. */
function isSampled({ sample }: Tracking): boolean {
  const draw = Math.random() * 100;
  try {
    const drawn = sessionStorage.getItem(drawKey) ?? String(draw);
    sessionStorage.setItem(drawKey, drawn);
    return Number(drawn) < sample;
  } catch {
    return draw < sample;
  }
}

type OnNetworkBack = (callback: () => void) => void;

/**
 * Sends events for as long as the page is open, those of earlier visits first; where they may not be sent, new ones are
 * deleted.
 * @param onNetworkBack calls back whenever the network responds again
 */
export async function sendEvents(
  tracking: Tracking | undefined,
  onNetworkBack: OnNetworkBack,
): Promise<void> {
  const drop = () => void takeEvents(localStorageOrNone());
  if (!maySendEvents(tracking) || !isSampled(tracking)) {
    onEventsKept(drop);
    const stop = onConsent(() => {
      if (!consentGiven()) return;
      stop();
      void sendEvents(tracking, onNetworkBack);
    });
    return drop();
  }
  watchPage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    return alone(() => sendQueued(tracking));
  };
  onEventsKept(() => {
    if (!maySendEvents(tracking)) return drop();
    void queueKept();
    timer ??= setTimeout(send, gatherMs);
  });
  onConsent(() => {
    if (consentGiven() === false) void withDevice(forgetEvents);
  });
  onNetworkBack(send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void send();
  });
  await send();
}

/** A device that cannot store anything sends nothing. */
async function withDevice<Value>(
  run: (database: DeviceDatabase) => Promise<Value>,
): Promise<Value | undefined> {
  const opened = await openDevice();
  return opened.ok ? run(opened.database).catch(() => undefined) : undefined;
}

/** Moves events from the ring to the database, with the source of this visit. */
function queueKept(): Promise<void> {
  return withDevice(async (database) => {
    const kept = takeEvents(localStorageOrNone());
    if (kept.length > 0) await queueEvents(database, kept, visitFieldsOf(), Date.now());
  });
}

async function alone(run: () => Promise<void>): Promise<void> {
  // Undefined in insecure contexts.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) await locks.request(lock, { ifAvailable: true }, (held) => held && run());
  else await run();
}

async function sendQueued(tracking: Tracking): Promise<void> {
  await queueKept();
  while (navigator.onLine && maySendEvents(tracking)) {
    const batch = await withDevice((database) => nextBatch(database, newClientId));
    if (!batch || !(await isSettled(batch, tracking.collector))) return;
    // Otherwise it would be sent for ever.
    if (!(await withDevice((database) => dropBatch(database, batch.id)))) return;
  }
}

/** Sends a batch, without cookies. False if it has to be sent again. */
async function isSettled({ id, visit, events }: EventBatch, collector: string | undefined): Promise<boolean> {
  const body = { batch: id, ...visit, events: collector ? events : JSON.stringify(events) };
  try {
    const response = await fetch(collector ?? eventsPath, {
      method: 'POST',
      // Another site's answer is readable without asking it first only for this type.
      headers: { 'content-type': collector ? 'text/plain' : 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      // The page may be closing.
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    });
    const isFinal = response.ok || (response.status < 500 && response.status !== 429);
    if (collector || !isFinal) return isFinal;
    // Captive portals answer too.
    const answer: unknown = await response.json();
    return z.safeParse(response.ok ? successEnvelope : errorEnvelope, answer).success;
  } catch {
    return false;
  }
}
