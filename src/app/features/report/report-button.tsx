import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide';
import { Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import styles from './report-button.module.css';

const ReportSheet = lazyPart('writing', async () => (await import('./report-sheet.tsx')).ReportSheet);

/** Opens the form for reporting a listing. */
export function ReportButton({ listingId }: { readonly listingId: number }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant="text"
        className={styles.report}
        aria-haspopup="dialog"
        icon={<Icon of={Flag} />}
        onPointerDown={ReportSheet.preload}
        onClick={() => setState('open')}
      >
        <Trans>Report this ad</Trans>
      </Button>
      {state === 'unused' ? null : (
        <Suspense>
          <ReportSheet listingId={listingId} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
