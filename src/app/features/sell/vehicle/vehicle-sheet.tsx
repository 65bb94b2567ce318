import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, PencilLine } from 'lucide';
import { useState } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import { sellLimits } from '#contract/sell/sell.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import {
  brandChoices,
  byHandModel,
  byHandVariant,
  narrowed,
  soldText,
  variantsOf,
  withBrand,
  withModel,
  withVariant,
  withYear,
  yearsOfModel,
} from './vehicle-choices.ts';
import styles from './vehicle-sheet.module.css';

export type VehicleLevel = 'brand' | 'model' | 'year' | 'variant';

type Props = {
  /** Undefined closes it. */
  readonly level: VehicleLevel | undefined;
  onLevel(level: VehicleLevel | undefined): void;
  /** Undefined until it is read. */
  readonly catalogue: VehicleCatalogue | undefined;
};

const above: Readonly<Record<VehicleLevel, VehicleLevel | undefined>> = {
  brand: undefined,
  model: 'brand',
  year: 'model',
  variant: 'year',
};

/** The vehicle in one sheet: brand, model, year, and a variant sold in that year; filtered by typing. */
export function VehicleSheet({ level, onLevel, catalogue }: Props) {
  const { t } = useLingui();
  const { form, set } = useSellForm();
  const { brandName = '', modelName = '' } = form;
  const titles: Readonly<Record<VehicleLevel, string>> = {
    brand: t`Which brand?`,
    model: t`Which model of ${brandName}?`,
    year: t`Which year was it made?`,
    variant: t`Which variant of the ${modelName}?`,
  };
  const shown = level ?? 'brand';
  const up = level && above[level];

  function choose(fields: SellForm, next: VehicleLevel | undefined): void {
    set(fields);
    onLevel(next);
  }

  return (
    <Sheet
      isOpen={level !== undefined}
      onClose={() => onLevel(undefined)}
      onBack={up ? () => onLevel(up) : undefined}
      title={titles[shown]}
      height="full"
    >
      {catalogue === undefined ? (
        <Waiting />
      ) : (
        <Level
          key={`${shown} ${form.brandId} ${form.modelId} ${form.makeYear}`}
          level={shown}
          catalogue={catalogue}
          choose={choose}
        />
      )}
    </Sheet>
  );
}

function Waiting() {
  return (
    <div className={layouts.stack12} aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="44px" />
      ))}
      <p className={texts.quiet}>
        <Trans>The list of cars comes with the first connection. After that it stays on this device.</Trans>
      </p>
    </div>
  );
}

type LevelProps = {
  readonly level: VehicleLevel;
  readonly catalogue: VehicleCatalogue;
  choose(fields: SellForm, next: VehicleLevel | undefined): void;
};

type Row = {
  readonly id: number;
  readonly name: string;
  readonly note?: string;
  readonly slug?: string;
  readonly isChosen: boolean;
  choose(): void;
};

function Level({ level, catalogue, choose }: LevelProps) {
  const { t } = useLingui();
  const { form } = useSellForm();
  const [typed, setTyped] = useState('');
  const [isByHand, setIsByHand] = useState(false);
  const labels: Readonly<Record<VehicleLevel, string>> = {
    brand: t`Search for a brand`,
    model: t`Search for a model`,
    year: '',
    variant: t`Search for a variant`,
  };
  const { tiles, others } = brandChoices(catalogue.brands, typed);
  const rows = useRows(level, { ...catalogue, brands: [...others] }, form, choose);
  const found = level === 'brand' ? rows : narrowed(rows, typed);
  const name = typed.trim();

  if (isByHand && (level === 'model' || level === 'variant')) {
    return (
      <ByHand
        level={level}
        typed={name}
        onUse={(written) =>
          level === 'model'
            ? choose(byHandModel(written), undefined)
            : choose(byHandVariant(written), undefined)
        }
      />
    );
  }
  return (
    <div className={layouts.stack4}>
      {level === 'year' ? null : <SearchField label={labels[level]} value={typed} onChange={setTyped} />}
      {level !== 'brand' || tiles.length === 0 ? null : (
        <ul className={styles.tiles} aria-label={t`Popular brands`}>
          {tiles.map((brand) => (
            <li key={brand.id}>
              <button
                type="button"
                className={classNames(patterns.touched, styles.tile)}
                aria-pressed={form.brandId === String(brand.id)}
                onClick={() => choose(withBrand(form, brand), 'model')}
              >
                <BrandMark slug={brand.slug} name={brand.name} />
                {brand.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.none}>
        {level === 'brand' && tiles.length > 0 ? <Trans>Other brands</Trans> : null}
        {found.length === 0 ? <Trans>Nothing found for “{name}”.</Trans> : null}
      </p>
      <ul>
        {found.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={classNames(patterns.touched, styles.row)}
              aria-pressed={row.isChosen}
              onClick={row.choose}
            >
              {row.slug === undefined ? null : <BrandMark slug={row.slug} name={row.name} size={22} />}
              <span className={layouts.fill}>
                {row.name}
                {row.note === undefined ? null : <span className={styles.years}>{row.note}</span>}
              </span>
              <Icon of={ChevronRight} size={18} className={patterns.pale} />
            </button>
          </li>
        ))}
      </ul>
      {level === 'brand' ? (
        found.length === 0 ? (
          <BlankState icon={PencilLine} title={<Trans>Not one of our brands</Trans>}>
            <Trans>Only cars of these brands can be advertised so far. Try another spelling.</Trans>
          </BlankState>
        ) : null
      ) : level === 'year' ? null : (
        <button
          type="button"
          className={classNames(patterns.pressed, styles.byHand)}
          onClick={() => setIsByHand(true)}
        >
          <Icon of={PencilLine} className={texts.quiet} />
          <span>
            <strong>
              <Trans>Not in the list</Trans>
            </strong>
            <span className={styles.years}>
              <Trans>Type it yourself</Trans>
            </span>
          </span>
        </button>
      )}
    </div>
  );
}

function useRows(
  level: VehicleLevel,
  catalogue: VehicleCatalogue,
  form: SellForm,
  choose: LevelProps['choose'],
): readonly Row[] {
  const { t } = useLingui();
  const hasVariants = catalogue.variants.some(({ modelId }) => String(modelId) === form.modelId);
  if (level === 'brand') {
    return catalogue.brands.map((brand) => ({
      ...brand,
      isChosen: form.brandId === String(brand.id),
      choose: () => choose(withBrand(form, brand), 'model'),
    }));
  }
  if (level === 'model') {
    return catalogue.models
      .filter(({ brandId }) => String(brandId) === form.brandId)
      .map((model) => ({
        id: model.id,
        name: model.name,
        isChosen: form.modelId === String(model.id),
        choose: () => choose(withModel(form, model), 'year'),
      }));
  }
  if (level === 'year') {
    return yearsOfModel(catalogue.variants, form.modelId, new Date(), sellLimits.earliestYear).map(
      (year) => ({
        id: year,
        name: String(year),
        isChosen: form.makeYear === String(year),
        choose: () => choose(withYear(form, year, catalogue.variants), hasVariants ? 'variant' : undefined),
      }),
    );
  }
  return variantsOf(catalogue.variants, form).map((variant) => ({
    id: variant.id,
    name: variant.name,
    note: soldText(variant, t`today`),
    isChosen: form.variantId === String(variant.id),
    choose: () => choose(withVariant(variant), undefined),
  }));
}

type ByHandProps = {
  readonly level: 'model' | 'variant';
  readonly typed: string;
  onUse(written: string): void;
};

function ByHand({ level, typed, onUse }: ByHandProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState(typed);
  return (
    <form
      className={layouts.stack16}
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '') onUse(written);
      }}
    >
      <Field
        label={level === 'model' ? t`Model, as the papers have it` : t`Variant, as the papers have it`}
        hint={<Trans>Our team checks ads with a car we do not know before they appear.</Trans>}
        value={written}
        maxLength={sellLimits.vehicleNameLength}
        // The only action of this view.
        autoFocus
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Button type="submit" isWide disabled={written.trim() === ''}>
        <Trans>Use this name</Trans>
      </Button>
    </form>
  );
}
