import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront, CloudCheck } from 'lucide';
import { AwaitCar } from '#app/features/awaited/await-car.tsx';
import { Gallery } from '#app/features/listing/gallery.tsx';
import { type KnownCard, knownCardOf } from '#app/features/listing/known-card.ts';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { useIsLost } from '#app/pwa/use-connectivity.ts';
import detailStyles from '#app/screens/listing-detail.module.css';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { totalCostOfCar } from '#contract/ownership/ownership-paths.ts';
import { listingPath, usedCarsPath } from '#contract/paths.ts';
import { idOfSlug } from '#contract/slug.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import styles from './known-car.module.css';

/** A car's page with what a list knew of it, laid out as the whole page, which replaces it. */
function KnownCar({ card }: { readonly card: KnownCard }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isLost = useIsLost();
  const { label, slug, makeYear: year, kilometerDriven, transmission, place, coverImage } = card;
  const price = formatPrice(card.price, language);
  const facts = [
    String(year),
    kilometerDriven === null ? undefined : formatKilometers(kilometerDriven, language),
    transmission && transmissionNames[transmission][language],
    place,
  ];
  return (
    <div data-under-header>
      <Head
        title={t`${label} ${year}, ${price} in ${place}`}
        description={facts.filter(Boolean).join(' · ')}
        canonicalPath={listingPath(slug)}
        isIndexed={false}
      />
      <article className={detailStyles.listing}>
        <div className={detailStyles.media}>
          <Gallery slug={slug} pictures={coverImage ? [coverImage] : []} label={label} />
        </div>
        <div className={detailStyles.title}>
          <h1 className={detailStyles.name}>
            {label} {year}
          </h1>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={detailStyles.summary}>
          <div>
            <p className={texts.pageFigures}>{price}</p>
          </div>
        </div>
        <div className={detailStyles.more}>
          <p>
            <AppLink href={totalCostOfCar(card.price, year)} className={layouts.actionInline}>
              <Trans>What owning it costs</Trans>
            </AppLink>
          </p>
          <p role="status" className={styles.note} data-said={isLost}>
            <Icon of={CloudCheck} />
            {isLost ? (
              <Trans>
                This is what is saved of this car on your device. The rest comes once the network answers.
              </Trans>
            ) : null}
          </p>
          <div className={styles.rest} aria-busy={!isLost}>
            {isLost ? (
              <>
                <p>
                  <Trans>
                    Not on this device: its other photos, its condition, the seller and their number.
                  </Trans>
                </p>
                <AwaitCar car={{ slug, name: `${label} ${year}` }} />
                <StepLink
                  href={usedCarsPath()}
                  icon={<Icon of={CarFront} />}
                  title={<Trans>See used cars</Trans>}
                  note={<Trans>Filter by brand, price and city</Trans>}
                />
              </>
            ) : (
              ['100%', '85%', '60%', '90%', '70%'].map((width) => (
                <Skeleton key={width} width={width} height="24px" />
              ))
            )}
          </div>
        </div>
      </article>
    </div>
  );
}

/** The screen of a car known from elsewhere; undefined for other cars. */
export async function knownCarScreen(
  answers: Readonly<Record<string, unknown>>,
  { params }: PageLocation,
): Promise<Page['Screen'] | undefined> {
  const id = idOfSlug(params.slug ?? '');
  const card = id === undefined ? undefined : await knownCardOf(answers, id);
  return card && (() => <KnownCar card={card} />);
}
