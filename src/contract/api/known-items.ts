import * as z from 'zod/mini';

/**
 * A list without the items of kinds that a later server has added: an open tab of an older version skips
 * them. Items of a known kind are checked as usual.
 * @param name the property that tells an item's kind
 */
export const knownItems = <Item>(name: string, kinds: readonly string[], item: z.ZodMiniType<Item>) => {
  const ofKind = z.looseObject({ [name]: z.enum(kinds) });
  return z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) => items.filter((each) => z.safeParse(ofKind, each).success)),
    ),
    z.array(item),
  );
};
