import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Result } from '#app/ui/calculator/result.tsx';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { type FuelProductName, fuelPricedIn, fuelProducts } from '#contract/fuel/fuel-products.ts';
import { formatNumber } from '#contract/money.ts';
import { dayName } from './day-name.ts';
import styles from './fuel.module.css';
import { FuelChoice } from './fuel-choice.tsx';
import { FuelHistory } from './fuel-history.tsx';
import { areasOnOneDay, type FuelData, fuelListOf, type ListedFuel, seriesOf } from './fuel-list.ts';
import { FuelTripCard } from './fuel-trip-card.tsx';
import type { FuelChanges, FuelInputs, FuelledKind } from './inputs.ts';

type Props = {
  readonly data: FuelData;
  readonly inputs: FuelInputs;
  readonly kind: FuelledKind;
  readonly vehicle: string | undefined;
  /** Whether the vehicle of the address is known. */
  readonly isReady: boolean;
  readonly search: ReactNode;
  readonly costs: string;
  readonly share: ReactNode;
  onChange(changes: FuelChanges): void;
};

/** Fuel prices of a place, how they changed, and what a trip costs with one of them. */
export function FuelPage(props: Props) {
  const { data, inputs, kind, vehicle, isReady, search, costs, share, onChange } = props;
  const { t } = useLingui();
  const area = data.areas.find(({ id }) => id === inputs.area) ?? jakartaOf(data);
  if (area === undefined) return null;
  const fuels = fuelListOf(data, area.id);
  const usual = kind === 'car-diesel' ? 'dexlite' : 'pertamax';
  const fuel =
    fuels.find(({ product }) => product === inputs.product) ??
    fuels.find(({ product }) => product === usual) ??
    fuels[0];
  if (fuel === undefined) return null;
  const jakarta = jakartaOf(data);
  const compared = jakarta && jakarta.id !== area.id ? seriesOf(data, jakarta.id, fuel.product) : undefined;
  const isSame = compared === undefined || compared === fuel.series || fuel.series.area === null;
  const beside = isSame || !jakarta ? undefined : { series: compared, place: jakarta.name };
  const { name } = fuelProducts[fuel.product];
  return (
    <ContentPage
      title={data.title}
      lead={data.description}
      share={share}
      head={
        <div className={styles.place}>
          <SelectField
            label={t`Province`}
            value={area.id}
            onChange={({ currentTarget }) =>
              onChange({ area: Number(currentTarget.value), price: undefined })
            }
          >
            {data.areas.map(({ id, name: place }) => (
              <option key={id} value={id}>
                {place}
              </option>
            ))}
          </SelectField>
        </div>
      }
    >
      <Result className={classNames(patterns.top28, patterns.besideResult)} isReady={isReady} isPersonal>
        <div className={patterns.top28}>
          <div className={patterns.top16}>
            <Outdated fuel={fuel} place={area.name} beside={beside} />
            <FuelChoice
              fuels={fuels}
              selected={fuel.product}
              onSelect={(product) => onChange({ product, price: undefined })}
            />
          </div>
          <ContentSection id="grafik" heading={<Trans>Price of {name} over time</Trans>}>
            <FuelHistory data={data} series={fuel.series} place={area.name} beside={beside} />
          </ContentSection>
        </div>
        <div className={classNames(patterns.top16, styles.aside)}>
          <FuelTripCard
            data={data}
            inputs={inputs}
            kind={kind}
            fuel={fuel}
            place={area.name}
            vehicle={vehicle}
            search={search}
            costs={costs}
            onChange={onChange}
          />
        </div>
      </Result>
      <FuelAreas data={data} product={fuel.product} />
      <ul className={layouts.stack6}>
        {data.notes.map((note) => (
          <li key={note} className={classNames(texts.notePretty, patterns.figures)}>
            {note}
          </li>
        ))}
      </ul>
    </ContentPage>
  );
}

const jakartaOf = ({ areas }: FuelData) => areas.find(({ id }) => id === fuelPricedIn) ?? areas[0];

type OutdatedProps = {
  readonly fuel: ListedFuel;
  readonly place: string;
  readonly beside: { readonly series: ListedFuel['series']; readonly place: string } | undefined;
};

/** That a place's last list is old, and what the price became where it is known. */
function Outdated({ fuel: { product, price, isOver }, place, beside }: OutdatedProps) {
  const language = useLanguage();
  const other = beside?.series.prices.at(-1);
  if (!isOver) return null;
  const { name } = fuelProducts[product];
  const day = dayName(price.from, language);
  const later = other && other.from > price.from ? other : undefined;
  return (
    <p role="note" className={styles.caution}>
      <Trans>
        The last list of {place} that we know is of {day}.
      </Trans>
      {beside === undefined || later === undefined ? null : (
        <>
          {' '}
          <Trans>
            Prices have changed since: in {beside.place}, {name} was Rp {formatNumber(later.rupiah, language)}{' '}
            on {dayName(beside.series.checked, language)}.
          </Trans>
        </>
      )}
    </p>
  );
}

type FuelAreasProps = { readonly data: FuelData; readonly product: FuelProductName };

/** A fuel in all places on one day. */
function FuelAreas({ data, product }: FuelAreasProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const found = areasOnOneDay(data, product);
  const { name } = fuelProducts[product];
  if (found === undefined) return null;
  const day = dayName(found.day, language);
  const lowest = Math.min(...found.prices.map(({ price }) => price.rupiah));
  return (
    <ContentSection id="provinsi" heading={<Trans>{name} by province</Trans>}>
      <div className={styles.areas}>
        <p className={classNames(texts.notePretty, patterns.figures)}>
          <Trans>Prices of {day}. For places not listed, we only know older prices.</Trans>
        </p>
        <WideTable label={t`${name} by province`}>
          <thead>
            <tr>
              <th scope="col">{t`Province`}</th>
              <th scope="col">{t`Rp per litre`}</th>
              <th scope="col">{t`Above the lowest`}</th>
            </tr>
          </thead>
          <tbody>
            {found.prices.map(({ id, name: place, price }) => (
              <tr key={id}>
                <th scope="row">{place}</th>
                <td>{formatNumber(price.rupiah, language)}</td>
                <td>{price.rupiah === lowest ? '–' : `+${formatNumber(price.rupiah - lowest, language)}`}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
    </ContentSection>
  );
}
