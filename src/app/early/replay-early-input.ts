import { onPassedGate, openAround, tapWhenHydrated } from '#app/ui/part/gates.ts';
import { placeOf } from '#app/ui/part/place-of.ts';
import { noteArrived } from '#app/ui/part/until-arrived.ts';

/** As mark-early-input.ts sets them. */
const marks = ['data-early-tap', 'data-early-input'] as const;
/** What leaves a mark. */
const signs = ['click', 'submit', 'input'] as const;

let kept: readonly (() => void)[] = [];

/** Carries the marks to the elements that React will render in the place of the server's; later marks too. */
export function keepEarlyInput(): void {
  keepMarks();
  for (const sign of signs) addEventListener(sign, keepMarks, true);
}

function keepMarks(): void {
  const marked = document.querySelectorAll<HTMLElement>('[data-early-tap], [data-early-input]');
  kept = [...marked].map((element) => {
    const find = placeOf(element);
    return () => {
      const now = find();
      if (now === undefined || now === element) return;
      for (const mark of marks) {
        const value = element.getAttribute(mark);
        if (value === null) now.removeAttribute(mark);
        else now.setAttribute(mark, value);
      }
      if ('value' in now && 'value' in element) now.value = element.value;
    };
  });
}

/** Replays input and clicks from before hydration, which mark-early-input.ts has recorded. */
export function replayEarlyInput(): void {
  document.documentElement.dataset.alive = '';
  noteArrived();
  for (const sign of signs) removeEventListener(sign, keepMarks, true);
  for (const mark of kept) mark();
  repeatTyped();
  onPassedGate(repeatTyped);
  for (const field of document.querySelectorAll('[data-early-input]')) openAround(field);
  queueMicrotask(() => {
    const tapped = document.querySelector('[data-early-tap]');
    if (!(tapped instanceof HTMLElement)) return;
    delete tapped.dataset.earlyTap;
    tapWhenHydrated(tapped);
  });
}

/** In all that is hydrated; the rest follows with its gate. */
function repeatTyped(): void {
  const fields = [...document.querySelectorAll('[data-early-input]')].filter(
    (field) => field.closest('[data-pending]') === null,
  );
  for (const field of fields) typeAgain(field);
  // Runs after the text is in React's state, so that handlers see it.
  queueMicrotask(() => {
    for (const field of fields) {
      // The field has already lost focus: trigger its blur validation now.
      if (field !== document.activeElement) field.dispatchEvent(new Event('focusout', { bubbles: true }));
    }
  });
}

function typeAgain(field: Element): void {
  if (!(field instanceof HTMLElement)) return;
  const { earlyInput: typed = '' } = field.dataset;
  delete field.dataset.earlyInput;
  if (field instanceof HTMLSelectElement) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  // React ignores an input event whose value equals the last one it tracked:
  // https://github.com/facebook/react/issues/11488
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
