import type { OpeningHours } from '#contract/outlets/opening-hours.ts';

type Day = OpeningHours[number];

/** Maximum number of opening spans per day. */
const mostSpans = 4;
/** Longer input is rejected: the separator's regular expression is slow on long runs of spaces. */
const longestDay = 120;
const closed = /^(?:tutup|closed|libur|-)$/i;
const allDay = /^(?:24\s*(?:jam|hours?|h)|00[:.]00\s*[-–]\s*24[:.]00)$/i;

function clock(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim());
  if (!parts) return undefined;
  const hours = Number(parts[1]);
  const minutes = Number(parts[2] ?? '0');
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/**
 * Parses one day: `08:00-17:00`, `8.00–12.00|13.00–17.00`, `tutup`, `24 jam`.
 * @returns undefined if it is none of these
 */
export function readDay(text: string): Day | undefined {
  const written = text.trim();
  if (written.length > longestDay) return undefined;
  if (closed.test(written)) return [];
  if (allDay.test(written)) return [['00:00', '24:00']];
  const spans: Day = [];
  for (const span of written.split(/[|;,]/)) {
    const [from, to, ...more] = span.split(/\s*(?:-|–|s\/d|sampai|to)\s*/i);
    const begin = clock(from ?? '');
    const end = clock(to ?? '');
    if (begin === undefined || end === undefined || begin === end || begin === '24:00' || more.length > 0)
      return undefined;
    spans.push([begin, end]);
  }
  return inOrder(spans);
}

/** Sorts the spans by start; undefined if they overlap or there are more than `mostSpans`. */
function inOrder(spans: Day): Day | undefined {
  const sorted = spans.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isSound = sorted.every(([from], at) => {
    const before = sorted[at - 1];
    return before === undefined || (before[0] < before[1] && before[1] <= from);
  });
  return isSound && spans.length <= mostSpans ? sorted : undefined;
}
