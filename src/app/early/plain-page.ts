/**
 * Whether the browser is older than the floor (scripts/build/floor.mjs), so that the app may not run in it: Chrome 90,
 * Firefox 88 and Safari 15 are the first with match indices of regular expressions.
 */
export function isBelowFloor(): boolean {
  return !('hasIndices' in RegExp.prototype);
}

/**
 * Leaves the page as the server sent it, with the styles of a browser without script: `@media (scripting: none)` is
 * false here, or unknown. Their address is an attribute of this script (scripts/build/vite/early-script.ts).
 */
export function keepPlainPage(script: HTMLOrSVGScriptElement | null): void {
  const address = script?.getAttribute('data-plain');
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  // After the styles it changes.
  document.addEventListener('DOMContentLoaded', () => document.body.append(link));
}
