import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { eligibilityOf } from '#contract/warranty/warranty.ts';
import styles from './warranty.module.css';

export type CheckedCar = { readonly makeYear: number; readonly kilometers: number | null };

type Props = {
  readonly data: Pick<DataOf<'warrantyPage'>, 'plans' | 'systems'>;
  /** Undefined until it is known. */
  readonly car: CheckedCar | undefined;
  readonly chosen: string | undefined;
  onChoose(plan: string): void;
};

/** The operator's plans, each with whether it is for the car. */
export function Plans({ data, car, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (data.plans.length === 0)
    return (
      <p>
        <Trans>There are no plans at the moment.</Trans>
      </p>
    );
  const nameOf = (system: string) => data.systems.find((each) => each.system === system)?.name ?? system;
  const words = {
    fits: t`For this car`,
    'too-old': t`This car is too old for it`,
    'too-far': t`This car has been driven too far for it`,
    'unknown-distance': t`Enter the kilometres to be sure`,
  };
  return (
    <ul className={styles.plans}>
      {data.plans.map(({ plan, name, covers, months, mostKilometers, oldestAge, price, isDemonstration }) => {
        const fit = car && eligibilityOf({ oldestAge, mostKilometers }, car, new Date());
        const isRefused = fit === 'too-old' || fit === 'too-far';
        return (
          <li key={plan} className={styles.plan} data-chosen={chosen === plan ? '' : undefined}>
            <h3 className={texts.title}>{name}</h3>
            <p className={styles.price}>{formatPrice(price, language)}</p>
            <p className={texts.notePretty}>
              <Trans>
                {months} months, for cars up to {oldestAge} years and {formatNumber(mostKilometers, language)}{' '}
                km
              </Trans>
              {isDemonstration ? (
                <>
                  {' · '}
                  <Trans>an example, not a real offer</Trans>
                </>
              ) : null}
            </p>
            <ul className={styles.covers}>
              {covers.map((system) => (
                <li key={system}>{nameOf(system)}</li>
              ))}
            </ul>
            {fit === undefined ? null : (
              <p
                className={isRefused ? classNames(texts.red, patterns.strong) : texts.greenStrong}
                role="status"
              >
                {words[fit]}
              </p>
            )}
            {isRefused ? null : (
              <Button
                variant={chosen === plan ? 'primary' : 'secondary'}
                aria-pressed={chosen === plan}
                onClick={() => onChoose(plan)}
              >
                <Trans>Ask for this plan</Trans>
                <span className="visually-hidden">: {name}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
