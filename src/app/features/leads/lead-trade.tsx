import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import type { SellerLead } from '#contract/leads/lead.schema.ts';
import { carFactNames } from '#contract/listing/car-facts.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { fuelNames } from '#contract/vehicles/vehicle.ts';
import styles from './seller-leads.module.css';

type Props = { readonly trade: NonNullable<SellerLead['trade']> };

/** Both vehicles of a trade-in, for dealers and staff. */
export function LeadTrade({ trade: { car, value, hoped, wanted, images } }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { words, newsOf } = useFactWords();
  const nameOf = (names: Readonly<Record<string, Record<typeof language, string>>>, value: string | null) =>
    value === null ? undefined : (names[value]?.[language] ?? value);
  const facts = [
    t`${formatNumber(car.kilometers, language)} km`,
    nameOf(transmissionNames, car.transmission),
    nameOf(fuelNames, car.fuel),
    ...carFactNames.map((name) => {
      const value = newsOf(name, car);
      return value === null ? undefined : `${words[name].name}: ${value}`;
    }),
  ].filter((fact) => fact !== undefined);
  return (
    <>
      <p className={styles.message}>
        <Trans>
          Has: <strong>{car.name}</strong>
        </Trans>
        {` · ${facts.join(' · ')}`}
        <br />
        <Trans>
          Wants: <strong>{wanted.name}</strong>
        </Trans>
        {wanted.price === null ? null : ` · ${formatPrice(wanted.price, language)}`}
      </p>
      <p className={styles.note}>
        {value === null ? (
          <Trans>Too few similar vehicles to value it</Trans>
        ) : (
          <Trans>
            Similar cars: {formatPrice(value.low, language)} – {formatPrice(value.high, language)} (
            <Plural value={value.count} one="# ad" other="# ads" />)
          </Trans>
        )}
        {hoped === null ? null : (
          <>
            {' · '}
            <Trans>hopes for {formatPrice(hoped, language)}</Trans>
          </>
        )}
      </p>
      {images.length === 0 ? null : (
        <ul className={classNames(layouts.wrap8, styles.photos)}>
          {images.map((key, place) => (
            <li key={key}>
              <a href={`/media/${key}/960.webp`}>
                <img
                  src={`/media/${key}/320.webp`}
                  alt={`${car.name}, ${place + 1}`}
                  width={96}
                  height={72}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
