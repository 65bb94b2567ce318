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
import styles from '#app/parts/first/features/listing/key-facts.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import { formatShortMonth } from '#contract/date-words.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatKilometers } from '#contract/money.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import {
  bodyTypeNames,
  bpkbHolderNames,
  colorNames,
  fuelNames,
  mishapNames,
  ownerName,
} from '#contract/vehicles/vehicle.ts';

type Fact = { name: string; value: string | null; icon: IconNode };

/** An icon for good or bad, so that colour is not the only sign. */
const signOf = (isGood: boolean) => (isGood ? CircleCheck : TriangleAlert);

/** Answers to a buyer's first questions. Unknown facts are omitted. */
export function KeyFacts({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const owners = listing.ownership;
  const { serviceRecord, accidentFree, floodFree } = listing;
  const until = listing.taxPaidUntil === null ? null : formatShortMonth(listing.taxPaidUntil, language);
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
    { name: t`Owner`, value: owners === null ? null : ownerName(owners, language), icon: Users },
    { name: t`Tax`, value: until === null ? null : t`until ${until}`, icon: ShieldCheck },
    {
      name: t`Papers held by`,
      value: listing.bpkbHolder ? bpkbHolderNames[listing.bpkbHolder][language] : null,
      icon: FileText,
    },
    { name: t`Insurance`, value: listing.isInsurance ? t`Insured` : null, icon: ShieldCheck },
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
    {
      name: t`Service record`,
      value: serviceRecord === null ? null : serviceRecord ? t`Available` : t`Not available`,
      icon: signOf(serviceRecord === true),
    },
    {
      name: t`Accident`,
      value: accidentFree === null ? null : mishapNames[accidentFree ? 'none' : 'some'][language],
      icon: signOf(accidentFree === true),
    },
    {
      name: t`Flood`,
      value: floodFree === null ? null : mishapNames[floodFree ? 'none' : 'some'][language],
      icon: signOf(floodFree === true),
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
