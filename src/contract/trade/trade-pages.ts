/*
 * The pages of trading in: one's own vehicle for another. Used cars or new cars are wanted for a car, new motorcycles
 * for a motorcycle.
 */

export const tradePages = {
  mobil: { path: '/tukar-tambah-mobil', subject: 'used-car' },
  motor: { path: '/tukar-tambah-motor', subject: 'new-motorcycle' },
} as const;
export type TradePage = keyof typeof tradePages;
export const tradePageNames = ['mobil', 'motor'] as const satisfies readonly TradePage[];

export const tradePaths: readonly string[] = tradePageNames.map((name) => tradePages[name].path);

/** The page of a path without language prefix. */
export const tradePageOf = (path: string): TradePage | undefined =>
  tradePageNames.find((name) => tradePages[name].path === path);

/** What the address of a page may name: the own vehicle's draft, and the wanted listing or new variant. */
export type TradeAddress = {
  readonly draft?: string | undefined;
  readonly listing?: number | undefined;
  /** As in `variant-ids.ts`. */
  readonly variant?: string | undefined;
};

export function tradePath(page: TradePage, { draft, listing, variant }: TradeAddress = {}): string {
  const query = [
    ...(draft === undefined ? [] : [`draft=${draft}`]),
    ...(listing === undefined ? [] : [`id=${listing}`]),
    ...(variant === undefined ? [] : [`variant=${variant}`]),
  ];
  return query.length === 0 ? tradePages[page].path : `${tradePages[page].path}?${query.join('&')}`;
}
