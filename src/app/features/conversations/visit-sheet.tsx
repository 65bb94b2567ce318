import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipRow } from '#app/ui/chip.tsx';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import { conversationLimits, type VisitPart, visitParts } from '#contract/conversations/conversation.ts';
import { dateText } from '#contract/date-text.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { formWords } from '#contract/form/form-words.ts';
import { visitDays } from '#contract/payments/order.ts';
import { useConversationWords } from './conversation-words.ts';

type Props = {
  readonly isOpen: boolean;
  onClose(): void;
  onPropose(fields: { readonly day: string; readonly part: VisitPart; readonly place: string }): void;
};

const days = Array.from({ length: visitDays.last + 1 }, (_, at) => at);

/** Proposes a time to see the car: a day, a part of it, and a place that both know. */
export function VisitSheet({ isOpen, onClose, onPropose }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Propose a time`}
      footer={
        <Button isWide type="submit" form={id}>
          <Trans>Propose this time</Trans>
        </Button>
      }
    >
      <VisitForm id={id} onPropose={onPropose} />
    </Sheet>
  );
}

function VisitForm({ id, onPropose }: { readonly id: string } & Pick<Props, 'onPropose'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { partName } = useConversationWords();
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(dayInJakarta(now, 1));
  const [part, setPart] = useState<VisitPart>('morning');
  const [place, setPlace] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (place.trim() === '') setProblem(formWords.required[language]);
    else onPropose({ day, part, place: place.trim() });
  }

  return (
    <form id={id} className={layouts.stack16} noValidate onSubmit={submit}>
      <div className={layouts.stack8}>
        <h3 className={texts.title}>
          <Trans>Day</Trans>
        </h3>
        <ChipRow label={t`Day`}>
          {days.map((later) => {
            const each = dayInJakarta(now, later);
            return (
              <Chip key={each} aria-pressed={each === day} onClick={() => setDay(each)}>
                {dateText(each, 'weekday and day', language)}
              </Chip>
            );
          })}
        </ChipRow>
      </div>
      <div className={layouts.stack8}>
        <h3 className={texts.title}>
          <Trans>Part of the day</Trans>
        </h3>
        <ChipRow label={t`Part of the day`}>
          {visitParts.map((each) => (
            <Chip key={each} aria-pressed={each === part} onClick={() => setPart(each)}>
              {partName(each)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Field
        label={t`Place`}
        name="place"
        maxLength={conversationLimits.placeLength}
        hint={t`A district or a place that both know, such as a petrol station. The address comes later.`}
        value={place}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          setPlace(target.value);
        }}
      />
    </form>
  );
}
