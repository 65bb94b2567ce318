import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { PageLinks, PageMeta } from '#contract/envelope.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './pagination.module.css';

/** Real links to the pages before and after. */
export function Pagination({ meta, links }: { meta: PageMeta; links: PageLinks }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (meta.pageCount <= 1) return null;
  const current = formatNumber(meta.currentPage, language);
  const total = formatNumber(meta.pageCount, language);
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {links.prev === null ? (
        <span />
      ) : (
        <ButtonLink href={links.prev} rel="prev" variant="secondary" icon={<Icon of={ChevronLeft} />}>
          <Trans>Previous</Trans>
        </ButtonLink>
      )}
      <span className={styles.here}>
        <Trans>
          Page {current} of {total}
        </Trans>
      </span>
      {links.next === null ? (
        <span />
      ) : (
        <ButtonLink href={links.next} rel="next" variant="secondary">
          <Trans>Next</Trans>
          <Icon of={ChevronRight} />
        </ButtonLink>
      )}
    </nav>
  );
}
