import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, Plus, Scale, X } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { EndingBadge } from '#app/ui/car/ending-badge.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ComparisonBrief, ComparisonHead } from '#app/ui/comparison/comparison-head.tsx';
import { type ComparisonColumn, ComparisonTable } from '#app/ui/comparison/comparison-table.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { comparePath, favouritesPath, listingPath } from '#contract/paths.ts';
import { compareLimit } from '#offline/device/limits.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { ComparePicker } from './compare-picker.tsx';
import { choose } from './compare-store.ts';
import styles from './comparison.module.css';
import { useComparisonRows } from './comparison-rows.tsx';
import { useCompared } from './use-compared.ts';
import { type ComparedCar, type MonthlyCosts, useComparison } from './use-comparison.ts';

export type ComparisonProps = {
  /** The ids in the address. */
  readonly ids: readonly number[];
  readonly share: ReactNode;
  /** The ways to reach the seller of a car that can be bought. */
  contact(listing: ListingDetail): ReactNode;
  /** Reckons what owning the cars costs; shows nothing. */
  costs(listings: readonly ListingDetail[], onKnown: (costs: MonthlyCosts) => void): ReactNode;
};

const unknown: MonthlyCosts = new Map();

/** A comparison of the cars in the address; works offline. Cars can be added and removed. */
export function Comparison({ ids, share, contact, costs }: ComparisonProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { cars, listings, isKept } = useComparison(ids);
  const [monthly, setMonthly] = useState<MonthlyCosts>(unknown);
  const rows = useComparisonRows(cars, monthly);
  const [isPicking, setPicking] = useState(false);
  const [showsDifferences, setShowsDifferences] = useState(false);
  useChosenBefore(ids);

  /** Also updates the comparison stored on this device. */
  function show(cards: readonly KeptCard[], next: readonly number[]) {
    void choose(cards);
    navigate(comparePath(next), { replace: true });
  }
  const cards = cars.flatMap(({ card }) => card ?? []);
  function remove(id: number) {
    show(
      cards.filter((card) => card.id !== id),
      ids.filter((each) => each !== id),
    );
  }
  function add(card: KeptCard) {
    show([...cards, card], [...ids, card.id]);
    setPicking(false);
  }

  const canAdd = ids.length < compareLimit;
  const openPicker = () => setPicking(true);
  const columns = useComparedColumns(cars, remove);
  return (
    <>
      <div className={styles.head}>
        <h1 className={classNames(texts.sheetTitle, styles.title)}>
          <Trans>Compare used cars</Trans>
        </h1>
        {ids.length === 0 ? null : share}
      </div>
      {ids.length === 0 ? (
        <NothingChosen onPick={openPicker} />
      ) : (
        <>
          <div className={styles.tools}>
            {ids.length < 2 ? (
              <p>
                <Trans>Add another car to see them side by side.</Trans>
              </p>
            ) : (
              <Chip aria-pressed={showsDifferences} onClick={() => setShowsDifferences(!showsDifferences)}>
                <Trans>Differences only</Trans>
              </Chip>
            )}
            {canAdd ? (
              <Button
                variant="secondary"
                size="dense"
                className={styles.add}
                icon={<Icon of={Plus} />}
                aria-haspopup="dialog"
                onClick={openPicker}
              >
                <Trans>Add a car</Trans>
              </Button>
            ) : null}
          </div>
          <ComparisonTable
            caption={t`Used cars side by side`}
            columns={columns}
            groups={[{ name: null, rows }]}
            isFolded={showsDifferences}
            {...(listings.length > 0 && {
              actions: {
                name: t`Contact the seller`,
                cells: cars.map(({ listing }) => listing && !isOver(listing) && contact(listing)),
              },
            })}
            add={canAdd ? { label: t`Add a car`, onPress: openPicker } : undefined}
          />
          {costs(listings, setMonthly)}
          {showsDifferences && !rows.some((row) => row.differs) ? (
            <p className={styles.note}>
              <Trans>From what we know, these cars are the same.</Trans>
            </p>
          ) : null}
          <p className={styles.kept}>
            {isKept ? (
              <>
                <Icon of={CloudCheck} />
                <Trans>This comparison opens without a signal too</Trans>
              </>
            ) : null}
          </p>
        </>
      )}
      <ComparePicker isOpen={isPicking} onClose={() => setPicking(false)} chosen={ids} onPick={add} />
    </>
  );
}

/** For an address without ids, uses the comparison stored on this device. */
function useChosenBefore(ids: readonly number[]): void {
  const [, navigate] = useLocation();
  const chosen = useCompared();
  const isEmpty = ids.length === 0;
  const address = comparePath(chosen.map(({ id }) => id));
  useEffect(() => {
    if (isEmpty && address !== comparePath()) navigate(address, { replace: true });
  }, [isEmpty, address, navigate]);
}

function NothingChosen({ onPick }: { onPick(): void }) {
  return (
    <BlankState
      icon={Scale}
      title={<Trans>Choose cars to compare</Trans>}
      actions={
        <>
          <Button icon={<Icon of={Plus} />} aria-haspopup="dialog" onClick={onPick}>
            <Trans>Add a car</Trans>
          </Button>
          <ButtonLink href={favouritesPath} variant="secondary">
            <Trans>See your favourites</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Up to {compareLimit} cars stand side by side: price, year, kilometres and what the sellers say.
      </Trans>
    </BlankState>
  );
}

/** The column headers of the comparison: photo, name and remove button of each car. */
function useComparedColumns(
  cars: readonly ComparedCar[],
  onRemove: (id: number) => void,
): ComparisonColumn[] {
  const { t } = useLingui();
  return cars.map(({ id, card }) => {
    const label = card?.label ?? t`Unknown car`;
    return {
      key: String(id),
      label,
      brief: <ComparisonBrief picture={<CarPicture car={card ?? {}} most={320} />} label={label} />,
      head: (
        <ComparisonHead
          picture={<CarPicture car={card ?? {}} sizes="(min-width: 48em) 240px, 156px" />}
          isOver={isOver(card)}
          link={card ? { href: listingPath(card.slug), label } : null}
          unknown={<Trans>This car isn’t kept on your device, or its ad has ended.</Trans>}
          remove={
            <IconButton
              look="floating"
              label={t`Remove ${label} from the comparison`}
              icon={<Icon of={X} />}
              onClick={() => onRemove(id)}
            />
          }
        >
          {card && <EndingBadge card={card} />}
        </ComparisonHead>
      ),
    };
  });
}
