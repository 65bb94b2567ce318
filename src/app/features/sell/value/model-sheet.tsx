import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { narrowed } from '#app/features/sell/vehicle/vehicle-choices.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { VehicleCatalogue } from '#contract/sell/own-listing.ts';
import styles from './model-sheet.module.css';

/** A model with its full name and the years in which it was sold. */
export type NamedModel = {
  readonly modelId: string;
  readonly modelName: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly brandSlug: string;
  readonly name: string;
  readonly soldFrom: number;
  readonly soldUntil: number | null;
};

type Props = {
  readonly isOpen: boolean;
  /** Undefined until it is read. */
  readonly catalogue: VehicleCatalogue | undefined;
  onClose(): void;
  onChoose(model: NamedModel): void;
};

/** Number of rows before anything is typed; afterwards all matches are shown. */
const shownUntyped = 40;

/** Brands and models in one list, filtered by typing. */
export function ModelSheet({ isOpen, catalogue, onClose, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Which car?`} height="full">
      {catalogue === undefined ? (
        <div className={layouts.stack12} aria-busy="true">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height="44px" />
          ))}
        </div>
      ) : (
        <Models catalogue={catalogue} onChoose={onChoose} />
      )}
    </Sheet>
  );
}

function Models({ catalogue, onChoose }: Pick<Props, 'onChoose'> & { readonly catalogue: VehicleCatalogue }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const models = useMemo(() => namedModels(catalogue), [catalogue]);
  const name = typed.trim();
  const found = name === '' ? models.slice(0, shownUntyped) : narrowed(models, name);
  return (
    <div className={layouts.stack4}>
      <SearchField label={t`Type it: “avanza”, “brio”`} value={typed} onChange={setTyped} />
      <p role="status" className={styles.none}>
        {found.length === 0 ? <Trans>Nothing found for “{name}”.</Trans> : null}
      </p>
      <ul>
        {found.map((model) => (
          <li key={model.modelId}>
            <button
              type="button"
              className={classNames(patterns.touched, styles.row)}
              onClick={() => onChoose(model)}
            >
              <BrandMark slug={model.brandSlug} name={model.brandName} size={22} />
              {model.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Models that were sold, those of popular brands first. */
function namedModels({ brands, models, variants }: VehicleCatalogue): readonly NamedModel[] {
  const years = new Map<number, { soldFrom: number; soldUntil: number | null }>();
  for (const { modelId, soldFrom, soldUntil } of variants) {
    const known = years.get(modelId);
    years.set(modelId, {
      soldFrom: Math.min(soldFrom, known?.soldFrom ?? soldFrom),
      soldUntil:
        soldUntil === null || known?.soldUntil === null
          ? null
          : Math.max(soldUntil, known?.soldUntil ?? soldUntil),
    });
  }
  return brands
    .toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular))
    .flatMap((brand) =>
      models.flatMap(({ id, brandId, name }) => {
        const sold = years.get(id);
        if (brandId !== brand.id || !sold) return [];
        return {
          modelId: String(id),
          modelName: name,
          brandId: String(brand.id),
          brandName: brand.name,
          brandSlug: brand.slug,
          name: `${brand.name} ${name}`,
          ...sold,
        };
      }),
    );
}
