/** In the address of the start: the row that was just put in line. */
export const thanksParameter = 'sent';

export function thanksOf(search: string): string | undefined {
  return new URLSearchParams(search).get(thanksParameter) ?? undefined;
}
