import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { useId } from 'react';
import * as z from 'zod/mini';
import { deviceHeaders } from '#app/data/account/account.ts';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { reviewReportReasons } from '#contract/owner-reviews/review-reasons.ts';
import { reviewReportNames } from '#contract/owner-reviews/review-report-names.ts';
import { reportLimits, reportReasonNames, reportReasons } from '#contract/report/report.ts';
import { type Reported, reportForms } from '#contract/report/report-form.ts';
import styles from './report-sheet.module.css';

export type ReportSheetProps = Reported & { readonly isOpen: boolean; onClose(): void };

/** The form for reporting a listing or a review. Input is kept until it has been sent. */
export function ReportSheet({ of, id, isOpen, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const formId = useId();
  const { isBusy, isSent, form, set, fieldOf, messageOf, formProps, problem } = useCallForm({
    rules: reportForms[of],
    async send(api, { reason, details = '' }, clientId) {
      const report = { id: String(id), clientId, details: details.trim() };
      if (of === 'review')
        return api.post('reportOwnerReview', {
          ...report,
          reason: z.parse(z.enum(reviewReportReasons), reason),
        });
      // Several reports of one device count once.
      const headers = await deviceHeaders();
      return api.post('report', { ...report, reason: z.parse(z.enum(reportReasons), reason) }, headers);
    },
  });

  if (isSent) {
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

  const missing = messageOf('reason');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={of === 'ad' ? t`Report this ad` : t`Report this review`}
      footer={
        <Button type="submit" form={formId} isWide aria-disabled={isBusy}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Send report</Trans>}
        </Button>
      }
    >
      <form id={formId} className={layouts.stack12} {...formProps}>
        <ChoiceGroup legend={<Trans>What is wrong?</Trans>}>
          {Object.entries(of === 'ad' ? reportReasonNames : reviewReportNames).map(([reason, name]) => (
            <Choice
              key={reason}
              type="radio"
              name="reason"
              checked={form.reason === reason}
              onChange={() => set('reason', reason)}
            >
              {name[language]}
            </Choice>
          ))}
          {missing === undefined ? null : <FieldError>{missing}</FieldError>}
        </ChoiceGroup>
        <TextAreaField
          label={t`Details (optional)`}
          rows={3}
          longest={reportLimits.detailsLength}
          {...fieldOf('details')}
        />
        {problem}
      </form>
    </Sheet>
  );
}
