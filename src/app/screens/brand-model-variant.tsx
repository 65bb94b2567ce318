import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { type FindableChoice, FindableChoices } from '#app/features/choices/findable-choices.tsx';
import { KeptCityTime } from '#app/features/search/offline-list-note.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageLocation, PageQuery } from '#app/page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { brandModelVariantPath, usedCarsPath } from '#contract/paths.ts';
import type { FilterItem } from '#contract/search/filter.schema.ts';
import styles from './brand-model-variant.module.css';

type Query = Pick<PageQuery, 'brand' | 'model'>;

function addressOf(query: Query): string {
  const text = new URLSearchParams(query).toString();
  return brandModelVariantPath + (text && `?${text}`);
}

/**
 * The filter data of a list contains all values nested in its brand or model; only the full data contains all
 * brands.
 */
function callOf({ brand, model }: Query) {
  const search = model ?? brand;
  return { name: search === undefined ? 'allFilters' : 'filters', query: { search } } as const;
}

type Steps = {
  readonly brands: readonly FilterItem[];
  readonly brand?: FilterItem;
  readonly model?: NonNullable<FilterItem['childs']>[number];
};

/** The current selection; undefined for an address with unknown or unrelated values. */
function stepsOf({ brand: brandSlug, model: modelSlug }: Query, data: DataOf<'filters'>): Steps | undefined {
  const brands = data.filters.find(({ slug }) => slug === 'brand')?.filters ?? [];
  if (brandSlug === undefined) return modelSlug === undefined ? { brands } : undefined;
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (brand?.childs === undefined) return undefined;
  if (modelSlug === undefined) return { brands, brand };
  const model = brand.childs.find(({ slug, type }) => slug === modelSlug && type === 'model');
  return model && { brands, brand, model };
}

const choiceOf = ({ slug, name, count }: FilterItem, href: string): FindableChoice => ({
  slug,
  name,
  count,
  href,
});

/** Sorts models and model families by number of cars. */
const byCars = (items: readonly FilterItem[]) => items.toSorted((a, b) => b.count - a.count);

function BrandModelVariantScreen({ location: { query } }: { location: PageLocation }) {
  const { t } = useLingui();
  const call = callOf(query);
  const { data } = useApi(call.name, call.query);
  const steps = data && stepsOf(query, data);
  if (!steps) return null;
  const { brands, brand, model } = steps;
  const brandName = brand?.name ?? '';
  const modelName = model ? `${brandName} ${model.name}` : '';
  const title = model
    ? t`Which variant of the ${modelName}?`
    : brand
      ? t`Which model of ${brandName}?`
      : t`Which brand?`;
  const all = model ?? brand;
  const count = all?.count ?? 0;
  const allName = model ? modelName : brandName;
  return (
    <div className={styles.choice}>
      <Head
        title={title}
        description={t`Choose a used car by brand, model and variant, and see how many are for sale.`}
        canonicalPath={addressOf(query)}
        isIndexed={brand === undefined}
      />
      <h1 className={texts.pageTitle}>{title}</h1>
      {data.offline ? (
        <p role="status">
          <KeptCityTime note={data.offline} />
        </p>
      ) : null}
      {brand ? (
        <ul className={classNames(layouts.wrap8, styles.steps)} aria-label={t`Chosen so far`}>
          <li>
            <ChipLink look="selected" href={addressOf({})}>
              {brand.name}
            </ChipLink>
          </li>
          {model ? (
            <li>
              <ChipLink look="selected" href={addressOf({ brand: brand.slug })}>
                {model.name}
              </ChipLink>
            </li>
          ) : null}
        </ul>
      ) : null}
      {all ? (
        <div>
          <ButtonLink href={usedCarsPath(all.slug)} variant={model ? 'primary' : 'secondary'}>
            <Trans>
              All {allName}: <Plural value={count} one="# car" other="# cars" />
            </Trans>
          </ButtonLink>
        </div>
      ) : null}
      {model ? (
        <FindableChoices
          key="variants"
          look="rows"
          searchLabel={t`Search for a variant`}
          choices={(model.childs ?? []).map((item) => choiceOf(item, usedCarsPath(item.slug)))}
        />
      ) : brand ? (
        <FindableChoices
          key="models"
          look="rows"
          searchLabel={t`Search for a model`}
          choices={byCars(brand.childs ?? []).map((item) =>
            choiceOf(
              item,
              // A model family links directly to a list.
              item.type === 'model'
                ? addressOf({ brand: brand.slug, model: item.slug })
                : usedCarsPath(item.slug),
            ),
          )}
        />
      ) : (
        <FindableChoices
          key="brands"
          look="tiles"
          searchLabel={t`Search for a brand`}
          choices={brands
            .filter(({ count }) => count > 0)
            .map((item) => choiceOf(item, addressOf({ brand: item.slug })))}
          sign={({ slug, name }) => <BrandMark slug={slug} name={name} />}
        />
      )}
    </div>
  );
}

export const page: Page = {
  async load(api, { query }) {
    const call = callOf(query);
    const data = await api.get(call.name, call.query);
    if (!stepsOf(query, data)) throw new ApiError('not_found', 'no such brand or model');
    return { frame: { breadcrumbs: data.breadCrumbs } };
  },
  Screen: BrandModelVariantScreen,
};
