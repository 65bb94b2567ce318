import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { type ChosenVehicle, categoryOf } from '#app/data/vehicles/chosen-vehicle.ts';
import type { CreditChanges } from '#app/features/credit/inputs.ts';
import { LeadCar } from '#app/features/leads/lead-car.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Chip, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { useSettled } from '#app/ui/hooks/use-settled.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { type CreditSubject, creditSubjects } from '#contract/credit/credit-pages.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath, usedCarsPath } from '#contract/paths.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import styles from './vehicle-choice.module.css';

type Props = {
  readonly subject: CreditSubject;
  readonly chosen: ChosenVehicle | undefined;
  readonly isLoading: boolean;
  onChange(changes: CreditChanges): void;
};

/** What depends on the vehicle begins anew with another one. */
const anew = { price: undefined, downPayment: undefined, age: undefined } as const;
const none: CreditChanges = { ...anew, listing: undefined, variant: undefined };

/** The vehicle that is paid for, or how to choose one; its price can be typed instead. */
export function VehicleChoice({ subject, chosen, isLoading, onChange }: Props) {
  const language = useLanguage();
  if (isLoading) return <Skeleton height="94px" radius="14px" />;
  if (chosen !== undefined) {
    return (
      <div className={styles.chosen}>
        {chosen.listing ? (
          <LeadCar listing={chosen.listing} />
        ) : (
          <p className={layouts.column}>
            <strong className={texts.lead}>{chosen.label}</strong>
            <span className={texts.noteFigures}>
              {chosen.price === undefined ? (
                <Trans>Price not known: type it below</Trans>
              ) : (
                `${formatPrice(chosen.price, language)} · ${chosen.note ?? ''}`
              )}
            </span>
          </p>
        )}
        {chosen.listing ? (
          <ButtonLink variant="secondary" size="dense" href={listingPath(chosen.listing.slug)}>
            <Trans>Back to the car</Trans>
          </ButtonLink>
        ) : null}
        <Button variant="text" size="dense" onClick={() => onChange(none)}>
          <Trans>Change</Trans>
        </Button>
      </div>
    );
  }
  return creditSubjects[subject].condition === 'new' ? (
    <VariantSearch
      subject={subject}
      hint={<Trans>Or type a price below</Trans>}
      onPick={(variant) => onChange({ ...anew, variant })}
    />
  ) : (
    <UsedChoice onPick={(listing) => onChange({ ...anew, listing })} />
  );
}

const settledAfterMs = 150;
const mostFound = 6;

type VariantSearchProps = {
  readonly subject: CreditSubject;
  readonly hint?: ReactNode;
  onPick(id: string): void;
};

/** Finds a new variant by its name. */
export function VariantSearch({ subject, hint, onPick }: VariantSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), settledAfterMs);
  const categoryId = String(categoryOf(subject).id);
  const { data } = useApi('findVariants', q === '' ? undefined : { categoryId, q });
  return (
    <div className={classNames(layouts.column, styles.search)}>
      <Field
        label={t`Brand, model or variant`}
        value={typed}
        maxLength={60}
        enterKeyHint="search"
        autoCapitalize="off"
        spellCheck={false}
        hint={hint}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed.trim() === '' || !data ? null : (
        <ul className={patterns.lines}>
          {data.items.length === 0 ? (
            <li className={texts.noteFigures}>
              <Trans>Nothing here is called “{typed}”. Try just the brand.</Trans>
            </li>
          ) : null}
          {data.items.slice(0, mostFound).map(({ id, label, note }) => (
            <li key={id ?? label}>
              <button
                type="button"
                className={classNames(layouts.column, styles.item)}
                onClick={() => (id === null ? setTyped(label) : onPick(id))}
              >
                <span className={texts.lead}>{label}</span>
                <span className={texts.noteFigures}>{note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const mostViewed = 6;
const readViewed = (database: DeviceDatabase) => listViewed(database, mostViewed);

function UsedChoice({ onPick }: { onPick(id: number): void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useDeviceIfHeld(['viewed'], readViewed);
  const rows = (state.kind === 'known' ? state.value : undefined) ?? [];
  return (
    <div className={classNames(layouts.column, styles.search)}>
      <div className={styles.viewed}>
        {rows.length === 0 ? null : (
          <ChipRow label={t`Cars you opened last`}>
            {rows.map(({ id, card }) => (
              <Chip key={id} onClick={() => onPick(id)}>
                {card.label} · {formatPrice(card.price, language)}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <p className={texts.noteFigures}>
        <Trans>
          Type a price below, or open the calculator from a car in the{' '}
          <AppLink href={usedCarsPath()} className={classNames(texts.link, patterns.strong)}>
            list of used cars
          </AppLink>
          .
        </Trans>
      </p>
    </div>
  );
}
