/** Query parameter of the start page: the id of the row just queued. */
export const thanksParameter = 'sent';

export function thanksOf(search: string): string | undefined {
  return new URLSearchParams(search).get(thanksParameter) ?? undefined;
}
