import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront, FileText, Gauge, type IconNode } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { yearInJakarta } from '#contract/dates.ts';
import { carFact, carFactNames } from '#contract/listing/car-facts.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatKilometers } from '#contract/money.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { bodyTypeNames, colorNames, fuelNames } from '#contract/vehicles/vehicle.ts';
import styles from './fact-groups.module.css';
import { sectionIds } from './section-ids.ts';

type Fact = { readonly name: string; readonly value: string | null };
type Group = { readonly name: string; readonly icon: IconNode; readonly facts: readonly Fact[] };

/** Rounded to hundreds, since the age is known in years only. */
const roundedKilometers = 100;

/** What a car is, how it was used, and its papers. What the seller has not stated is said so, never left out. */
export function FactGroups({ listing }: { readonly listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { words, newsOf } = useFactWords();
  const { kilometerDriven: distance, makeYear, registrationYear, bodyType, color, plateParity } = listing;
  const stated = (group: 'usage' | 'papers') =>
    carFactNames.flatMap((name) =>
      carFact(name).group === group ? [{ name: words[name].name, value: newsOf(name, listing) }] : [],
    );
  const years = Math.max(1, yearInJakarta(Date.now()) - makeYear);
  const yearly = distance === null ? 0 : Math.round(distance / years / roundedKilometers) * roundedKilometers;
  const parity =
    plateParity &&
    {
      odd: t({ message: 'Odd', context: 'plate number' }),
      even: t({ message: 'Even', context: 'plate number' }),
    }[plateParity];
  const plate = [listing.plateRegion, parity].filter(Boolean).join(' · ');
  const groups: readonly Group[] = [
    {
      ...{ name: t`Car`, icon: CarFront },
      facts: [
        { name: t`Year`, value: String(makeYear) },
        { name: t`Transmission`, value: transmissionNames[listing.transmission][language] },
        { name: t`Fuel`, value: fuelNames[listing.fuel][language] },
        { name: t`Body type`, value: bodyType && bodyTypeNames[bodyType][language] },
        { name: t`Colour`, value: color && colorNames[color][language] },
        { name: t`Registered`, value: registrationYear === null ? null : String(registrationYear) },
      ],
    },
    {
      ...{ name: t`Use`, icon: Gauge },
      facts: [
        { name: t`Mileage`, value: distance === null ? null : formatKilometers(distance, language) },
        ...(yearly === 0
          ? []
          : [
              {
                name: t`A year`,
                value: `± ${formatKilometers(yearly, language)}`,
              },
            ]),
        ...stated('usage'),
      ],
    },
    {
      ...{ name: t({ message: 'Papers', context: 'of a car' }), icon: FileText },
      facts: [{ name: t`Plate`, value: plate === '' ? null : plate }, ...stated('papers')],
    },
  ];
  const number = String(listing.id);
  return (
    <section id={sectionIds.facts} aria-labelledby="facts-title" className={layouts.column10}>
      <div className={styles.head}>
        <h2 id="facts-title" className={texts.title}>
          <Trans>Facts about the car</Trans>
        </h2>
        {listing.id > 0 ? (
          <p className={texts.noteFigures}>
            <Trans>Ad no. {number}</Trans>
          </p>
        ) : null}
      </div>
      <div className={classNames(layouts.raisedCard, styles.groups)}>
        {groups.map(({ name, icon, facts }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.name}>
              <Icon of={icon} size={18} />
              {name}
            </h3>
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt className={texts.note}>{fact.name}</dt>
                  <dd className={styles.value} data-unknown={fact.value === null ? '' : undefined}>
                    {fact.value ?? <Trans>Not stated</Trans>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
