import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Elements by a CSS selector: much quicker than by role among a thousand. */
export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

/** One of them by its index. @throws if there are fewer */
export function nth(place: number, selector: string, within: ParentNode = document): HTMLElement {
  const found = all(selector, within).at(place);
  if (!found) throw new Error(`no ${selector} ${place}`);
  return found;
}

/** The first one, as soon as it is there. */
export function appeared(selector: string, within: ParentNode = document): Promise<HTMLElement> {
  return waitFor(() => nth(0, selector, within));
}

export const isPressed = (element: Element) => element.getAttribute('aria-pressed') === 'true';
export const textOf = (element: Element) => element.textContent ?? '';

/** A sheet that has opened: it is in the page before that, and while it closes. */
export function openedSheet(name?: string): Promise<HTMLElement> {
  return waitFor(() => {
    const sheet = screen.getByRole('dialog', name === undefined ? {} : { name });
    expect(sheet.dataset).toHaveProperty('open');
    return sheet;
  });
}
