import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BatteryCharging, ChevronRight, ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber } from '#contract/money.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { formatPriceSpan } from '#contract/price-span.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './brand-page.module.css';
import { CardNotes } from './card-notes.tsx';
import { ModelFilters } from './model-filters.tsx';
import { ModelGrid } from './model-grid.tsx';
import { ModelRows } from './model-rows.tsx';
import { PriceBars } from './price-bars.tsx';
import { PriceProvince } from './price-province.tsx';
import { PriceTable } from './price-table.tsx';
import type { PlaceQuery } from './staged-models.ts';

type Props = {
  readonly kind: VehicleKind;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly answer: DataOf<'newVehicles'>;
  readonly place: PlaceQuery;
  /** The brand's dealers near the visitor. */
  readonly outlets: ReactNode;
};

/** How many models are shown before a press. */
const mostRows = 9;

/** A brand's models, those on sale first, then its used cars, dealers, warranty and other brands. */
export function BrandPage({ kind, brand, outlets, place, answer }: Props) {
  const language = useLanguage();
  const { title, brands, models, filters, brandFacts, priceNote, instalmentNote, province } = answer;
  const of = (status: NewModelCard['status']) => models.filter((model) => model.status === status);
  const [sold, upcoming, former] = [of('on-sale'), of('upcoming'), of('discontinued')];
  const own = brands.find(({ slug }) => slug === brand.slug);
  const best = bestOf(sold);
  const bodies = filters?.groups.find(({ slug }) => slug === 'bodi')?.filters ?? [];
  return (
    <ContentPage
      title={title}
      mark={
        <span className={styles.mark}>
          <BrandMark slug={brand.slug} name={brand.name} size={32} />
        </span>
      }
      lead={
        own && brandFacts ? (
          <Counts models={own.modelCount} variants={brandFacts.variantCount} />
        ) : (
          answer.description
        )
      }
      head={
        own?.prices ? (
          <>
            <p>
              <span className={classNames(texts.priceFigures, patterns.block)}>
                {formatPriceSpan(own.prices, language)}
              </span>
              <span className={texts.noteLine}>{priceNote}</span>
            </p>
            <PriceProvince province={province} />
          </>
        ) : null
      }
      aside={filters ? <PriceBars filters={filters} /> : undefined}
    >
      {filters ? (
        <ModelFilters
          filters={filters}
          place={place}
          more={bodies
            .filter(({ isChecked }) => !isChecked)
            .toSorted((a, b) => b.count - a.count)
            .map(({ slug, name, count, url }) => (
              <ChipLink key={slug} href={url} count={count} className={patterns.belowWide}>
                {name}
              </ChipLink>
            ))}
        />
      ) : null}
      <div className={layouts.column12}>
        <HydrateOnTouch id="sold" of={models}>
          <ModelRows kind={kind} models={sold.slice(0, mostRows)} best={best} province={province?.asked} />
        </HydrateOnTouch>
        {sold.length > mostRows ? (
          <details className={styles.rest}>
            <summary className={buttonClass({ variant: 'secondary', isWide: true })}>
              <Plural value={sold.length - mostRows} one="Show # more model" other="Show # more models" />
            </summary>
            <HydrateOnTouch id="more-sold" of={models}>
              <ModelRows
                kind={kind}
                models={sold.slice(mostRows)}
                best={best}
                from={mostRows}
                province={province?.asked}
              />
            </HydrateOnTouch>
          </details>
        ) : null}
        <CardNotes notes={[instalmentNote, province?.asked ? province.note : null]} models={sold} />
      </div>
      {upcoming.length === 0 ? null : (
        <ContentSection heading={<Trans>Coming</Trans>}>
          <ModelGrid kind={kind} models={upcoming} />
        </ContentSection>
      )}
      <div className={styles.beside}>
        <UsedSection brand={brand.name} answer={answer} />
        <WarrantySection facts={brandFacts} />
      </div>
      {outlets}
      {former.length === 0 ? null : (
        <ContentSection heading={<Trans>Discontinued</Trans>}>
          <p className={texts.note}>
            <Trans>Without deliveries to dealers since the year beside them, as GAIKINDO counts.</Trans>
          </p>
          <HydrateOnTouch id="former" of={models}>
            <ModelGrid kind={kind} models={former} />
          </HydrateOnTouch>
        </ContentSection>
      )}
      {models.every(({ prices }) => prices === null) ? null : (
        <Disclosure summary={<Trans>Prices with their source and date</Trans>}>
          <HydrateOnTouch id="prices" of={models}>
            <PriceTable
              title={title}
              rows={models.map(({ slug, name, prices }) => ({
                ...{ name: `${brand.name} ${name}`, prices },
                path: newVehiclesPath(kind, brand.slug, slug),
              }))}
            />
          </HydrateOnTouch>
        </Disclosure>
      )}
      <ContentSection heading={<Trans>Other brands</Trans>}>
        <HydrateOnTouch id="brands" of={brands}>
          <ul className={layouts.wrap8}>
            {brands
              .filter(({ slug }) => slug !== brand.slug)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <ChipLink href={newVehiclesPath(kind, slug)}>{name}</ChipLink>
                </li>
              ))}
          </ul>
        </HydrateOnTouch>
      </ContentSection>
    </ContentPage>
  );
}

function bestOf(models: readonly NewModelCard[]): NewModelCard | undefined {
  const [first] = models
    .filter(({ delivered }) => delivered !== null)
    .toSorted((a, b) => (b.delivered?.units ?? 0) - (a.delivered?.units ?? 0));
  return first;
}

function Counts({ models, variants }: { readonly models: number; readonly variants: number }) {
  return (
    <>
      <Plural value={models} one="# model" other="# models" />
      {' · '}
      <Plural value={variants} one="# variant" other="# variants" />
    </>
  );
}

type UsedProps = { readonly brand: string; readonly answer: Pick<Props['answer'], 'used' | 'brandFacts'> };

/** What the brand's used cars cost. */
function UsedSection({ brand, answer: { used, brandFacts } }: UsedProps) {
  const language = useLanguage();
  if (used === null) return null;
  const usedModels = brandFacts?.usedModels ?? [];
  return (
    <ContentSection
      heading={<Trans>Used {brand}</Trans>}
      action={
        <AppLink href={used.url} className={layouts.actionInline}>
          <Plural value={used.count} one="# car" other="# cars" />
          <span className="visually-hidden">
            : <Trans>Used {brand}</Trans>
          </span>
        </AppLink>
      }
    >
      {usedModels.length === 0 ? null : (
        <ul className={classNames(layouts.card, patterns.ruled, styles.rows)}>
          {usedModels.map(({ name, year, lowest, highest, url }) => (
            <li key={name}>
              <AppLink href={url} className={classNames(layouts.row8, styles.row)}>
                <strong className={layouts.fill}>
                  {name} {year}
                </strong>
                <span className={texts.quietFigures}>
                  {formatPriceSpan({ min: lowest, max: highest }, language)}
                </span>
                <Icon of={ChevronRight} size={18} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </ContentSection>
  );
}

function WarrantySection({ facts }: { readonly facts: Props['answer']['brandFacts'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!facts || facts.warranty.length === 0) return null;
  return (
    <ContentSection heading={<Trans>Maker’s warranty</Trans>}>
      <ul className={styles.warranty}>
        {facts.warranty.map(({ part, name, years, kilometers }) => {
          const distance = formatNumber(kilometers, language);
          return (
            <li key={part} className={classNames(layouts.raisedCard, styles.promise)}>
              <Icon of={part === 'battery' ? BatteryCharging : ShieldCheck} className={texts.green} />
              <strong className={texts.title}>
                <Plural value={years} one="# year" other="# years" />
              </strong>
              <span className={texts.note}>{t`or ${distance} km`}</span>
              <span className={texts.note}>{name}</span>
            </li>
          );
        })}
      </ul>
      <p className={texts.note}>{facts.warrantyNote}</p>
    </ContentSection>
  );
}
