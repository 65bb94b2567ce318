import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { dateText } from '#contract/date-text.ts';
import type { Promotion } from '#contract/model-extras/model-extra.schema.ts';
import styles from './model-extra.module.css';

export function PromotionList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const language = useLanguage();
  return (
    <ul className={classNames(layouts.column, styles.list)}>
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
