import type { Vocabulary } from '#catalogue/vocabulary.ts';

type Named = { readonly id: number; readonly name: string };

function isAnyRenamed(before: readonly Named[], after: readonly Named[]): boolean {
  const names = new Map(after.map(({ id, name }) => [id, name]));
  return before.some(({ id, name }) => names.get(id) !== name);
}

/**
 * The models whose words or family have changed. `all` if a name shared by cars of many models has changed:
 * that of a brand or place.
 */
export function modelsRenamed(before: Vocabulary, after: Vocabulary): 'all' | readonly number[] {
  const [old, now] = [before.rows, after.rows];
  if (
    isAnyRenamed(old.brands, now.brands) ||
    isAnyRenamed(old.provinces, now.provinces) ||
    isAnyRenamed(old.cities, now.cities)
  )
    return 'all';
  const variants = new Map(now.variants.map((variant) => [variant.id, variant]));
  const models = new Set(
    old.variants.flatMap(({ id, name, modelId }) => (variants.get(id)?.name === name ? [] : modelId)),
  );
  for (const { id, name } of old.models) {
    if (after.nameOf('model', id) !== name || after.families.get(id) !== before.families.get(id))
      models.add(id);
  }
  return [...models];
}
