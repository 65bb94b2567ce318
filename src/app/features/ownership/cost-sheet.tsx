import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide';
import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import type { ChosenVehicle } from '#app/data/vehicles/chosen-vehicle.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import { CompareCosts } from './compare-costs.tsx';
import type { CostProps } from './cost-props.ts';
import { CostRows } from './cost-rows.tsx';
import { CostSum, DistanceSlider } from './cost-sum.tsx';
import { type CostChanges, searchWithCost, withPersonal } from './inputs.ts';
import { useOwnNumbers } from './own-numbers.ts';
import styles from './ownership.module.css';
import { readSums, saveSum, vehicleOf } from './saved-sums.ts';
import { useVehicleCost } from './use-vehicle-cost.ts';
import { YearTabs } from './year-tabs.tsx';

export type CostSheetProps = {
  /** Query of the total cost page: names the vehicle. */
  readonly vehicle: string;
  readonly isOpen: boolean;
  onClose(): void;
};

/** What the vehicle of a page costs, above that page. A saved calculation is where it begins. */
export function CostSheet({ vehicle, isOpen, onClose }: CostSheetProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState(
    () => readSums().find((sum) => sum.vehicle === vehicleOf(vehicle))?.query ?? vehicle,
  );
  const [isComparing, setIsComparing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { data, isLoading: isAsked } = useApi('ownership', {});
  const whole = withPersonal(query, useOwnNumbers(query));
  const { inputs, chosen, isLoading, total } = useVehicleCost(data, whole);
  const label = chosen?.label ?? t`This vehicle`;

  function change(changes: CostChanges): void {
    setIsSaved(false);
    setQuery(searchWithCost(query, changes));
  }
  const known = data && total && !isLoading ? { data, total } : undefined;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      onBack={isComparing ? () => setIsComparing(false) : undefined}
      title={isComparing ? t`Compare costs` : t`Cost of owning it`}
      height="full"
      footer={
        isComparing || !known ? undefined : (
          <div className={styles.buttons}>
            <Button variant="secondary" isWide onClick={() => setIsComparing(true)}>
              <Trans>Compare</Trans>
            </Button>
            <Button
              isWide
              icon={isSaved ? <Icon of={Check} /> : undefined}
              onClick={() => setIsSaved(saveSum(whole, label))}
            >
              {isSaved ? <Trans>Saved on this device</Trans> : <Trans>Save these numbers</Trans>}
            </Button>
          </div>
        )
      }
    >
      {known === undefined ? (
        isAsked || data ? (
          <div role="status" aria-busy="true" aria-label={t`Loading`}>
            <Skeleton height="420px" radius="14px" />
          </div>
        ) : (
          <p role="status">
            <Trans>
              These rates are not on this device yet. Open this again with a signal: it then works without.
            </Trans>
          </p>
        )
      ) : isComparing ? (
        <div className={styles.sheet}>
          <CompareCosts
            data={known.data}
            first={{ label, total: known.total }}
            query={whole}
            other={inputs.against}
            onOther={(against) => change({ against })}
          />
        </div>
      ) : (
        <Costs {...known} chosen={chosen} inputs={inputs} query={query} onChange={change} />
      )}
    </Sheet>
  );
}

type CostsProps = CostProps & { readonly chosen: ChosenVehicle | undefined; readonly query: string };

function Costs({ chosen, query, ...props }: CostsProps) {
  const language = useLanguage();
  const { inputs, onChange } = props;
  return (
    <div className={styles.sheet}>
      <EndedNote text={props.data.endedNote} />
      {chosen?.price === undefined ? null : (
        <p className={texts.quietBody}>
          {chosen.label} · {formatPrice(chosen.price, language)}
        </p>
      )}
      <YearTabs inputs={inputs} onChange={onChange}>
        <div className={styles.sheet}>
          <CostSum {...props} />
          <CostRows {...props} />
        </div>
      </YearTabs>
      <DistanceSlider {...props} />
      <p className={texts.noteFigures}>
        <AppLink href={`${totalCostPath}?${query}`} className={texts.link}>
          <Trans>Year by year, and where the rates are from</Trans>
        </AppLink>
      </p>
    </div>
  );
}
