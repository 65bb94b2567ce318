import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { saveFile } from '#app/ui/save-file.ts';
import texts from '#app/ui/texts.module.css';
import type { ConversationMessage } from '#contract/conversations/conversation.schema.ts';
import { visitCalendar } from '#contract/conversations/visit-calendar.ts';

type Props = {
  readonly message: ConversationMessage;
  readonly answer: ConversationMessage | undefined;
  readonly isOwn: boolean;
  /** The name of the car. */
  readonly car: string;
  onAnswer(isAgreed: boolean): void;
};

/** What became of a proposed time: the other agrees to it or not; an agreed one goes into a calendar. */
export function VisitAnswer({ message, answer, isOwn, car, onAnswer }: Props) {
  const { visit } = message;
  if (!visit) return null;
  if (answer)
    return answer.isAgreed ? (
      <Button
        variant="secondary"
        size="dense"
        icon={<Icon of={CalendarPlus} size={18} />}
        onClick={() => {
          const text = visitCalendar({ ...visit, car, key: `${message.seq}-${visit.day}` });
          saveFile(text, `lajur-${visit.day}.ics`, 'text/calendar');
        }}
      >
        <Trans>Into my calendar</Trans>
      </Button>
    ) : (
      <p className={texts.note}>
        <Trans>It does not suit. Propose another time.</Trans>
      </p>
    );
  if (isOwn)
    return (
      <p className={texts.note}>
        <Trans>Waiting for an answer</Trans>
      </p>
    );
  return (
    <div className={layouts.wrap8}>
      <Button size="dense" onClick={() => onAnswer(true)}>
        <Trans>Agree</Trans>
      </Button>
      <Button variant="secondary" size="dense" onClick={() => onAnswer(false)}>
        <Trans>Does not suit</Trans>
      </Button>
    </div>
  );
}
