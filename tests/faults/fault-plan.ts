import type { Dice } from './dice.ts';

/** Calls of the outbox. */
export const callKinds = ['present', 'photo', 'create', 'lead'] as const;
export type CallKind = (typeof callKinds)[number];

/** Where a connection is cut: before the server has the call, in the middle of it, or before its answer arrives. */
export const cutPhases = ['before', 'half', 'after'] as const;
export type CutPhase = (typeof cutPhases)[number];

/** The nth call of a kind is cut, and the server may be killed with it. */
export interface Cut {
  readonly kind: CallKind;
  readonly nth: number;
  readonly phase: CutPhase;
  readonly killsServer: boolean;
}

export const happenings = [
  'close page',
  'close other tab',
  'stop worker',
  'kill server',
  'offline',
  'wake worker',
] as const;
export type Happening = (typeof happenings)[number];

/** An event some milliseconds after this many calls have come in. */
export interface Event {
  readonly what: Happening;
  readonly atCall: number;
  readonly delayMs: number;
}

export interface FaultPlan {
  /** Whether the seller taps while offline; the connection comes later. */
  readonly beginsOffline: boolean;
  readonly cuts: readonly Cut[];
  readonly events: readonly Event[];
}

export const photosPerListing = 8;

export function drawPlan(dice: Dice): FaultPlan {
  const cuts = Array.from({ length: dice.from(1, 3) }, (): Cut => {
    const kind = dice.oneOf(['present', 'photo', 'photo', 'create', 'create'] as const);
    const nth = kind === 'photo' ? dice.from(1, photosPerListing) : 1;
    return { kind, nth, phase: dice.oneOf(cutPhases), killsServer: dice.isLucky(0.12) };
  });
  const events = Array.from({ length: dice.from(1, 3) }, (): Event => {
    const what = dice.isLucky(0.2) ? ('kill server' as const) : dice.oneOf(happenings);
    return { what, atCall: dice.from(1, photosPerListing + 2), delayMs: dice.from(0, 40) };
  });
  return { beginsOffline: dice.isLucky(0.3), cuts, events };
}

/** The plan of a lead, which is one call: it is cut and sent again several times. */
export function drawLeadPlan(dice: Dice): FaultPlan {
  const cuts = Array.from({ length: dice.from(1, 3) }, (_, index): Cut => {
    return { kind: 'lead', nth: index + 1, phase: dice.oneOf(cutPhases), killsServer: dice.isLucky(0.12) };
  });
  const events = Array.from({ length: dice.from(1, 3) }, (): Event => {
    const what = dice.isLucky(0.2) ? ('kill server' as const) : dice.oneOf(happenings);
    return { what, atCall: dice.from(1, cuts.length), delayMs: dice.from(0, 40) };
  });
  return { beginsOffline: dice.isLucky(0.3), cuts, events };
}

export function planText({ beginsOffline, cuts, events }: FaultPlan): string {
  return [
    ...(beginsOffline ? ['tapped offline'] : []),
    ...cuts.map(
      ({ kind, nth, phase, killsServer }) =>
        `cut ${phase} ${kind}${kind === 'photo' ? ` ${nth}` : ''}${killsServer ? ' with the server' : ''}`,
    ),
    ...events.map(({ what, atCall }) => `${what} at call ${atCall}`),
  ].join(', ');
}
