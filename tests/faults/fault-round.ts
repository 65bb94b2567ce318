import { setTimeout as wait } from 'node:timers/promises';
import type { FaultFront } from './fault-front.ts';
import type { Event, FaultPlan } from './fault-plan.ts';
import type { FaultServer } from './fault-server.ts';
import type { Seller } from './seller.ts';

/** How long a round is disturbed at most, and how long it may take afterwards, in milliseconds: for busy machines. */
const stormMs = 120_000;
const calmMs = 180_000;
const lookEveryMs = 50;
const nudgeEveryMs = 250;

export interface RoundParts {
  readonly seller: Seller;
  readonly front: FaultFront;
  readonly server: FaultServer;
}

/** What is sent in a round: a listing, or a lead. */
export interface Undertaking {
  /** Fills in everything up to the button. */
  prepare(): Promise<void>;
  /** Taps the button; resolves once the row is in the device's outbox. */
  send(): Promise<void>;
  /** The state of its row; undefined where no page is open. */
  row(): Promise<{ readonly state: string; readonly problem?: unknown } | undefined>;
  /** Problems after sending, one line each. */
  wrong(): Promise<string[]>;
}

/** Sends something under faults. @returns problems at the end, one line each */
export async function runRound(
  parts: RoundParts,
  undertaking: Undertaking,
  plan: FaultPlan,
): Promise<string[]> {
  const { seller, front, server } = parts;
  await undertaking.prepare();
  await seller.openOtherTab();

  const underWay: Promise<unknown>[] = [];
  const events = [...plan.events];
  front.arm(plan.cuts, {
    onCall(count) {
      const due = events.filter(({ atCall }) => atCall === count);
      for (const event of due) {
        events.splice(events.indexOf(event), 1);
        const happening = happen(parts, event);
        // Handled where it is awaited.
        happening.catch(() => undefined);
        underWay.push(happening);
      }
    },
    killServer: () => {
      const restarting = restart(server);
      underWay.push(restarting);
      return restarting;
    },
  });
  const blackout = plan.beginsOffline ? goOffline(parts) : undefined;
  await undertaking.send();
  await blackout;
  // Everything that may send starts at once: this tab, the other one, and the worker by Background Sync.
  await Promise.all([seller.noticeConnection(), seller.wakeWorker()]);
  await endureStorm(parts, undertaking, () => front.isArmed || events.length > 0);
  // An event may trigger another.
  for (let ended = 0; ended < underWay.length; ended = underWay.length) await Promise.all(underWay);
  front.calm();
  await Promise.all([server.up(), seller.setOffline(false)]);
  await Promise.all(underWay);
  await server.up();
  const state = await waitUntilSent(parts, undertaking);
  if (state !== 'sent') {
    return [
      `it was not sent: ${state}; under way: ${front.underWayText}; locks: ${await seller.locksText()}`,
    ];
  }
  return undertaking.wrong();
}

/** Until all planned events have happened, or it was sent anyway. */
async function endureStorm(
  { seller }: RoundParts,
  undertaking: Undertaking,
  isMoreToCome: () => boolean,
): Promise<void> {
  const until = Date.now() + stormMs;
  let nudgedAt = Date.now();
  while (Date.now() < until && isMoreToCome()) {
    await wait(lookEveryMs);
    // A closed page is opened again.
    if (!seller.openPage) await seller.comeBack();
    if ((await undertaking.row())?.state === 'sent') return;
    if (Date.now() - nudgedAt > nudgeEveryMs) {
      nudgedAt = Date.now();
      await seller.noticeConnection();
    }
  }
}

async function waitUntilSent({ seller }: RoundParts, undertaking: Undertaking): Promise<string> {
  const until = Date.now() + calmMs;
  let nudgedAt = 0;
  let last = 'no row';
  while (Date.now() < until) {
    await seller.comeBack();
    const row = await undertaking.row();
    if (row?.state === 'sent') return 'sent';
    last = row ? `${row.state} ${JSON.stringify(row.problem)}` : 'no row';
    if (row?.state === 'needs-you') break;
    if (Date.now() - nudgedAt > nudgeEveryMs) {
      nudgedAt = Date.now();
      await seller.noticeConnection();
    }
    await wait(lookEveryMs);
  }
  return last;
}

async function happen(parts: RoundParts, { what, delayMs }: Event): Promise<void> {
  const { seller, server } = parts;
  await wait(delayMs);
  switch (what) {
    case 'close page':
      return seller.closePage();
    case 'close other tab':
      return seller.closeOtherTab();
    case 'stop worker':
      return seller.stopWorker();
    case 'wake worker':
      return seller.wakeWorker();
    case 'kill server':
      return restart(server);
    case 'offline':
      return goOffline(parts);
  }
}

async function restart(server: FaultServer): Promise<void> {
  await server.kill();
  await server.up();
}

/** Offline for a moment; calls under way are lost. */
async function goOffline({ seller, front }: RoundParts): Promise<void> {
  front.goDown();
  await seller.setOffline(true);
  await wait(200);
  front.isDown = false;
  await seller.setOffline(false);
}
