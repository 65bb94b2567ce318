import { Trans } from '@lingui/react/macro';
import { Button } from '#app/ui/button.tsx';
import type { PageMeta } from '#contract/api/envelope.ts';
import styles from './staff.module.css';

type Props = { readonly meta: PageMeta; onPage(page: number): void };

/** Pagination; nothing for a single page. */
export function Pager({ meta: { currentPage, pageCount }, onPage }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pager}>
      <Button
        variant="secondary"
        aria-disabled={currentPage === 1}
        onClick={() => currentPage > 1 && onPage(currentPage - 1)}
      >
        <Trans>Back</Trans>
      </Button>
      <span>
        {currentPage} / {pageCount}
      </span>
      <Button
        variant="secondary"
        aria-disabled={currentPage === pageCount}
        onClick={() => currentPage < pageCount && onPage(currentPage + 1)}
      >
        <Trans>Next</Trans>
      </Button>
    </nav>
  );
}
