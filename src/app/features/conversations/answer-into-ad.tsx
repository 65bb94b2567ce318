import { Trans, useLingui } from '@lingui/react/macro';
import { FilePlus2 } from 'lucide';
import { useState } from 'react';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import { type ReadyQuestion, readyQuestions } from '#contract/conversations/conversation.ts';
import { dateText } from '#contract/date-text.ts';
import { type CarFactName, carFact } from '#contract/listing/car-facts.ts';
import { newClientId } from '#offline/device/new-client-id.ts';

type Props = {
  readonly question: ReadyQuestion;
  readonly listingId: number;
  onAnswer(text: string): void;
};

/** A seller's answer to a ready question in one tap, which another tap puts into the ad: the next buyer need not ask. */
export function AnswerIntoAd({ question, listingId, onAnswer }: Props) {
  const fact = readyQuestions[question];
  return fact === null ? null : <FactAnswer {...{ fact, listingId, onAnswer }} />;
}

const mostOwners = 4;

function FactAnswer({ fact, listingId, onAnswer }: Omit<Props, 'question'> & { readonly fact: CarFactName }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { words } = useFactWords();
  const { isBusy, failure, run } = useAccountCall();
  const [chosen, setChosen] = useState<string>();
  const [isInAd, setIsInAd] = useState(false);
  const { name, options, count } = words[fact];
  const { kind } = carFact(fact);
  const choices =
    kind === 'count'
      ? Array.from({ length: mostOwners }, (_, at) => ({
          value: String(at + 1),
          name: count?.(at + 1) ?? String(at + 1),
        }))
      : options;

  function choose(value: string, said: string): void {
    setChosen(value);
    onAnswer(`${name}: ${said}`);
  }

  async function intoAd(): Promise<void> {
    if (chosen === undefined) return;
    const done = await run(async (api) => {
      const { listing } = await api.post('ownListing', { id: String(listingId) });
      return await api.post('updateListing', {
        ...{ id: String(listingId), revision: String(listing.revision), clientId: newClientId() },
        [fact]: chosen,
      });
    });
    if (done) setIsInAd(true);
  }

  if (isInAd)
    return (
      <p role="status" className={texts.note}>
        <Trans>It is in your ad now.</Trans>
      </p>
    );
  if (chosen !== undefined)
    return (
      <>
        <Button
          variant="secondary"
          size="dense"
          icon={<Icon of={FilePlus2} size={18} />}
          aria-disabled={isBusy}
          onClick={() => void intoAd()}
        >
          <Trans>Put this into my ad</Trans>
        </Button>
        <CallProblem failure={failure} />
      </>
    );
  if (kind === 'month')
    return (
      <Field
        type="month"
        label={name}
        aria-label={t`Answer: ${name}`}
        onBlur={({ target: { value } }) => {
          if (/^\d{4}-\d{2}$/.test(value)) choose(value, dateText(value, 'month', language));
        }}
      />
    );
  return (
    <div className={layouts.wrap8}>
      {choices.map(({ value, name: said }) => (
        <Chip key={value} onClick={() => choose(value, said)}>
          {said}
        </Chip>
      ))}
    </div>
  );
}
