/**
 * Months until which a car's annual tax may be paid, `YYYY-MM`: from three years overdue to slightly over a
 * year ahead.
 */
export function taxMonths(now: Date): string[] {
  const first = now.getFullYear() * 12 + now.getMonth() + 13;
  return Array.from({ length: 13 + 36 }, (_, index) => {
    const month = first - index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
