/*
 * Server-rendered content that is not hydrated yet is behind gates. A gate opens when its content is touched; until
 * then it costs nothing. Its element has `data-pending`, so that an early tap is found and repeated
 * (docs/decisions/hydration.md).
 */

type Gate = {
  isOpen: boolean;
  readonly opened: Promise<void>;
  open(): void;
};

const gates = new Map<string, Gate>();
/** Tapped before the content was hydrated. */
let tapped: HTMLElement | undefined;

const attribute = 'data-pending';

function elementOf(id: string): Element | null {
  return document.querySelector(`[${attribute}="${CSS.escape(id)}"]`);
}

let isFirstPage = true;

/** From the next page on everything is rendered in the browser, whatever the page before has still behind gates. */
export function leaveFirstPage(): void {
  isFirstPage = false;
  // Its strip leaves with it (src/app/early/app-mode.ts).
  delete document.documentElement.dataset.kept;
}

/** Whether new content under this id is what the server rendered, and not hydrated yet. */
export function beginsRendered(id: string): boolean {
  return isFirstPage && isRendered(id);
}

/** Whether the document has unhydrated server-rendered content of this id. */
export function isRendered(id: string): boolean {
  return elementOf(id) !== null;
}

/**
 * The gate of an id, created with its first call.
 * @param prepare must resolve before it can open; if it fails the gate stays shut
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
      if (prepare) {
        prepare().then(finish, () => {
          // Retried at the next touch.
          isOpening = false;
          if (tapped && elementOf(id)?.contains(tapped)) keep(undefined);
        });
      } else finish();
    },
  };
  function finish(): void {
    gate.isOpen = true;
    // React knows a settled promise by these fields: content whose gate is open is rendered without suspending.
    Object.assign(opened, { status: 'fulfilled', value: undefined });
    resolve();
  }
  gates.set(id, gate);
  // Tapped before React came here.
  if (tapped !== undefined && elementOf(id)?.contains(tapped)) gate.open();
  return gate;
}

/** Keeps a tap, whose element shows meanwhile that it was heard (global.css); or none. */
function keep(element: HTMLElement | undefined): void {
  if (tapped) delete tapped.dataset.heard;
  tapped = element;
  if (element) element.dataset.heard = '';
}

/** Called once the content of a gate is hydrated. */
export function passedGate(id: string): void {
  elementOf(id)?.removeAttribute(attribute);
  gates.delete(id);
  if (tapped === undefined || tapped.closest(`[${attribute}]`) !== null) return;
  const element = tapped;
  keep(undefined);
  // After React has finished: its handlers work from the next event on.
  queueMicrotask(() => element.click());
}

/** Opens all gates around an element, the outermost first. */
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

/** An early tap on a button is kept and repeated; links work as they are. */
function keepTap(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest(`[${attribute}]`) === null) return;
  const button = event.target.closest('button');
  if (button === null) return;
  event.preventDefault();
  event.stopPropagation();
  keep(button);
}

/**
 * Opens gates as they are touched. Before React gets the event, which then hydrates the content at once.
 * https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function watchGates(): void {
  const open = (event: Event) => openAround(event.target);
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])
    document.addEventListener(sign, open, { capture: true, passive: true });
  // Not at the app's root: for a portal React listens at the body as well, and stops events for what is not hydrated.
  document.addEventListener('click', keepTap, { capture: true });
}
