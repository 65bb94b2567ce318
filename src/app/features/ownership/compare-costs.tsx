import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import { Chip, ChipRow } from '#app/ui/chip.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import { groupedCosts } from './cost-groups.ts';
import { personalOf, withPersonal } from './inputs.ts';
import styles from './ownership.module.css';
import { readSums, vehicleOf } from './saved-sums.ts';
import type { CostData, TotalCost } from './total-cost.ts';
import { useCostNames } from './use-cost-names.ts';
import { useVehicleCost } from './use-vehicle-cost.ts';

type Props = {
  readonly data: CostData;
  readonly first: { readonly label: string; readonly total: TotalCost };
  /** Of the first; the other one is driven, insured and paid for alike. */
  readonly query: string;
  /** The other vehicle, as a query. */
  readonly other: string | undefined;
  onOther(query: string | undefined): void;
};

/** Two vehicles' costs side by side, with the same driver; or the vehicles that can be chosen. */
export function CompareCosts({ other, ...props }: Props) {
  return other === undefined ? <Choice {...props} /> : <Compared key={other} {...props} other={other} />;
}

const mostOffered = 8;

async function readCards(database: DeviceDatabase) {
  const [favourites, viewed] = await Promise.all([
    listFavourites(database),
    listViewed(database, mostOffered),
  ]);
  return [...favourites, ...viewed].map(({ card }) => card).filter((card) => !isOver(card));
}

/** Calculations that were saved here, and cars that were saved or opened: also without a connection. */
function Choice({ query, onOther }: Omit<Props, 'other'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const [sums, setSums] = useState<ReturnType<typeof readSums>>([]);
  useEffect(() => setSums(readSums()), []);
  const state = useDeviceIfHeld(['viewed', 'favourites'], readCards);
  const cards = (state.kind === 'known' ? state.value : undefined) ?? [];
  const found = [
    ...sums.map(({ vehicle, query: saved, label }) => ({ vehicle, query: saved, label })),
    ...cards.map(({ id, label, makeYear, price }) => ({
      ...{ vehicle: `id=${id}`, query: `id=${id}` },
      label: `${label} ${makeYear} · ${formatPrice(price, language)}`,
    })),
  ];
  const own = vehicleOf(query);
  const offered = found
    .filter(
      ({ vehicle }, at) => vehicle !== own && found.findIndex((each) => each.vehicle === vehicle) === at,
    )
    .slice(0, mostOffered);
  return (
    <>
      {offered.length === 0 ? null : (
        <ChipRow label={t`Cars you saved or opened`}>
          {offered.map((each) => (
            <Chip key={each.vehicle} onClick={() => onOther(each.query)}>
              {each.label}
            </Chip>
          ))}
        </ChipRow>
      )}
      <p className={texts.noteFigures}>
        <Trans>
          A car that you open or save is offered here. Find one in the{' '}
          <AppLink href={usedCarsPath()} className={texts.link}>
            list of used cars
          </AppLink>
          .
        </Trans>
      </p>
    </>
  );
}

function Compared({ data, first, query, other, onOther }: Props & { readonly other: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  // The same driver, and the same years.
  const years = first.total.cost.years === 1 ? 'lama=1' : '';
  const alike = withPersonal(personalOf(query), [vehicleOf(other), other, years].join('&'));
  const { total, chosen, isLoading } = useVehicleCost(data, alike);
  const energies = [first.total, total].flatMap((each) => each?.figures.energy ?? []);
  const names = useCostNames(new Set(energies).size === 1 ? energies[0] : undefined);
  const saved = readSums().find(({ vehicle }) => vehicle === vehicleOf(other));
  if (isLoading) return <Skeleton height="260px" radius="14px" />;
  const label = chosen?.label ?? saved?.label ?? t`Another vehicle`;
  const isUnknown = chosen === undefined && /(?:^|&)(?:id|v)=/.test(vehicleOf(other));
  const again = (
    <Button variant="text" onClick={() => onOther(undefined)}>
      <Trans>Choose another</Trans>
    </Button>
  );
  if (isUnknown || !total || total.problem !== undefined || first.total.problem !== undefined)
    return (
      <>
        <NoResult label={t`Costs of both vehicles`}>
          {isUnknown ? (
            <Trans>{label}: sold, withdrawn, or not on this device yet.</Trans>
          ) : (
            <Trans>Check the marked values.</Trans>
          )}
        </NoResult>
        {again}
      </>
    );
  const rows = [first.total.cost, total.cost].map(groupedCosts);
  const textOf = (amount: number | undefined) =>
    amount === undefined ? '–' : amount === 0 ? formatNumber(0, language) : formatPrice(amount, language);
  const difference = first.total.cost.total - total.cost.total;
  const apart = formatPrice(Math.abs(difference), language);
  const cheaper = difference > 0 ? label : first.label;
  return (
    <>
      <table className={styles.sides}>
        <caption className="visually-hidden">{t`Costs of both vehicles`}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{first.label}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.together}>
            <th scope="row">{t`Together`}</th>
            <td>{formatPrice(first.total.cost.total, language)}</td>
            <td>{formatPrice(total.cost.total, language)}</td>
          </tr>
          {rows[0]?.map(({ group, amount }, at) => (
            <tr key={group}>
              <th scope="row">{names[group]}</th>
              <td>{textOf(amount)}</td>
              <td>{textOf(rows[1]?.[at]?.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.verdict} role="status">
        {difference === 0 ? (
          <Trans>Both cost the same.</Trans>
        ) : (
          <Trans>
            {cheaper} costs <strong>{apart} less</strong>.
          </Trans>
        )}
      </p>
      {again}
    </>
  );
}
