import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { writtenSpan } from '#app/ui/calculator/written-span.ts';
import { facingAt } from '#app/ui/car/model-drawing.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ElectricModel } from '#contract/electric/electric.schema.ts';
import {
  type ElectricKind,
  type ElectricSort,
  electricPaths,
  electricSorts,
} from '#contract/electric/electric-paths.ts';
import { formatNumber } from '#contract/money.ts';
import type { DrawingFacing } from '#contract/new-vehicles/model-drawing.ts';
import { newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './electric.module.css';
import { ElectricDrawing } from './electric-drawing.tsx';

type Props = {
  readonly kind: ElectricKind;
  readonly sort: ElectricSort;
  readonly models: readonly ElectricModel[];
};

/** The list's anchor: it is below the calculators. */
const listId = 'model';

/** All electric models in the order given by the address. */
export function ElectricList({ kind, sort, models }: Props) {
  const { t } = useLingui();
  const names = { range: t`Range`, price: t`Price`, charging: t`Charging` };
  const path = electricPaths[kind];
  const isKnown = known[sort];
  const others = models.filter((model) => !isKnown(model));
  return (
    <ContentSection id={listId} heading={<Trans>All models</Trans>}>
      <ChipRow label={t`Order`}>
        {electricSorts.map((each) => (
          <ChipLink
            key={each}
            href={each === 'range' ? `${path}#${listId}` : `${path}?sort=${each}#${listId}`}
            aria-current={each === sort ? 'true' : undefined}
          >
            {names[each]}
          </ChipLink>
        ))}
      </ChipRow>
      <p className={styles.note}>
        <Trans>
          The range is the maker’s, with the test cycle it was measured by where that is known: NEDC and CLTC
          promise more than WLTP. Models without this figure are listed last.
        </Trans>
      </p>
      <Models models={models.filter(isKnown)} />
      {others.length === 0 ? null : (
        <Disclosure
          summary={
            <Plural
              value={others.length}
              one="# more model without this figure"
              other="# more models without this figure"
            />
          }
        >
          <Models models={others} />
        </Disclosure>
      )}
    </ContentSection>
  );
}

/** Whether a model has a value for the sort key. */
const known: Readonly<Record<ElectricSort, (model: ElectricModel) => boolean>> = {
  range: ({ range }) => range !== null,
  price: ({ prices }) => prices !== null,
  charging: ({ acKw, dcKw }) => acKw !== null || dcKw !== null,
};

function Models({ models }: Pick<Props, 'models'>) {
  return (
    <ul className={styles.models}>
      {models.map((model, place) => (
        <li key={`${model.kind}/${model.brand.slug}/${model.slug}`}>
          <ModelRow model={model} facing={facingAt(place)} />
        </li>
      ))}
    </ul>
  );
}

function ModelRow({ model, facing }: { readonly model: ElectricModel; readonly facing: DrawingFacing }) {
  const language = useLanguage();
  const { kind, brand, slug, name, prices, range, acKw, dcKw } = model;
  const kw = (value: number) => formatNumber(value, language, 1);
  return (
    <AppLink
      href={newVehiclesPath(kind, brand.slug, slug)}
      className={classNames(layouts.raisedCard, patterns.lit, styles.model)}
    >
      <span className={styles.picture}>
        <ElectricDrawing model={model} facing={facing} sizes="104px" />
      </span>
      <span className={styles.words}>
        {prices === null ? (
          <span className={texts.note}>
            <Trans>Price not known</Trans>
          </span>
        ) : (
          <strong className={texts.title}>{writtenSpan(prices.min, prices.max, language)}</strong>
        )}
        <span className={texts.lead}>
          {brand.name} {name}
        </span>
        <span className={texts.noteFigures}>
          {range === null ? (
            <Trans>Range not known</Trans>
          ) : (
            <Trans>up to {formatNumber(range.km, language)} km</Trans>
          )}
          {range?.cycle ? ` (${range.cycle})` : ''}
          {acKw === null ? '' : ` · AC ${kw(acKw)} kW`}
          {dcKw === null ? '' : ` · DC ${kw(dcKw)} kW`}
        </span>
        {prices === null ? null : <span className={texts.faint}>{prices.note}</span>}
      </span>
    </AppLink>
  );
}
