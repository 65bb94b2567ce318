import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, CloudDownload, RefreshCw, Trash2 } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import useSWR from 'swr';
import {
  type CitySize,
  forgetCity,
  sizeOfCity,
  syncCity,
  useOfflineCity,
  usualSurroundings,
} from '#app/data/snapshot/offline-city.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { radiusOfSlug } from '#contract/search/radius.ts';
import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import styles from './offline-city-card.module.css';
import { sizeText } from './size-text.ts';

type City = { readonly slug: string; readonly name: string };

/** Download size of a city; fetched on demand, unknown offline. */
function useCitySize(slug: string | undefined, radius: number): CitySize | undefined {
  return useSWR(slug === undefined ? null : `city-size ${slug} ${radius}`, () =>
    slug === undefined ? undefined : sizeOfCity(slug, radius),
  ).data;
}

type Props = {
  readonly city: City | undefined;
  /** The slug of the radius that the list asks for, if it does. */
  readonly around?: string | undefined;
};

/** The cars of a city and of its surroundings on the phone: download, size and age, and deletion. */
export function OfflineCityCard({ city, around = '' }: Props) {
  const id = useId();
  const isOnline = useIsOnline();
  const { isKnown, city: kept, syncingSlug, problem } = useOfflineCity();
  const shown = city ?? (kept && { slug: kept.citySlug, name: kept.cityName });
  const radius = radiusOfSlug(around);
  const wanted = radius ?? usualSurroundings;
  const isCity = shown !== undefined && kept?.citySlug === shown.slug;
  // A larger area is asked for where it is more than is saved, and than a phone can take.
  const isLarger = isCity && radius !== undefined && radius > kept.radius;
  const size = useCitySize(isOnline && isKnown && (!isCity || isLarger) ? shown?.slug : undefined, wanted);
  const isKept = isCity && !(isLarger && size && size.radius > kept.radius);
  const [wasShown, setWasShown] = useState(false);
  // Offline, nothing can be downloaded, and the list itself shows its time; what is shown stays.
  if (!isKnown || !shown || (!isOnline && !isKept && !wasShown)) return null;
  if (!wasShown) setWasShown(true);
  const isSyncing = syncingSlug !== undefined;
  return (
    <section className={classNames(layouts.raisedCard, styles.card)} aria-labelledby={id}>
      <IconTile>
        <Icon of={isKept ? CloudCheck : CloudDownload} />
      </IconTile>
      <div className={layouts.narrow}>
        <h2 id={id} className={styles.title}>
          {isKept ? (
            <KeptTitle name={shown.name} radius={kept.radius} />
          ) : (
            <OfferTitle name={shown.name} radius={size?.radius ?? wanted} />
          )}
        </h2>
        <p className={texts.faintFigures} role="status">
          {isSyncing ? (
            <Trans>Saving…</Trans>
          ) : problem ? (
            <Problem isFull={problem === 'not-kept'} />
          ) : isKept ? (
            <KeptNote kept={kept} />
          ) : (
            <OfferNote size={size} replaces={isCity ? undefined : kept?.cityName} />
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {isKept ? (
          <KeptActions kept={kept} isOnline={isOnline} isSyncing={isSyncing} />
        ) : (
          <Button
            variant="quiet"
            size="dense"
            disabled={isSyncing || !isOnline}
            onClick={() => void syncCity(shown.slug, { asked: true, radius: wanted })}
          >
            {size ? <SaveWords bytes={size.bytes} /> : <Trans>Save</Trans>}
          </Button>
        )}
      </div>
    </section>
  );
}

type TitleProps = { readonly name: string; readonly radius: number };

function KeptTitle({ name, radius }: TitleProps) {
  return radius > 0 ? (
    <Trans>
      Cars within {radius} km of {name} are saved on this device
    </Trans>
  ) : (
    <Trans>Cars in {name} are saved on this device</Trans>
  );
}

function OfferTitle({ name, radius }: TitleProps) {
  return radius > 0 ? (
    <Trans>
      Save the cars within {radius} km of {name} on this device
    </Trans>
  ) : (
    <Trans>Save the cars in {name} on this device</Trans>
  );
}

function SaveWords({ bytes }: { readonly bytes: number }) {
  const size = sizeText(bytes, useLanguage());
  return <Trans>Save ({size})</Trans>;
}

function KeptActions({
  kept,
  isOnline,
  isSyncing,
}: {
  readonly kept: KeptCity;
  readonly isOnline: boolean;
  readonly isSyncing: boolean;
}): ReactNode {
  const { t } = useLingui();
  const { cityName } = kept;
  return (
    <>
      {isOnline ? (
        <Button
          variant="text"
          size="dense"
          disabled={isSyncing}
          icon={<Icon of={RefreshCw} size={18} />}
          onClick={() => void syncCity(kept.citySlug, { asked: true, radius: kept.radius })}
        >
          <Trans>Update</Trans>
        </Button>
      ) : null}
      <Button
        variant="text"
        size="dense"
        disabled={isSyncing}
        icon={<Icon of={Trash2} size={18} />}
        aria-label={t`Remove ${cityName} from this device`}
        onClick={() => void forgetCity()}
      >
        <Trans>Remove</Trans>
      </Button>
    </>
  );
}

/** `8.412 mobil · 96 kB · per hari ini 09.15` */
function KeptNote({ kept }: { readonly kept: KeptCity }) {
  const moment = useMomentText()(kept.asOf);
  const size = sizeText(kept.fetchedBytes, useLanguage());
  return (
    <>
      <Plural value={kept.cars} one="# car" other="# cars" /> · {size} · <Trans>as of {moment}</Trans>
    </>
  );
}

function OfferNote({
  size,
  replaces,
}: {
  readonly size: CitySize | undefined;
  readonly replaces: string | undefined;
}) {
  return (
    <>
      {size ? (
        <>
          <Plural value={size.cars} one="# car" other="# cars" /> ·{' '}
        </>
      ) : null}
      {replaces === undefined ? (
        <Trans>Filter, sort and search them without a signal</Trans>
      ) : (
        <Trans>Replaces {replaces}, which is saved now</Trans>
      )}
    </>
  );
}

function Problem({ isFull }: { readonly isFull: boolean }) {
  return isFull ? (
    <Trans>There is not enough space on this device. Delete something and try again.</Trans>
  ) : (
    <Trans>That did not work. Try again when the signal is better.</Trans>
  );
}
