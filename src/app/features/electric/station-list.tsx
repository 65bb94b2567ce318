import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PlugZap } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ChargingSpeed, Connector, StationSite } from '#contract/electric/electric.schema.ts';
import { pathInLanguage } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './electric.module.css';

type Props = {
  /** Without language prefix. */
  readonly path: string;
  readonly stations: DataOf<'chargingStations'>;
  /** The visitor's city, once the device has read it. */
  readonly ownCity: { readonly slug: string; readonly name: string } | undefined;
};

const connectorNames: Readonly<Record<Connector, string>> = {
  ...{ type1: 'AC Type 1', type2: 'AC Type 2', ccs1: 'CCS1', ccs2: 'CCS2', chademo: 'CHAdeMO' },
};
const speeds = ['slow', 'medium', 'fast', 'ultra'] as const;

/** Public charging stations of a city by connector and power. */
export function StationList({ path, stations: { city, places, note }, ownCity }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ContentSection
      id="spklu"
      heading={
        city === null ? (
          <Trans>Public charging stations</Trans>
        ) : (
          <Trans>Public charging stations in {city.name}</Trans>
        )
      }
    >
      {city === null ? (
        <>
          {ownCity === undefined ? null : (
            <p>
              <ChipLink href={`${path}?city=${ownCity.slug}#spklu`}>{ownCity.name}</ChipLink>
            </p>
          )}
          <form action={`${pathInLanguage(path, language)}#spklu`} className={styles.cityForm}>
            <SelectField label={t`City or regency`} name="city" defaultValue="">
              <option value="" disabled>
                {t`Choose a city`}
              </option>
              {places.map(({ slug, name, count }) => (
                <option key={slug} value={slug}>
                  {name} ({count})
                </option>
              ))}
            </SelectField>
            <Button type="submit" variant="secondary">
              <Trans>Show stations</Trans>
            </Button>
          </form>
        </>
      ) : (
        <>
          <Sites sites={city.sites} />
          {city.nearby.length === 0 ? null : (
            <>
              <h3 className={texts.title}>
                <Trans>Nearest other cities with stations</Trans>
              </h3>
              <ul className={styles.nearby}>
                {city.nearby.map(({ slug, name, count, kilometers }) => (
                  <li key={slug}>
                    <AppLink href={`${path}?city=${slug}#spklu`} className={styles.near}>
                      <span>{name}</span>
                      <span className={classNames(texts.noteFigures, patterns.stressed)}>
                        <Trans>{kilometers} km</Trans> · <Plural value={count} one="# site" other="# sites" />
                      </span>
                    </AppLink>
                  </li>
                ))}
              </ul>
              <p className={classNames(texts.noteFigures, patterns.stressed)}>
                <Trans>As the crow flies, between the centres of the cities.</Trans>
              </p>
            </>
          )}
        </>
      )}
      {city === null ? null : (
        <p>
          <AppLink href={`${path}#spklu`} className={layouts.actionInline}>
            <Trans>Another city</Trans>
          </AppLink>
        </p>
      )}
      <p className={styles.note}>{note}</p>
    </ContentSection>
  );
}

function Sites({ sites }: { readonly sites: readonly StationSite[] }) {
  const { t } = useLingui();
  if (sites.length === 0)
    return (
      <p>
        <Trans>The register has no station here.</Trans>
      </p>
    );
  const chargers = sites.flatMap((site) => site.chargers);
  const countOf = (connector: Connector) =>
    chargers.reduce((sum, each) => sum + (each.connectors.includes(connector) ? each.count : 0), 0);
  const names: Readonly<Record<ChargingSpeed, string>> = {
    slow: t`up to 7 kW`,
    medium: t`up to 22 kW`,
    fast: t`up to 50 kW`,
    ultra: t`more than 50 kW`,
  };
  const ofSpeed = (speed: ChargingSpeed) =>
    chargers.reduce((sum, each) => sum + (each.speed === speed ? each.count : 0), 0);
  const connectors = (['type2', 'ccs2', 'chademo', 'type1', 'ccs1'] as const).filter(countOf);
  return (
    <>
      <p className={classNames(texts.noteFigures, patterns.stressed)}>
        <Plural value={sites.length} one="# site" other="# sites" />
        {': '}
        {[
          ...connectors.map((each) => `${connectorNames[each]} × ${countOf(each)}`),
          ...speeds.filter(ofSpeed).map((each) => `${names[each]} × ${ofSpeed(each)}`),
        ].join(' · ')}
      </p>
      <SiteList sites={sites.slice(0, mostShown)} names={names} />
      {sites.length <= mostShown ? null : (
        <Disclosure
          summary={<Plural value={sites.length - mostShown} one="# more site" other="# more sites" />}
        >
          <SiteList sites={sites.slice(mostShown)} names={names} />
        </Disclosure>
      )}
    </>
  );
}

/** Sites that are shown before the others are asked for. */
const mostShown = 8;

type SiteListProps = {
  readonly sites: readonly StationSite[];
  readonly names: Readonly<Record<ChargingSpeed, string>>;
};

function SiteList({ sites, names }: SiteListProps) {
  return (
    <ul className={classNames(layouts.card, patterns.ruled, styles.sites)}>
      {sites.map((site) => (
        <li key={`${site.name} ${site.address}`} className={styles.site}>
          <PowerTile site={site} />
          <span className={layouts.fillGrid}>
            <strong className={texts.lead}>{site.name}</strong>
            <span className={classNames(texts.note, styles.address)}>{site.address}</span>
            {site.chargers.map((charger) => (
              <ChargerLine
                key={`${charger.speed} ${charger.kw} ${charger.connectors}`}
                charger={charger}
                names={names}
              />
            ))}
            <span className={texts.faint}>{site.operator}</span>
          </span>
          <AppLink
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${site.name}, ${site.address}`)}`}
            className={layouts.actionInline}
          >
            <Trans>Map</Trans>
            <span className="visually-hidden">: {site.name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Kilowatts from which a site is fast, and rather fast. */
const fastKw = { most: 60, rather: 40 } as const;

/** The most that a site gives: darker, the faster. Its lines say the same. */
function PowerTile({ site: { chargers } }: { readonly site: StationSite }) {
  const language = useLanguage();
  const known = chargers.flatMap(({ kw }) => kw ?? []);
  const most = known.length === 0 ? null : Math.max(...known);
  const look =
    most === null || most < fastKw.rather ? tints.neutral : most < fastKw.most ? tints.green : styles.fast;
  return (
    <span className={classNames(styles.power, look)} aria-hidden="true">
      {most === null ? (
        <Icon of={PlugZap} />
      ) : (
        <>
          <strong className={texts.title}>{formatNumber(most, language)}</strong>
          <span className={texts.caption}>kW</span>
        </>
      )}
    </span>
  );
}

type LineProps = {
  readonly charger: StationSite['chargers'][number];
  readonly names: Readonly<Record<ChargingSpeed, string>>;
};

function ChargerLine({ charger: { count, speed, kw, connectors }, names }: LineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const power = kw === null ? speed && names[speed] : `${formatNumber(kw, language, 1)} kW`;
  const kinds =
    connectors.length === 0
      ? t`connector not known`
      : connectors.map((each) => connectorNames[each]).join(' + ');
  return (
    <span className={texts.noteFigures}>
      {[`${count} × ${kinds}`, power ?? t`power not known`].join(', ')}
    </span>
  );
}
