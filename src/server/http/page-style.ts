import { createHash } from 'node:crypto';

/* For documents that work without the app's files. */

/** The colours of src/app/styles/tokens.css that these documents use, in both themes. */
export const pageColours = `
:root{color-scheme:light dark;--ink:#10201c;--ink-2:#46564f;--ink-3:#62716a;--paper:#fbfcfb;--surface:#fff;--sunken:#f1f4f2;--line:#e1e7e3;--green:#0b6e4f;--on-green:#fff;--green-text:#0b6e4f;--amber-text:#7a4b00;--amber-soft:#fff3d9}
@media (prefers-color-scheme:dark){:root{--ink:#eef3f0;--ink-2:#b4c1bb;--ink-3:#8f9d96;--paper:#0c1311;--surface:#141d1a;--sunken:#1b2522;--line:#26322e;--green:#2fbf8c;--on-green:#04140e;--green-text:#4fd3a3;--amber-text:#ffc861;--amber-soft:#33270e}}`;

/** A security policy that permits one inline style sheet, and nothing else but what is named. */
export const ownStylePolicy = (style: string, ...permitted: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...permitted,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
