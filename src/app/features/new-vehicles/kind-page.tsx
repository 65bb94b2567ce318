import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { WordSearch } from '#app/ui/form/word-search.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { electricPaths } from '#contract/electric/electric-paths.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { outletsPath } from '#contract/outlets/outlet-paths.ts';
import { newVehicleListPath, newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { CardNotes } from './card-notes.tsx';
import styles from './kind-page.module.css';
import { BodySection, BrandSection, PairSection, UpcomingSection } from './landing-sections.tsx';
import { useListNames } from './list-links.tsx';
import { ModelFilters } from './model-filters.tsx';
import { ModelGrid } from './model-grid.tsx';
import { ModelSearchBar } from './model-search-bar.tsx';
import { Needs } from './needs.tsx';
import { PriceProvince } from './price-province.tsx';
import type { PlaceQuery } from './staged-models.ts';

type Props = {
  readonly kind: VehicleKind;
  readonly answer: DataOf<'newVehicles'>;
  readonly place: PlaceQuery;
  /** What can be done with an upcoming model. */
  actionOf(model: NewModelCard): ReactNode;
};

/** New vehicles of a kind: where to begin, or the models that the filters leave. */
export function KindPage({ kind, place, answer, actionOf }: Props) {
  const { t } = useLingui();
  const { title, description, priceNote, filters, landing } = answer;
  const path = newVehiclesPath(kind);
  return (
    <ContentPage
      title={title}
      lead={
        <>
          <span className={landing ? styles.onWide : undefined}>{description} </span>
          <span className={texts.note}>{priceNote}</span>
        </>
      }
      head={
        <>
          {answer.models.some(({ prices }) => prices !== null) ? (
            <PriceProvince province={answer.province} />
          ) : null}
          <div className={classNames(landing && patterns.belowWide, styles.search)}>
            <WordSearch path={path} words={place.q} label={t`Model, type or price`} />
          </div>
          {landing && kind === 'mobil' ? <Needs /> : null}
        </>
      }
      aside={
        filters && landing ? (
          <ModelFilters
            filters={filters}
            place={place}
            more={<Shortcuts kind={kind} answer={answer} />}
            isNarrowOnly
          />
        ) : undefined
      }
    >
      {landing ? (
        <Landing kind={kind} answer={answer} landing={landing} place={place} actionOf={actionOf} />
      ) : (
        <Found kind={kind} answer={answer} place={place} />
      )}
      <ContentSection heading={<Trans>Other new vehicles</Trans>}>
        <VehicleKinds shown={kind} pathOf={newVehiclesPath} />
      </ContentSection>
    </ContentPage>
  );
}

/** How the prices of a chosen province are worked out. */
const workedOut = ({ province }: Props['answer']) => (province?.asked ? province.note : null);

/** The models that the filters leave. */
function Found({ kind, answer, place }: Omit<Props, 'actionOf'>) {
  const { models, filters, instalmentNote } = answer;
  return (
    <>
      {filters ? <ModelFilters filters={filters} place={place} /> : null}
      <ModelGrid kind={kind} models={models} hasBrand isFirst province={answer.province?.asked} />
      {filters && filters.count > models.length ? (
        <p className={texts.note}>
          <Trans>The first {models.length} are shown. Choose more filters to see the others.</Trans>
        </p>
      ) : null}
      <CardNotes notes={[instalmentNote, workedOut(answer)]} models={models} />
    </>
  );
}

type LandingProps = Props & { readonly landing: NonNullable<Props['answer']['landing']> };

function Landing({ kind, answer, landing, place, actionOf }: LandingProps) {
  const { brands, models, filters, instalmentNote } = answer;
  const { basis, popularBrands, bodies, pairs, upcoming } = landing;
  const year = models[0]?.delivered?.year;
  return (
    <>
      {filters ? <ModelSearchBar filters={filters} place={place} /> : null}
      {models.length === 0 ? null : (
        <ContentSection
          heading={year === undefined ? <Trans>Just launched</Trans> : <Trans>Best sellers of {year}</Trans>}
          action={
            <AppLink
              href={newVehicleListPath(kind, year === undefined ? 'latest' : 'popular')}
              className={layouts.actionInline}
            >
              <Trans>See all</Trans>
              <span className="visually-hidden">
                : {year === undefined ? <Trans>Just launched</Trans> : <Trans>Best sellers of {year}</Trans>}
              </span>
            </AppLink>
          }
        >
          <ModelGrid
            kind={kind}
            models={models}
            hasBrand
            hasLaunch={year === undefined}
            isFirst
            province={answer.province?.asked}
          />
          <CardNotes notes={[basis, instalmentNote, workedOut(answer)]} models={models} />
        </ContentSection>
      )}
      <BodySection bodies={bodies} />
      <BrandSection kind={kind} brands={brands} popular={popularBrands} province={answer.province?.asked} />
      <div className={styles.choice}>
        <PairSection kind={kind} pairs={pairs} />
        <UpcomingSection kind={kind} models={upcoming} actionOf={actionOf} />
      </div>
    </>
  );
}

/** The price bands below this many rupiah are one shortcut. */
const affordable = ['harga-di-bawah-150-juta', 'harga-150-juta-200-juta'];

function Shortcuts({ kind, answer: { lists, filters } }: Pick<Props, 'kind' | 'answer'>) {
  const path = newVehiclesPath(kind);
  const names = useListNames();
  const known = new Set(filters?.groups.flatMap((group) => group.filters.map(({ slug }) => slug)));
  return (
    <>
      {affordable.every((slug) => known.has(slug)) ? (
        <ChipLink href={`${path}?filter=${affordable.join('+')}`}>
          <Trans>Up to Rp 200 million</Trans>
        </ChipLink>
      ) : null}
      {kind === 'mobil' || kind === 'motor' ? (
        <ChipLink href={electricPaths[kind]}>
          <Trans>Electric</Trans>
        </ChipLink>
      ) : null}
      {lists.map((list) => (
        <ChipLink key={list} href={newVehicleListPath(kind, list)}>
          {names[list]}
        </ChipLink>
      ))}
      <ChipLink href={compareNewPath(kind)}>
        <Trans>Compare</Trans>
      </ChipLink>
      <ChipLink href={outletsPath(kind, 'sales')}>
        <Trans>Official dealers</Trans>
      </ChipLink>
    </>
  );
}
