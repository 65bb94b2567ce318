/** In the address of the start page: the row that was just queued. */
export const thanksParameter = 'sent';

export function thanksOf(search: string): string | undefined {
  return new URLSearchParams(search).get(thanksParameter) ?? undefined;
}
