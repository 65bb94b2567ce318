import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { NoteField } from '#app/features/staff/note-field.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { checkReasons, type ReviewReason, staffReasons } from '#contract/sell/own-listing.ts';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import styles from './reject-sheet.module.css';

/** Reasons that staff can give; others come from the checks. */
const choices: readonly ReviewReason[] = [
  ...staffReasons.filter((reason) => reason !== 'seller_suspended'),
  ...checkReasons.filter((reason) => reason !== 'stock_limit' && reason !== 'mobile_unverified'),
];

type Props = {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  onClose(): void;
  onReject(reasons: readonly ReviewReason[], note: string): void;
};

/** Selects the reasons of a rejection, which the seller sees in their own language. */
export function RejectSheet({ isOpen, isBusy, onClose, onReject }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [reasons, setReasons] = useState<readonly ReviewReason[]>([]);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function toggle(reason: ReviewReason): void {
    setIsMissing(false);
    setReasons(reasons.includes(reason) ? reasons.filter((each) => each !== reason) : [...reasons, reason]);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Send back`}
      footer={
        <>
          <div role="alert" id={`${id}-problem`} className={styles.problem}>
            {isMissing ? <Trans>Choose at least one reason.</Trans> : null}
          </div>
          <Button
            isWide
            aria-disabled={isBusy}
            onClick={() => (reasons.length === 0 ? setIsMissing(true) : onReject(reasons, note))}
          >
            <Trans>Send back with these reasons</Trans>
          </Button>
        </>
      }
    >
      <ChoiceGroup aria-describedby={`${id}-problem`} legend={<Trans>What the seller has to fix</Trans>}>
        {choices.map((reason) => (
          <Choice
            key={reason}
            type="checkbox"
            checked={reasons.includes(reason)}
            onChange={() => toggle(reason)}
            note={reviewReasonWords[reason].advice[language]}
          >
            {reviewReasonWords[reason].title[language]}
          </Choice>
        ))}
      </ChoiceGroup>
      <NoteField value={note} onChange={setNote} />
    </Sheet>
  );
}
