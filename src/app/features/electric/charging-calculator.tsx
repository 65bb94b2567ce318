import { Trans, useLingui } from '@lingui/react/macro';
import { House, PlugZap, Zap } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { assumptions } from '#contract/electric/charging-figures.ts';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';
import {
  type Charged,
  chargeAtHome,
  chargeInPublic,
  homeTariff,
  powerLeft,
} from '#contract/electric/electric-sums.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './electric.module.css';
import { houses, type Inputs } from './inputs.ts';
import { NumberField } from './number-field.tsx';

type Props = {
  readonly vehicle: ElectricVariant;
  readonly inputs: Inputs;
  readonly rates: RunningRates;
  onChange(changes: Partial<Inputs>): void;
};

const chargers = [5, 15, 22, 33, 66, 70, 110, 220];
const stations = [
  { kw: 22, speed: 'medium', icon: PlugZap },
  { kw: 100, speed: 'ultra', icon: Zap },
] as const;

/** Duration and cost of a charge, at home and at public chargers. */
export function ChargingCalculator({ vehicle, inputs, rates, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const number = (value: number, digits = 0) => formatNumber(value, language, digits);
  const { batteryKwh, kind, acKw, dcKw } = vehicle;
  const { va, pakai: usedWatts, dari: from, ke: to } = inputs;
  const ownKw = acKw ?? assumptions.homeKw[kind];
  const chargerKw = inputs.cas === 0 ? ownKw : inputs.cas / 10;
  const charge = { batteryKwh, from, to };
  const leastKw = kind === 'mobil' ? assumptions.leastKw : 0;
  const home = chargeAtHome({ ...charge, chargerKw, va, usedWatts, leastKw, rates });
  const left = number(powerLeft(va, usedWatts), 1);
  const tariff = number(homeTariff(rates, va), 2);
  return (
    <ContentSection
      id="cas"
      heading={
        <Trans>
          Charging the {vehicle.label}, from {from} to {to}%
        </Trans>
      }
    >
      <ul className={styles.tiles}>
        <li className={styles.tile}>
          <Icon of={House} className={texts.green} />
          <div role="status" className={layouts.grid}>
            {home === undefined ? (
              <p>
                <strong>
                  <Trans>The house has too little power left: {left} kW.</Trans>
                </strong>{' '}
                <Trans>
                  A charger takes at least {number(leastKw, 1)} kW. Switch something off, or ask PLN for more
                  power.
                </Trans>
              </p>
            ) : (
              <ChargedText charged={home}>
                <Trans>at home, {number(home.kw, 1)} kW</Trans>
              </ChargedText>
            )}
          </div>
        </li>
        {kind === 'motor'
          ? null
          : stations.map(({ kw, speed, icon }) => {
              const carKw = (speed === 'medium' ? acKw : dcKw) ?? undefined;
              const charged = chargeInPublic({ ...charge, carKw, stationKw: kw, speed, rates });
              return (
                <li key={speed} className={styles.tile}>
                  <Icon of={icon} className={texts.green} />
                  <ChargedText charged={charged}>
                    {carKw === undefined ? (
                      <Trans>public, {kw} kW, if the vehicle takes that much</Trans>
                    ) : carKw < kw ? (
                      <Trans>
                        public, {kw} kW; the vehicle takes {number(carKw, 1)}
                      </Trans>
                    ) : (
                      <Trans>public, {kw} kW</Trans>
                    )}
                  </ChargedText>
                </li>
              );
            })}
      </ul>
      <Disclosure summary={<Trans>Your house and battery</Trans>}>
        <div className={styles.fields}>
          <SelectField
            label={t`Power of your house`}
            value={va}
            onChange={({ currentTarget }) => onChange({ va: Number(currentTarget.value) })}
          >
            {[...new Set([...houses, va])]
              .sort((a, b) => a - b)
              .map((power) => (
                <option key={power} value={power}>
                  {number(power)} VA
                </option>
              ))}
          </SelectField>
          <NumberField
            name="pakai"
            label={t`In use meanwhile (watts)`}
            value={usedWatts}
            hint={t`Fridge, pump, air conditioning: what runs at the same time`}
            onChange={(value) => onChange({ pakai: value })}
          />
          <SelectField
            label={t`Charger at home`}
            value={inputs.cas}
            onChange={({ currentTarget }) => onChange({ cas: Number(currentTarget.value) })}
          >
            <option value={0}>
              {acKw === null
                ? t`${number(ownKw, 1)} kW (assumed)`
                : t`${number(ownKw, 1)} kW, as the vehicle takes`}
            </option>
            {[...new Set([...chargers, ...(inputs.cas === 0 ? [] : [inputs.cas])])].map((tenths) => (
              <option key={tenths} value={tenths}>
                {number(tenths / 10, 1)} kW
              </option>
            ))}
          </SelectField>
          <NumberField
            name="dari"
            label={t`Battery now (%)`}
            value={from}
            onChange={(value) => onChange({ dari: value })}
          />
          <NumberField
            name="ke"
            label={t`Charge to (%)`}
            value={to}
            onChange={(value) => onChange({ ke: value })}
          />
        </div>
      </Disclosure>
      <p className={styles.note}>
        <Trans>
          At home: your house has {left} kW left, at Rp {tariff} a kWh.
        </Trans>
      </p>
      <p className={styles.note}>
        <Trans>
          Assumed: {number(assumptions.loss * 100)}% of what is drawn is lost, and a fast charger gives{' '}
          {number(assumptions.taper * 100)}% of the most on average. Beyond 80% it is slower.
        </Trans>
      </p>
      <p className={styles.note}>{rates.notes.home}</p>
      {kind === 'motor' ? null : <p className={styles.note}>{rates.notes.public}</p>}
    </ContentSection>
  );
}

function ChargedText({ charged, children }: { readonly charged: Charged; readonly children: ReactNode }) {
  const language = useLanguage();
  const minutes = Math.round(charged.hours * 60);
  const hours = Math.floor(minutes / 60);
  const cost = formatNumber(charged.cost, language);
  const energy = formatNumber(charged.drawnKwh, language, 1);
  return (
    <>
      <strong className={texts.lead}>
        {hours === 0 ? (
          <Trans>{minutes} minutes</Trans>
        ) : (
          <Trans>
            {hours} h {minutes % 60} min
          </Trans>
        )}
      </strong>
      <span className={texts.noteFigures}>{children}</span>
      <span className={texts.noteFigures}>
        Rp {cost} · {energy} kWh
      </span>
    </>
  );
}
