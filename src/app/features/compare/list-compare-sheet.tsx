import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { shortFacts } from '#app/ui/car/short-facts.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import type { ListingCard } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { comparePath } from '#contract/paths.ts';
import { compareLimit } from '#offline/device/limits.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import pickerStyles from './compare-picker.module.css';
import type { CompareProblem } from './compare-problem.tsx';
import { toggle } from './compare-store.ts';
import styles from './list-compare.module.css';
import { useCompared } from './use-compared.ts';

type Props = {
  readonly cars: readonly ListingCard[];
  readonly isOpen: boolean;
  onClose(): void;
};

/** The cars of a list to choose from, after those that were chosen elsewhere. */
export function ListCompareSheet({ cars, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const rows = useCompared();
  const [problem, setProblem] = useState<CompareProblem>();
  const chosen = rows.map(({ id }) => id);
  const others = rows.filter(({ id }) => cars.every((car) => car.id !== id)).map(({ card }) => card);
  const count = chosen.length;

  async function press(car: ListingCard | KeptCard): Promise<void> {
    const result = await toggle(car);
    setProblem(
      result.kind === 'failed' ? result.failure : result.kind === 'limit-reached' ? result.kind : undefined,
    );
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Compare cars`}
      height="snap"
      footer={
        <>
          <p role="status" className={texts.quiet}>
            {problem === 'limit-reached' ? (
              <Trans>You can compare {compareLimit} cars at most. Remove one, then add this car.</Trans>
            ) : problem !== undefined ? (
              <DeviceFailureText failure={problem} />
            ) : count < 2 ? (
              <Trans>Choose two to {compareLimit} cars.</Trans>
            ) : null}
          </p>
          {count < 2 ? null : (
            <ButtonLink isWide href={comparePath(chosen)}>
              <Plural value={count} one="Compare # car" other="Compare # cars" />
            </ButtonLink>
          )}
        </>
      }
    >
      <ul>
        {[...others, ...cars].map((car) => (
          <li key={car.id}>
            <Choice car={car} isChosen={chosen.includes(car.id)} onPress={() => void press(car)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type ChoiceProps = {
  readonly car: ListingCard | KeptCard;
  readonly isChosen: boolean;
  onPress(): void;
};

function Choice({ car, isChosen, onPress }: ChoiceProps) {
  const language = useLanguage();
  return (
    <button type="button" className={styles.car} aria-pressed={isChosen} onClick={onPress}>
      <CarPicture car={car} most={320} className={pickerStyles.photo} />
      <span className={layouts.fillGrid}>
        <span className={classNames(texts.lead, patterns.oneLine)}>{car.label}</span>
        <span className={classNames(texts.noteFigures, patterns.oneLine)}>
          {formatPrice(car.price, language)} · {shortFacts(car, language)}
        </span>
      </span>
      <Icon of={isChosen ? Check : Plus} className={texts.green} />
    </button>
  );
}
