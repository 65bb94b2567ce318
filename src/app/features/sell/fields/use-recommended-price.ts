import { useEffect, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import { useDevice } from '#app/data/device/use-device.ts';
import { useVehicles, vehicleOf } from '#app/features/sell/vehicle/use-references.ts';
import { recommendPrice, soldIn } from '#contract/market/recommended-price.ts';
import type { RecommendedPrice } from '#contract/sell/own-listing.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { keepMarket, type PricedCar, readMarket } from '#offline/sell/kept-markets.ts';

export type PriceAdvice =
  /** Model or year are unknown, or the model is not in the list. */
  | { readonly kind: 'too-early' | 'unknown-car' | 'nothing-known' | 'asking' }
  | {
      readonly kind: 'known';
      readonly price: RecommendedPrice;
      /** The server is unreachable: the price is its last response, or the calculator's. */
      readonly isOffline: boolean;
    };

function pricedCar({ modelId, variantId, makeYear }: SellForm): PricedCar | undefined {
  if (!modelId || !/^\d{4}$/.test(makeYear ?? '')) return undefined;
  return { modelId, makeYear: makeYear ?? '', ...(variantId ? { variantId } : {}) };
}

/** The recommended price: from the server, otherwise its last response, otherwise the calculator. */
export function useRecommendedPrice(form: SellForm): PriceAdvice {
  const car = pricedCar(form);
  const { data, isLoading } = useApi(
    'recommendedPrice',
    car && {
      modelId: car.modelId,
      makeYear: car.makeYear,
      ...(car.variantId ? { variantId: car.variantId } : {}),
    },
  );
  const key = car && `${car.modelId} ${car.variantId ?? ''} ${car.makeYear}`;
  const kept = useKeptMarket(car, key, data?.price);
  const vehicles = useVehicles();
  const { variant } = vehicleOf(vehicles, form);
  /** The car whose request has been answered or has failed. */
  const [tried, setTried] = useState<string>();
  useEffect(() => (isLoading ? () => setTried(key) : undefined), [isLoading, key]);

  if ((form.makeYear ?? '') === '' || (form.modelName ?? '') === '') return { kind: 'too-early' };
  if (!car) return { kind: 'unknown-car' };
  if (data)
    return data.price ? { kind: 'known', price: data.price, isOffline: false } : { kind: 'nothing-known' };
  if (kept) return { kind: 'known', price: kept, isOffline: true };
  if (tried !== key) return { kind: 'asking' };
  const makeYear = Number(car.makeYear);
  const ofModel = vehicles?.variants.filter(({ modelId }) => String(modelId) === car.modelId) ?? [];
  const newPrices = variant ? [variant] : soldIn(ofModel, makeYear);
  const price = recommendPrice({ market: null, count: 0, newPrices, makeYear, now: new Date() });
  return price ? { kind: 'known', price, isOffline: true } : { kind: 'nothing-known' };
}

/** The last response, and storage of new ones. */
function useKeptMarket(
  car: PricedCar | undefined,
  key: string | undefined,
  said: RecommendedPrice | null | undefined,
): RecommendedPrice | null | undefined {
  const kept = useDevice(async (database) => car && readMarket(database, car), [key]);
  // The key represents the car, which is a new object each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!car || said === undefined) return;
    const keep = async () => {
      const opened = await openDevice();
      if (opened.ok) await keepMarket(opened.database, car, said, Date.now());
    };
    keep().catch(() => undefined);
  }, [key, said]);
  return kept.kind === 'known' ? kept.value?.price : undefined;
}
