import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dateText } from '#contract/date-text.ts';
import type { Promotion } from '#contract/model-extras/model-extra.schema.ts';
import type { ModelExtra } from '#contract/model-extras/model-extra-paths.ts';
import { modelOutletsPath } from '#contract/outlets/outlet-paths.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-extra.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly extra: ModelExtra;
  readonly answer: DataOf<'modelExtra'>;
  /** The model that the page is about. */
  readonly banner: ReactNode;
};

/** A model's promotions, or a link to the brand's video channel, followed by links to related pages. */
export function ModelExtraPage({ kind, extra, answer, banner }: Props) {
  const { title, description, brand, model, promotions, others, channel } = answer;
  return (
    <ContentPage title={title} lead={description}>
      <div className={styles.beside}>
        {banner}
        {extra === 'video' ? (
          channel === null ? null : (
            <p className={classNames(layouts.card, styles.card)}>
              <Trans>We have no videos of our own.</Trans>{' '}
              <AppLink href={channel} rel="noreferrer" className={classNames(patterns.lineLink, styles.link)}>
                <Trans>To the channel of {brand.name}</Trans>
              </AppLink>
            </p>
          )
        ) : promotions.length === 0 ? null : (
          <PromotionList promotions={promotions} />
        )}
      </div>
      {extra === 'video' || others.length === 0 ? null : (
        <ContentSection heading={<Trans>Other models of {brand.name}</Trans>}>
          <PromotionList promotions={others} />
        </ContentSection>
      )}
      <nav className={layouts.column}>
        <AppLink
          href={modelOutletsPath(kind, brand.slug, model.slug, 'sales')}
          className={classNames(patterns.lineLink, styles.link)}
        >
          <Trans>Dealers where you can see it, and ask for a price</Trans>
        </AppLink>
      </nav>
    </ContentPage>
  );
}

function PromotionList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {promotions.map(({ title, text, model, until, url, isDemonstration }) => (
        <li key={`${title} ${until}`} className={classNames(layouts.card, styles.card)}>
          <p className={texts.title}>{title}</p>
          {isDemonstration ? (
            <p>
              <Badge tone="amber">
                <Trans>Demonstration: made up</Trans>
              </Badge>
            </p>
          ) : null}
          <p>{text}</p>
          <p className={texts.note}>
            {model === null ? <Trans>All models of the brand</Trans> : model.name}
            {' · '}
            <Trans>until {dateText(until, 'long', language)}</Trans>
          </p>
          {url === null ? null : (
            <AppLink href={url} rel="noreferrer" className={classNames(patterns.lineLink, styles.link)}>
              <Trans>Terms and details</Trans>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}
