import { useEffect, useState } from 'react';
import { readAnswer } from '#app/data/api/read-answer.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { readingPaths } from '#contract/api/reading-paths.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import type { FoundVariant } from '#contract/new-compare/new-compare.schema.ts';
import { variantId } from '#contract/new-compare/variant-ids.ts';
import { slugify } from '#contract/slug.ts';
import { cacheNames } from '#offline/device/cache-names.ts';

const none: readonly FoundVariant[] = [];
const mostShown = 20;

/**
 * Searches the variants of models cached on this device by prefix: the offline fallback of `findVariants`.
 */
export function useSeenVariants(
  categoryId: number,
  typed: string,
  isNeeded: boolean,
): readonly FoundVariant[] {
  const language = useLanguage();
  const [seen, setSeen] = useState(none);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void readSeenVariants(categoryId, language).then(
      (found) => isCurrent && setSeen(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [categoryId, language, isNeeded]);
  const words = slugify(typed).split('-').filter(Boolean);
  return seen
    .filter(({ label }) => {
      const parts = slugify(label).split('-');
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .slice(0, mostShown);
}

async function readSeenVariants(categoryId: number, language: Language): Promise<FoundVariant[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(cacheNames.api);
  const ofKind = (await cache.keys()).filter(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return (
      pathname === readingPaths.newModel &&
      searchParams.get('categoryId') === String(categoryId) &&
      searchParams.get('lang_code') === language
    );
  });
  const models = await Promise.all(
    ofKind.map(async (request) => {
      const response = await cache.match(request);
      return response && readAnswer('newModel', response.status, await response.json(), language);
    }),
  );
  return models.flatMap((answer) =>
    (answer?.variants ?? []).map(({ slug, name, facts, price, priceNote }) => {
      const {
        brand,
        slug: model,
        name: modelName,
      } = answer?.model ?? { brand: { slug: '' }, slug: '', name: '' };
      return {
        id: variantId({ brand: brand.slug, model, variant: slug }),
        label: name === modelName ? (answer?.title ?? '') : `${answer?.title} ${name}`,
        note: [...facts, ...(price === null ? [] : [`${formatPrice(price, language)} (${priceNote})`])].join(
          ' · ',
        ),
      };
    }),
  );
}
