import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { ListingRail } from './listing-rail.tsx';

export type FetchedRailProps = {
  readonly from: 'similar' | 'crossSale';
  readonly id: number;
  readonly skeleton: ReactNode;
  heart: ((card: ListingCard) => ReactNode) | undefined;
  /** Reports the number of cars; 0 if the call failed. */
  onFound(count: number): void;
};

/** The cars of a rail, fetched when it is first rendered. */
export function FetchedRail({ from, id, skeleton, heart, onFound }: FetchedRailProps) {
  const { data, isLoading } = useApi(from, { id: String(id) });
  const [wasAsked, setWasAsked] = useState(false);
  if (isLoading && !wasAsked) setWasAsked(true);
  const count = data?.items.length ?? (wasAsked && !isLoading ? 0 : undefined);

  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (count !== undefined) tell(count);
  }, [count]);

  return data ? <ListingRail cars={data.items} {...(heart ? { heart } : {})} /> : skeleton;
}
