import { SaveSearch, type SaveSearchProps } from '#app/features/saved-searches/save-search.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import { ListCompare } from './list-compare.tsx';

type Props = SaveSearchProps & { readonly cars: readonly ListingCard[] };

/** What can be done with a list: save its search, compare its cars. */
export function ListActions({ cars, ...search }: Props) {
  return (
    <>
      <SaveSearch {...search} />
      <ListCompare cars={cars} />
    </>
  );
}
