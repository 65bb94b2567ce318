/*
 * Server-rendered content that is not hydrated yet is behind gates. A gate opens on interaction with its
 * content; until then it costs nothing. Its element has `data-pending`, so that an early tap is recorded and
 * replayed (docs/decisions/hydration.md).
 */

import type { FulfilledReactPromise } from 'react';
import { noteAsked, untilArrived } from '#app/ui/part/until-arrived.ts';
import { placeOf } from './place-of.ts';

type Gate = {
  isOpen: boolean;
  readonly opened: Promise<void>;
  open(): void;
};

/** What React reads of a promise that is settled. */
type Settled = Pick<FulfilledReactPromise<undefined>, 'status' | 'value'>;

const gates = new Map<string, Gate>();
/** An element tapped before its content was hydrated. */
let tapped: HTMLElement | undefined;
let findTapped: () => HTMLElement | undefined = () => undefined;

const attribute = 'data-pending';

function elementOf(id: string): Element | null {
  return document.querySelector(`[${attribute}="${CSS.escape(id)}"]`);
}

let isFirstPage = true;

/**
 * From the next page on everything is rendered in the browser, even if the first page still has closed gates.
 */
export function leaveFirstPage(): void {
  isFirstPage = false;
  // Its strip is removed with it (src/app/early/app-mode.ts).
  delete document.documentElement.dataset.kept;
}

export function isOnFirstPage(): boolean {
  return isFirstPage;
}

/** Whether the document has unhydrated server-rendered content under this id. */
export function isRendered(id: string): boolean {
  return elementOf(id) !== null;
}

/**
 * The gate of an id, created with the first call.
 * @param prepare must resolve before the gate can open; it is called again until it does
 */
export function gateOf(id: string, prepare?: () => Promise<unknown>): Gate {
  const known = gates.get(id);
  if (known) return known;
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  let isOpening = false;
  const gate: Gate = {
    isOpen: false,
    opened,
    open() {
      if (isOpening) return;
      isOpening = true;
      if (!prepare) return finish();
      void untilArrived(prepare, () => {
        const link = tapped;
        if (!(link instanceof HTMLAnchorElement) || !elementOf(id)?.contains(link)) return;
        keep(undefined);
        // The page of a link that would have opened a sheet.
        location.assign(link.href);
      }).then(finish);
    },
  };
  function finish(): void {
    gate.isOpen = true;
    // React recognises a settled promise by these fields: content behind an open gate renders without
    // suspending.
    Object.assign(opened, { status: 'fulfilled', value: undefined } satisfies Settled);
    resolve();
  }
  gates.set(id, gate);
  // Tapped before React rendered this.
  if (tapped !== undefined && elementOf(id)?.contains(tapped)) gate.open();
  return gate;
}

/** Stores a tap; its element shows feedback in the meantime (global.css). */
function keep(element: HTMLElement | undefined): void {
  if (tapped) delete tapped.dataset.heard;
  tapped = element;
  if (element) {
    element.dataset.heard = '';
    findTapped = placeOf(element);
  }
  noteAsked(element !== undefined);
}

let passed = () => {};

/** Calls back each time that content behind a gate has been hydrated. */
export function onPassedGate(run: () => void): void {
  passed = run;
}

/** Called once the content behind a gate is hydrated. */
export function passedGate(id: string): void {
  elementOf(id)?.removeAttribute(attribute);
  gates.delete(id);
  // After React has finished, as below.
  queueMicrotask(passed);
  if (tapped === undefined || tapped.closest(`[${attribute}]`) !== null) return;
  const element = tapped.isConnected ? tapped : findTapped();
  keep(undefined);
  // After React has finished: its handlers receive events from the next one on.
  queueMicrotask(() => element?.click());
}

/** Opens all gates around an element, outermost first. */
export function openAround(target: EventTarget | null): void {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const id = at.getAttribute(attribute);
    if (id !== null) gates.get(id)?.open();
  }
}

/** Opens every gate, one at a time, while the page is idle. */
export function openAll(whenIdle: (run: () => void) => void): void {
  const [next] = [...gates.values()].filter((gate) => !gate.isOpen);
  if (next === undefined) return;
  whenIdle(() => {
    next.open();
    openAll(whenIdle);
  });
}

export function tapWhenHydrated(element: HTMLElement): void {
  if (element.closest(`[${attribute}]`) === null) element.click();
  else {
    keep(element);
    openAround(element);
  }
}

/** An early tap on a button, or on a link that opens a sheet, is stored and replayed; other links work natively. */
function keepTap(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(`[${attribute}]`) === null) return;
  const button = event.target.closest<HTMLElement>('button, a[data-sheet]');
  if (button === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  keep(button);
}

/**
 * Opens gates on interaction, before React receives the event, which then hydrates the content immediately.
 * https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function watchGates(): void {
  const open = (event: Event) => openAround(event.target);
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])
    document.addEventListener(sign, open, { capture: true, passive: true });
  // Not on the app's root: for portals React also listens on the body, and stops events for unhydrated
  // content.
  document.addEventListener('click', keepTap, { capture: true });
}
