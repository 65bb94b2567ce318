import { useApi } from '#app/data/api/use-api.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type ComparedVariant, comparedVariant, modelQueryOf } from './compared-variants.ts';

function useModel(categoryId: number, id: string | undefined): DataOf<'newModel'> | undefined {
  return useApi('newModel', id === undefined ? undefined : modelQueryOf(categoryId, id)).data;
}

/**
 * The variants of an address (at most four), each from its model's response, from the network or the device's
 * cache.
 */
export function useComparedVariants(
  categoryId: number,
  ids: readonly string[],
  facts: DataOf<'comparisonPairs'>['compared'],
): ComparedVariant[] {
  const answers = [
    useModel(categoryId, ids[0]),
    useModel(categoryId, ids[1]),
    useModel(categoryId, ids[2]),
    useModel(categoryId, ids[3]),
  ];
  return ids.map((id, place) =>
    comparedVariant(id, answers[place], facts.find((each) => each.id === id)?.groups),
  );
}
