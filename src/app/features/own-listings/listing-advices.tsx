import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Camera, FileText, type IconNode, Pencil, Tag, TrendingDown, Wrench } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { type ConditionFact, carFact } from '#contract/listing/car-facts.ts';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { adviceLimits, type ListingAdvice } from '#contract/listing/listing-advice.ts';
import { formatPrice } from '#contract/money.ts';
import { editListingPath } from '#contract/paths.ts';
import styles from './my-listing-card.module.css';

type Advice = {
  readonly icon: IconNode;
  /** What the ad says or lacks. */
  readonly title: ReactNode;
  readonly reason: ReactNode;
  readonly verb: ReactNode;
  /** The field of the form that it leads to. */
  readonly field: string;
};

/** Advice for a listing: each line has its cause, and leads to the field where it is followed. */
export function ListingAdvices({ listing }: { readonly listing: DashboardListing }) {
  const adviceOf = useAdvice(listing);
  if (listing.advice.length === 0 || !listing.isOwn) return null;
  return (
    <section className={layouts.column10}>
      <h3 className={texts.title}>
        <Trans>To sell it sooner</Trans>
        <span className="visually-hidden">: {listing.label}</span>
      </h3>
      <ul className={classNames(layouts.raisedCard, patterns.ruled)}>
        {listing.advice.map((each) => {
          const { icon, title, reason, verb, field } = adviceOf[each];
          return (
            <li key={each} className={styles.advice}>
              <span className={classNames(tints.green, styles.adviceIcon)}>
                <Icon of={icon} size={20} />
              </span>
              <div className={layouts.narrow}>
                <p className={patterns.bold}>{title}</p>
                <p className={texts.note}>{reason}</p>
                <ButtonLink
                  variant="quiet"
                  size="dense"
                  className={styles.verb}
                  href={`${editListingPath(listing.id)}#${field}`}
                >
                  {verb}
                  <span className="visually-hidden">: {listing.label}</span>
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useAdvice({ onOffer }: DashboardListing): Readonly<Record<ListingAdvice, Advice>> {
  const { t } = useLingui();
  const language = useLanguage();
  const wanted = adviceLimits.photos;
  const photos = onOffer?.photoCount;
  const market = onOffer?.market;
  const from = market && formatPrice(market.from, language);
  const to = market && formatPrice(market.to, language);
  const unstated = (about: 'papers' | 'condition') =>
    (onOffer?.unstated ?? []).filter((name) => carFact(name).about === about);
  const words: Readonly<Record<ConditionFact, string>> = {
    taxPaidUntil: t`tax`,
    bpkbHolder: t`BPKB`,
    serviceRecord: t`service`,
    accidentFree: t`accidents`,
    floodFree: t`flooding`,
  };
  const papers = unstated('papers');
  const condition = unstated('condition');
  const notStated = (facts: readonly ConditionFact[]) => {
    const names = facts.map((name) => words[name]).join(', ');
    return t`Not stated: ${names}`;
  };
  return {
    add_photos: {
      icon: Camera,
      title:
        photos === undefined ? (
          <Trans>More photos</Trans>
        ) : (
          <Plural value={photos} _0="No photos yet" one="Only # photo so far" other="Only # photos so far" />
        ),
      reason: <Trans>Show the car from all sides: {wanted} photos or more.</Trans>,
      verb: <Trans>Add photos</Trans>,
      field: 'images',
    },
    lower_price: {
      icon: TrendingDown,
      title: market ? (
        <Trans>
          Market: {from} to {to}
        </Trans>
      ) : (
        <Trans>Above the market</Trans>
      ),
      reason: market ? (
        <Plural
          value={market.count}
          one="Half of # similar car is within this range."
          other="Half of # similar cars are within this range."
        />
      ) : (
        <Trans>The price is above that of cars like it.</Trans>
      ),
      verb: <Trans>Change the price</Trans>,
      field: 'price',
    },
    write_description: {
      icon: FileText,
      title: <Trans>The description is short</Trans>,
      reason: <Trans>Write a few sentences: who drove it, how it was looked after.</Trans>,
      verb: <Trans>Write more</Trans>,
      field: 'description',
    },
    name_variant: {
      icon: Tag,
      title: <Trans>No variant stated</Trans>,
      reason: <Trans>Add the variant: buyers filter by it.</Trans>,
      verb: <Trans>Choose the variant</Trans>,
      field: 'variantId',
    },
    say_papers: {
      icon: Pencil,
      title: papers.length === 0 ? t`Papers not stated` : notStated(papers),
      reason: <Trans>Tell buyers until when the tax is paid and who holds the BPKB.</Trans>,
      verb: <Trans>Fill in the papers</Trans>,
      field: papers[0] ?? 'taxPaidUntil',
    },
    say_condition: {
      icon: Wrench,
      title: condition.length === 0 ? t`Condition not stated` : notStated(condition),
      reason: <Trans>Tell buyers about service, accidents and flooding.</Trans>,
      verb: <Trans>Fill in the condition</Trans>,
      field: condition[0] ?? 'serviceRecord',
    },
  };
}
