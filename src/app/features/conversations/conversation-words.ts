import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ConversationMessage, ConversationView } from '#contract/conversations/conversation.schema.ts';
import type {
  ConversationReportReason,
  ReadyAnswer,
  ReadyQuestion,
  VisitPart,
} from '#contract/conversations/conversation.ts';
import { visitPartWords } from '#contract/conversations/visit-words.ts';
import { dateText } from '#contract/date-text.ts';

type Said = Pick<ConversationMessage, 'kind' | 'text' | 'question' | 'answer'> &
  Partial<Pick<ConversationMessage, 'visit' | 'isAgreed' | 'images'>>;

/** The words of messages that are no text, in the reader's language. */
export function useConversationWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const questions: Readonly<Record<ReadyQuestion, string>> = {
    available: t`Is the car still for sale?`,
    tax: t`Until when is the car’s tax paid?`,
    accident: t`Has the car ever been in an accident?`,
    flood: t`Has the car ever been in a flood?`,
    service: t`Does the car have a service record?`,
    papers: t`Who holds the car’s BPKB?`,
    owners: t`How many owners has the car had?`,
    reason: t`Why are you selling it?`,
    weekend: t`May I see it at the weekend?`,
  };
  const answers: Readonly<Record<ReadyAnswer, string>> = {
    'still-there': t`Yes, it is still for sale.`,
    sold: t`Sorry, it is sold.`,
    'come-see': t`You are welcome to come and see it.`,
    'price-open': t`The price is negotiable once you have seen it.`,
    'price-firm': t`The price is firm.`,
    later: t`I will answer later today.`,
  };
  const reasons: Readonly<Record<ConversationReportReason, string>> = {
    fraud: t`Asks for money, or looks like fraud`,
    abuse: t`Insults or threatens`,
    spam: t`Advertises something else`,
    other: t`Something else`,
  };
  const partName = (part: VisitPart) => visitPartWords[part]?.[language] ?? part;

  function visitText(visit: NonNullable<ConversationMessage['visit']>): string {
    const day = dateText(visit.day, 'weekday and day', language);
    const part = partName(visit.part);
    return t`${day}, ${part}, in ${visit.place}`;
  }

  /** A message in one line. */
  function sentenceOf({ kind, text, question, answer, visit, isAgreed, images = [] }: Said): string {
    switch (kind) {
      case 'text':
        return text === '' && images.length > 0 ? t`Photo` : text;
      case 'question':
        return question ? questions[question] : text;
      case 'answer':
        return answer ? answers[answer] : text;
      case 'visit':
        return visit ? visitText(visit) : t`Proposes a time to see the car`;
      case 'visit-answer':
        return isAgreed === false ? t`That time does not suit` : t`Agreed to the time`;
      case 'numbers':
        return isAgreed === false ? t`No longer shows the number` : t`Shows the number`;
      default:
        return kind satisfies never;
    }
  }

  const lastLine = ({ last }: ConversationView): string => (last ? sentenceOf(last) : t`No message yet`);
  return { questions, answers, reasons, partName, visitText, sentenceOf, lastLine };
}
