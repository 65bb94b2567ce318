import { useApi } from '#app/data/api/use-api.tsx';
import { variantIdsOf, variantOfId } from '#contract/new-compare/variant-ids.ts';
import type { TradeAddress, TradePage } from '#contract/trade/trade-pages.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';

export type Wanted = {
  readonly vehicle: WantedVehicle | undefined;
  readonly isLoading: boolean;
  /** It was named, and is sold, withdrawn or unknown. */
  readonly isGone: boolean;
};

const kindIds = { mobil: '1', motor: '2' } as const;

/**
 * The wanted vehicle as it is now on offer; without a connection as it was chosen.
 * @param kept what the draft has of it
 */
export function useWanted(
  page: TradePage,
  { listing, variant }: Pick<TradeAddress, 'listing' | 'variant'>,
  kept: WantedVehicle | null,
): Wanted {
  const { data: cards, isLoading: isCardLoading } = useApi(
    'byIds',
    listing === undefined ? undefined : { ids: String(listing) },
  );
  const [variantId] = listing === undefined ? (variantIdsOf(variant) ?? []) : [];
  const name = variantId === undefined ? undefined : variantOfId(variantId);
  const { data: model, isLoading: isModelLoading } = useApi(
    'newModel',
    name && { categoryId: kindIds[page], brand: name.brand, model: name.model },
  );
  const card = cards?.items.find(({ id }) => id === listing);
  const offered = card && card.status !== 'sold' ? ofListing(card) : undefined;
  const fresh = model && name && ofModel(model, name.variant, variantId);
  const found = offered ?? fresh;
  const isAnswered = listing === undefined ? model !== undefined : cards !== undefined;
  const isGone = (listing !== undefined || name !== undefined) && isAnswered && found === undefined;
  const isKept =
    kept !== null && (kept.listing ?? undefined) === listing && (kept.variant ?? undefined) === variantId;
  const vehicle = isGone ? undefined : (found ?? (isKept ? kept : undefined));
  const isLoading = vehicle === undefined && !isGone && (isCardLoading || isModelLoading);
  return { vehicle, isLoading, isGone };
}

type Listing = {
  readonly id: number;
  readonly label: string;
  readonly makeYear: number;
  readonly price: number;
};

export const ofListing = ({ id, label, makeYear, price }: Listing): WantedVehicle => ({
  ...{ listing: id, variant: null, name: `${label} ${makeYear}`, price },
});

type Model = {
  readonly model: { readonly name: string; readonly brand: { readonly name: string } };
  readonly variants: readonly {
    readonly slug: string;
    readonly name: string;
    readonly price?: number | null | undefined;
  }[];
};

function ofModel(
  { model, variants }: Model,
  slug: string,
  variant: string | undefined,
): WantedVehicle | undefined {
  const own = variants.find((each) => each.slug === slug);
  if (!own || variant === undefined) return undefined;
  const name = `${model.brand.name} ${model.name} ${own.name}`.trim();
  return { listing: null, variant, name, price: own.price ?? null };
}
