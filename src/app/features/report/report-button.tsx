import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide';
import { Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { Reported } from '#contract/report/report-form.ts';
import styles from './report-button.module.css';

const ReportSheet = lazyPart('writing', async () => (await import('./report-sheet.tsx')).ReportSheet);

/** Opens the form for reporting a listing or a review. */
export function ReportButton({ of = 'ad', id }: Partial<Reported> & Pick<Reported, 'id'>) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant="text"
        size={of === 'ad' ? 'regular' : 'dense'}
        className={classNames(of === 'ad' && styles.report)}
        aria-haspopup="dialog"
        icon={<Icon of={Flag} />}
        onPointerDown={ReportSheet.preload}
        onClick={() => setState('open')}
      >
        {of === 'ad' ? <Trans>Report this ad</Trans> : <Trans>Report</Trans>}
      </Button>
      {state === 'unused' ? null : (
        <Suspense>
          <ReportSheet of={of} id={id} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
