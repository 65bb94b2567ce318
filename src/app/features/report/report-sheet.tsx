import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import {
  type ReportReason,
  reportLimits,
  reportReasonNames,
  reportReasons,
} from '#contract/report/report.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import styles from './report-sheet.module.css';
import { type SendOutcome, sendReport } from './send-report.ts';

export type ReportSheetProps = { readonly listingId: number; readonly isOpen: boolean; onClose(): void };

type Stage = { readonly kind: 'writing' | 'no-reason' | 'sending' } | SendOutcome;

/** The form for reporting a listing. Input is kept until it has been sent. */
export function ReportSheet({ listingId, isOpen, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApiClient();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  /** One key for all attempts, so that a retry is not a second report. */
  const [clientId] = useState(() => newClientId());
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (stage.kind === 'sending') return;
    if (reason === undefined) {
      setStage({ kind: 'no-reason' });
      form.current?.querySelector('input')?.focus();
      return;
    }
    setStage({ kind: 'sending' });
    setStage(await sendReport(api, { id: String(listingId), reason, details: details.trim(), clientId }));
  }

  if (stage.kind === 'sent') {
    return (
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={t`Report sent`}
        footer={
          <Button isWide onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <p role="status" className={styles.done}>
          <Icon of={CircleCheck} size={24} />
          <Trans>Thank you. Your report has arrived and will be looked at.</Trans>
        </p>
      </Sheet>
    );
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Report this ad`}
      footer={
        <Button type="submit" form={`${id}-form`} isWide aria-disabled={stage.kind === 'sending'}>
          {stage.kind === 'sending' ? <Trans>Sending…</Trans> : <Trans>Send report</Trans>}
        </Button>
      }
    >
      <form
        ref={form}
        id={`${id}-form`}
        className={layouts.stack12}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <ChoiceGroup aria-describedby={`${id}-problem`} legend={<Trans>What is wrong?</Trans>}>
          {reportReasons.map((each) => (
            <Choice
              key={each}
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => {
                setReason(each);
                if (stage.kind === 'no-reason') setStage({ kind: 'writing' });
              }}
            >
              {reportReasonNames[each][language]}
            </Choice>
          ))}
        </ChoiceGroup>
        <TextAreaField
          label={t`Details (optional)`}
          rows={3}
          longest={reportLimits.detailsLength}
          maxLength={reportLimits.detailsLength}
          value={details}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        <div role="alert" id={`${id}-problem`}>
          <Problem stage={stage} />
        </div>
      </form>
    </Sheet>
  );
}

function Problem({ stage }: { readonly stage: Stage }) {
  if (stage.kind === 'no-reason') {
    return (
      <p className={styles.problem}>
        <Icon of={TriangleAlert} />
        <Trans>Choose what is wrong first.</Trans>
      </p>
    );
  }
  if (stage.kind === 'offline') {
    return (
      <p className={styles.offline}>
        <Icon of={TriangleAlert} />
        <Trans>No signal, so it has not been sent. What you wrote stays here: send it again later.</Trans>
      </p>
    );
  }
  if (stage.kind !== 'refused') return null;
  return (
    <p className={styles.problem}>
      <Icon of={TriangleAlert} />
      <span>
        {stage.message} <Trans>It has not been sent. What you wrote stays here.</Trans>
      </span>
    </p>
  );
}
