/** Months that a car's yearly tax may be paid until, `YYYY-MM`: a year and a bit ahead, and overdue by up to three. */
export function taxMonths(now: Date): string[] {
  const first = now.getFullYear() * 12 + now.getMonth() + 13;
  return Array.from({ length: 13 + 36 }, (_, index) => {
    const month = first - index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
