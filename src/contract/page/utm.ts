const utmNames = ['source', 'medium', 'campaign', 'term'] as const;

/** Where a visit came from. */
export type TrafficSource = Readonly<Partial<Record<(typeof utmNames)[number], string>>>;

export const longestUtm = 100;

/**
 * Of the utm parameters of an address, those that are set.
 * @param parameters `URLSearchParams`, which is not part of every program's types
 * @param prefix of their names
 */
export function utmOf(parameters: { get(name: string): string | null }, prefix = 'utm_'): TrafficSource {
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = parameters
        .get(prefix + name)
        ?.trim()
        .slice(0, longestUtm);
      return value ? [[name, value]] : [];
    }),
  );
}
