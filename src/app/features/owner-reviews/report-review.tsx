import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import { type ReviewReportReason, reviewReportReasons } from '#contract/owner-reviews/review-reasons.ts';
import { reviewReportNames } from '#contract/owner-reviews/review-report-names.ts';
import { newClientId } from '#offline/device/new-client-id.ts';

const longest = 500;

/** Opens the form for reporting a review; what is typed is kept until it has been sent. */
export function ReportReview({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant="text"
        size="dense"
        aria-haspopup="dialog"
        icon={<Icon of={Flag} size={16} />}
        onClick={() => setState('open')}
      >
        <Trans>Report</Trans>
      </Button>
      {state === 'unused' ? null : (
        <Sheet isOpen={state === 'open'} onClose={() => setState('closed')} title={t`Report this review`}>
          <ReportForm id={id} />
        </Sheet>
      )}
    </>
  );
}

function ReportForm({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = useId();
  const { isBusy, failure, run } = useAccountCall();
  const [clientId] = useState(newClientId);
  const [reason, setReason] = useState<ReviewReportReason>();
  const [details, setDetails] = useState('');
  const [stage, setStage] = useState<'writing' | 'no-reason' | 'sent'>('writing');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason === undefined) return setStage('no-reason');
    const report = { id: String(id), clientId, reason, details: details.trim() };
    if (await run((api) => api.post('reportOwnerReview', report))) setStage('sent');
  }

  if (stage === 'sent')
    return (
      <p role="status">
        <Trans>Thank you. Your report has arrived and will be looked at.</Trans>
      </p>
    );
  return (
    <form className={layouts.stack12} noValidate onSubmit={(event) => void send(event)}>
      <ChoiceGroup legend={<Trans>What is wrong?</Trans>}>
        {reviewReportReasons.map((each) => (
          <Choice
            key={each}
            type="radio"
            name={name}
            checked={reason === each}
            onChange={() => {
              setReason(each);
              setStage('writing');
            }}
          >
            {reviewReportNames[each][language]}
          </Choice>
        ))}
      </ChoiceGroup>
      {stage === 'no-reason' ? (
        <p role="alert" className={texts.red}>
          <Trans>Choose what is wrong.</Trans>
        </p>
      ) : null}
      <TextAreaField
        label={t`More about it (optional)`}
        rows={3}
        longest={longest}
        value={details}
        onChange={({ currentTarget }) => setDetails(currentTarget.value)}
      />
      <CallProblem failure={failure} />
      <Button type="submit" isWide aria-disabled={isBusy || details.length > longest}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send report</Trans>}
      </Button>
    </form>
  );
}
