import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { PageMeta } from '#contract/api/envelope.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './pagination.module.css';

type Props = {
  /** The page given in the address. */
  readonly firstPage: number;
  /** Metadata of the last page shown. */
  readonly meta: PageMeta;
  hrefOf(page: number): string;
};

/** Links to the previous and next page. */
export function Pagination({ firstPage, meta, hrefOf }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  if (meta.pageCount <= 1) return null;
  const current = formatNumber(meta.currentPage, language);
  const total = formatNumber(meta.pageCount, language);
  return (
    <nav className={styles.pages} aria-label={t`Pages`} data-first={firstPage === 1 || undefined}>
      {firstPage > 1 ? (
        <ButtonLink
          href={hrefOf(Math.min(firstPage - 1, meta.pageCount))}
          rel="prev"
          variant="secondary"
          icon={<Icon of={ChevronLeft} />}
        >
          <Trans>Previous</Trans>
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className={styles.here}>
        <Trans>
          Page {current} of {total}
        </Trans>
      </span>
      {meta.currentPage < meta.pageCount ? (
        <ButtonLink
          href={hrefOf(meta.currentPage + 1)}
          rel="next"
          variant="secondary"
          className={styles.next}
        >
          <Trans>Next</Trans>
          <Icon of={ChevronRight} />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
