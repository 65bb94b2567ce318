import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './pair-cards.module.css';

type Pair = DataOf<'comparisonPairs'>['pairs'][number];
type Props = { readonly kind: VehicleKind; readonly pairs: readonly Pair[] };

/** Suggested comparisons: two models that face each other. */
export function PairCards({ kind, pairs }: Props) {
  return (
    <ul className={patterns.pairs}>
      {pairs.map((pair) => (
        <li key={pair.ids.join()}>
          <AppLink
            href={compareNewPath(kind, pair.ids)}
            className={classNames(layouts.raisedCard, patterns.lit, styles.card)}
          >
            <span className={styles.pictures}>
              {pair.models.map((model, place) => (
                <Fragment key={pair.ids[place]}>
                  {place === 0 ? null : (
                    <span className={texts.faint}>
                      <Trans>or</Trans>
                    </span>
                  )}
                  <ModelDrawing
                    model={model}
                    facing={place === 0 ? 'r' : 'l'}
                    sizes="(min-width: 48em) 280px, 40vw"
                    isBare
                  />
                </Fragment>
              ))}
            </span>
            <span className={styles.names}>
              {pair.labels.map((label, place) => (
                <Side key={label} label={label} price={pair.models[place]?.price ?? null} />
              ))}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Side({ label, price }: { readonly label: string; readonly price: number | null }) {
  const language = useLanguage();
  return (
    <span className={styles.side}>
      <strong className={texts.title}>{label}</strong>
      {price === null ? null : <span className={texts.noteFigures}>{formatPrice(price, language)}</span>}
    </span>
  );
}
