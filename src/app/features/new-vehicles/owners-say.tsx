import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber } from '#contract/money.ts';
import { mostStars } from '#contract/owner-reviews/owner-review.ts';
import { reviewsPath, writePath } from '#contract/owner-reviews/owner-review-pages.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-page.module.css';

type Props = Pick<DataOf<'newModel'>, 'model' | 'title'> & {
  readonly kind: VehicleKind;
  readonly reviews: DataOf<'newModel'>['reviews'];
};

/** What owners say about a model, or the invitation to be the first. */
export function OwnersSay({ kind, model, title, reviews }: Props) {
  const language = useLanguage();
  const scope = { kind, brand: model.brand.slug, model: model.slug };
  return (
    <section id="ulasan" className={styles.section}>
      <h2 className={texts.sheetTitle}>
        <Trans>What owners say</Trans>
      </h2>
      {reviews ? (
        <>
          <p>
            <strong>
              <Trans>
                {formatNumber(reviews.average, language, 1)} of {mostStars} stars
              </Trans>
            </strong>{' '}
            <Plural value={reviews.count} one="from # owner’s review" other="from # owners’ reviews" />
          </p>
          <p className={texts.notePretty}>
            {reviews.aspects
              .map(({ name, stars }) => `${name} ${formatNumber(stars, language, 1)}`)
              .join(' · ')}
          </p>
        </>
      ) : (
        <p>
          <Trans>Nobody has reviewed the {title} here yet.</Trans>
        </p>
      )}
      <p className={patterns.onward}>
        {reviews ? (
          <AppLink href={reviewsPath(scope)} className={patterns.strongLineLink}>
            <Trans>Read the reviews</Trans>
          </AppLink>
        ) : null}
        <AppLink href={writePath(scope)} className={patterns.strongLineLink}>
          <Trans>Review your {title}</Trans>
        </AppLink>
      </p>
    </section>
  );
}
