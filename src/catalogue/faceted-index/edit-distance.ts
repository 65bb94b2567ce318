/**
 * Whether one word becomes the other with at most `changes` edits: insertion, deletion, substitution, or
 * transposition of neighbours.
 */
export function isWithinChanges(a: string, b: string, changes: number): boolean {
  return Math.abs(a.length - b.length) <= changes && restIsWithin(a, 0, b, 0, changes);
}

/** Equal letters are skipped: changing one of them never saves an edit. */
function restIsWithin(a: string, atA: number, b: string, atB: number, changes: number): boolean {
  let i = atA;
  let j = atB;
  while (i < a.length && j < b.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i++;
    j++;
  }
  const left = Math.max(a.length - i, b.length - j);
  if (left <= changes) return true;
  if (changes === 0) return false;
  const isSwapped =
    i + 1 < a.length &&
    j + 1 < b.length &&
    a.charCodeAt(i) === b.charCodeAt(j + 1) &&
    a.charCodeAt(i + 1) === b.charCodeAt(j);
  return (
    restIsWithin(a, i + 1, b, j + 1, changes - 1) ||
    restIsWithin(a, i + 1, b, j, changes - 1) ||
    restIsWithin(a, i, b, j + 1, changes - 1) ||
    (isSwapped && restIsWithin(a, i + 2, b, j + 2, changes - 1))
  );
}
