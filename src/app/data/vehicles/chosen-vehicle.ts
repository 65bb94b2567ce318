import { useApi } from '#app/data/api/use-api.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type CreditSubject, creditSubjects } from '#contract/credit/credit-pages.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { variantIdsOf, variantOfId } from '#contract/new-compare/variant-ids.ts';
import { categories } from '#contract/vehicles/vehicle.ts';

export type ChosenVehicle = {
  readonly label: string;
  readonly price: number | undefined;
  /** Years; undefined where it is not known. */
  readonly age: number | undefined;
  /** From where a new one's price is, and of when. */
  readonly note: string | undefined;
  /** A used one. */
  readonly listing: ListingDetail | undefined;
  /** Of a new one. */
  readonly model: DataOf<'newModel'> | undefined;
};

export const categoryOf = (subject: CreditSubject) =>
  categories.find(({ slug }) => slug === creditSubjects[subject].vehicle) ?? categories[0];

/** The vehicle that the address names, once it is known. */
export function useChosenVehicle(
  { listing: id, variant }: { readonly listing?: number | undefined; readonly variant?: string },
  subject: CreditSubject,
): { readonly chosen: ChosenVehicle | undefined; readonly isLoading: boolean } {
  const isUsed = creditSubjects[subject].condition === 'used';
  const listingId = isUsed && id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const { data: seen, isLoading } = useApi(
    'view',
    listingId === undefined ? undefined : { id: String(listingId) },
  );
  const [variantId] = isUsed ? [] : (variantIdsOf(variant) ?? []);
  const name = variantId === undefined ? undefined : variantOfId(variantId);
  const { data: model, isLoading: isModelLoading } = useApi(
    'newModel',
    name && { categoryId: String(categoryOf(subject).id), brand: name.brand, model: name.model },
  );
  if (listingId !== undefined) {
    const listing = seen?.listing;
    if (!listing) return { chosen: undefined, isLoading };
    const age = Math.max(0, yearInJakarta(Date.now()) - listing.makeYear);
    const label = `${listing.label} ${listing.makeYear}`;
    return {
      chosen: { label, price: listing.price, age, note: undefined, listing, model: undefined },
      isLoading: false,
    };
  }
  const own = model?.variants.find(({ slug }) => slug === name?.variant);
  if (!model || !own) return { chosen: undefined, isLoading: isModelLoading };
  const label = `${model.model.brand.name} ${model.model.name} ${own.name}`.trim();
  const [price, note] = [own.price ?? undefined, own.priceNote ?? undefined];
  return { chosen: { label, price, age: 0, note, listing: undefined, model }, isLoading: false };
}
