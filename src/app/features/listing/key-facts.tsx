import { useLingui } from '@lingui/react/macro';
import {
  CalendarDays,
  CarFront,
  CircleCheck,
  FileText,
  Fuel,
  Gauge,
  type IconNode,
  Palette,
  RectangleEllipsis,
  Settings2,
  ShieldCheck,
  TriangleAlert,
  Users,
} from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type CarFactName, type CarFacts, carFact, carFactNames } from '#contract/listing/car-facts.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatKilometers } from '#contract/money.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { bodyTypeNames, colorNames, fuelNames } from '#contract/vehicles/vehicle.ts';
import styles from './key-facts.module.css';

type Fact = { name: string; value: string | null; icon: IconNode };

const icons: Readonly<Partial<Record<CarFactName, IconNode>>> = {
  ownership: Users,
  bpkbHolder: FileText,
};

/** For an answer, a sign for good or bad, so that its words are not the only one. */
function iconOf(name: CarFactName, facts: CarFacts): IconNode {
  if (carFact(name).kind === 'answer') return facts[name] === true ? CircleCheck : TriangleAlert;
  return icons[name] ?? ShieldCheck;
}

/** Answers to a buyer's first questions. Unknown facts are omitted. */
export function KeyFacts({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { words, newsOf } = useFactWords();
  const parity = listing.plateParity && { odd: t`odd`, even: t`even` }[listing.plateParity];
  const plate = [listing.plateRegion, parity].filter(Boolean).join(', ');
  const facts: Fact[] = [
    { name: t`Year`, value: String(listing.makeYear), icon: CalendarDays },
    {
      name: t`Mileage`,
      value: listing.kilometerDriven === null ? null : formatKilometers(listing.kilometerDriven, language),
      icon: Gauge,
    },
    { name: t`Transmission`, value: transmissionNames[listing.transmission][language], icon: Settings2 },
    { name: t`Fuel`, value: fuelNames[listing.fuel][language], icon: Fuel },
    {
      name: t`Registered`,
      value: listing.registrationYear === null ? null : String(listing.registrationYear),
      icon: CalendarDays,
    },
    ...carFactNames.map((name) => ({
      name: words[name].name,
      value: newsOf(name, listing),
      icon: iconOf(name, listing),
    })),
    { name: t`Plate`, value: plate === '' ? null : plate, icon: RectangleEllipsis },
    {
      name: t`Body type`,
      value: listing.bodyType === null ? null : bodyTypeNames[listing.bodyType][language],
      icon: CarFront,
    },
    {
      name: t`Colour`,
      value: listing.color === null ? null : colorNames[listing.color][language],
      icon: Palette,
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, icon }) =>
        value === null ? null : (
          <div key={name} className={styles.fact}>
            <Icon of={icon} />
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
