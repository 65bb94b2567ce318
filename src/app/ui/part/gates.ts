/*
 * What the server rendered and React has not hydrated yet lies behind gates. A gate opens when what is behind it is
 * touched; until then it costs nothing. Its element bears `data-pending`, so that a tap that comes too early is found
 * and done again.
 */

type Gate = {
  isOpen: boolean;
  readonly opened: Promise<void>;
  open(): void;
};

const gates = new Map<string, Gate>();
/** Tapped before what is behind the gate could answer. */
let tapped: HTMLElement | undefined;

const attribute = 'data-pending';

function elementOf(id: string): Element | null {
  return document.querySelector(`[${attribute}="${CSS.escape(id)}"]`);
}

/** Whether the document has server-rendered content under this id that is not hydrated yet. */
export function isRendered(id: string): boolean {
  return elementOf(id) !== null;
}

/**
 * The gate of an id, made at its first call.
 * @param prepare what has to be there before it can open; where that fails the gate stays shut
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
          // Asked for again at the next touch.
          isOpening = false;
        });
      } else finish();
    },
  };
  function finish(): void {
    gate.isOpen = true;
    resolve();
  }
  gates.set(id, gate);
  // Tapped before React came here.
  if (tapped !== undefined && elementOf(id)?.contains(tapped)) gate.open();
  return gate;
}

/** Called once what is behind a gate is hydrated. */
export function passedGate(id: string): void {
  elementOf(id)?.removeAttribute(attribute);
  gates.delete(id);
  if (tapped === undefined || tapped.closest(`[${attribute}]`) !== null) return;
  const element = tapped;
  tapped = undefined;
  // Once React has finished: its handlers are asked for by the next event.
  queueMicrotask(() => element.click());
}

/** Opens all gates around an element, the outermost first. */
export function openAround(target: EventTarget | null): void {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const id = at.getAttribute(attribute);
    if (id !== null) gates.get(id)?.open();
  }
}

/** Opens every gate, one at a time, when the page has nothing better to do. */
export function openAll(whenIdle: (run: () => void) => void): void {
  const [next] = [...gates.values()].filter((gate) => !gate.isOpen);
  if (next === undefined) return;
  whenIdle(() => {
    next.open();
    openAll(whenIdle);
  });
}

/** Taps an element once it can answer. */
export function tapWhenHydrated(element: HTMLElement): void {
  if (element.closest(`[${attribute}]`) === null) element.click();
  else {
    tapped = element;
    openAround(element);
  }
}

/** A tap on a button whose gate has not been passed yet is kept and done again; links work as they are. */
function keepTap(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest(`[${attribute}]`) === null) return;
  const button = event.target.closest('button');
  if (button === null) return;
  event.preventDefault();
  event.stopPropagation();
  tapped = button;
}

/**
 * Opens gates as they are touched. Before React hears of the event, which then hydrates what is behind them at once.
 * https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function watchGates(): void {
  const open = (event: Event) => openAround(event.target);
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])
    document.addEventListener(sign, open, { capture: true, passive: true });
  document.getElementById('root')?.addEventListener('click', keepTap, { capture: true });
}
