type Model = { readonly id: number; readonly brandId: number; readonly name: string };

/**
 * The prefixes of a name that end before a space, shortest first: `corolla`, `corolla cross` for `Corolla
 * Cross Hybrid`.
 */
function* beginnings(name: string): Generator<string> {
  for (let at = name.indexOf(' '); at !== -1; at = name.indexOf(' ', at + 1)) yield name.slice(0, at);
}

/**
 * Groups models into families: Corolla, Corolla Altis and Corolla Cross. A model whose name extends that of
 * another model of its brand belongs to the shortest such model, whose id is the family's. Models without a
 * family are omitted.
 */
export function modelFamilies(models: readonly Model[]): Map<number, number> {
  const nameOf = ({ brandId, name }: Model) => `${brandId} ${name.trim().toLowerCase()}`;
  const byName = new Map<string, number>();
  for (const model of models) {
    const name = nameOf(model);
    byName.set(name, Math.min(model.id, byName.get(name) ?? model.id));
  }
  const families = new Map<number, number>();
  for (const model of models) {
    for (const beginning of beginnings(nameOf(model))) {
      const family = byName.get(beginning);
      if (family === undefined) continue;
      families.set(model.id, family).set(family, family);
      break;
    }
  }
  return families;
}
