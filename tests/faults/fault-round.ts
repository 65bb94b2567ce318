import { setTimeout as wait } from 'node:timers/promises';
import type { FaultFront } from './fault-front.ts';
import type { Event, FaultPlan } from './fault-plan.ts';
import type { FaultServer } from './fault-server.ts';
import type { Seller } from './seller.ts';

/** For how long a round is disturbed at most, and how long it may take once all is calm, in milliseconds. */
const stormMs = 30_000;
const calmMs = 60_000;
const lookEveryMs = 50;
const nudgeEveryMs = 250;

export interface RoundParts {
  readonly seller: Seller;
  readonly front: FaultFront;
  readonly server: FaultServer;
}

/** What somebody sends in a round: a car, or a lead. */
export interface Undertaking {
  /** Up to the button. */
  prepare(): Promise<void>;
  /** Taps the button; resolves once it is in line on the device. */
  send(): Promise<void>;
  /** How its row stands; undefined where no page can say. */
  row(): Promise<{ readonly state: string; readonly problem?: unknown } | undefined>;
  /** What is wrong once it was sent, one line each. */
  wrong(): Promise<string[]>;
}

/** Sends something through a storm. @returns what is wrong in the end, one line each */
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
        // Told where it is awaited, and not before.
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
  // Whoever may send begins at once: this tab, the other one, and the worker that the browser wakes.
  await Promise.all([seller.noticeConnection(), seller.wakeWorker()]);
  await endureStorm(parts, undertaking, () => front.isArmed || events.length > 0);
  // A happening may bring about another.
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

/** Until all that was planned has happened, or it is there in spite of it. */
async function endureStorm(
  { seller }: RoundParts,
  undertaking: Undertaking,
  isMoreToCome: () => boolean,
): Promise<void> {
  const until = Date.now() + stormMs;
  let nudgedAt = Date.now();
  while (Date.now() < until && isMoreToCome()) {
    await wait(lookEveryMs);
    // Who closed it opens it again.
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

/** No connection for a moment; what was on its way is lost. */
async function goOffline({ seller, front }: RoundParts): Promise<void> {
  front.goDown();
  await seller.setOffline(true);
  await wait(200);
  front.isDown = false;
  await seller.setOffline(false);
}
