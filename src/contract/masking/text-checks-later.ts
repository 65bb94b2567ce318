import type * as TextChecks from './text-checks.ts';

/*
 * The checks of public texts are large, and most visitors write none: a browser loads them with a form
 * (src/app/forms/use-text-checks.ts). Without them a text is not refused until the server reads it.
 */
let checks: typeof TextChecks | undefined;

export function setTextChecks(loaded: typeof TextChecks): void {
  checks = loaded;
}

export function hasTextChecks(): boolean {
  return checks !== undefined;
}

export const findContactDetails: typeof TextChecks.findContactDetails = (text) =>
  checks?.findContactDetails(text) ?? [];
export const hasKtp: typeof TextChecks.hasKtp = (text, now) => checks?.hasKtp(text, now) ?? false;
