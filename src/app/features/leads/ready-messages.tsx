import { useLingui } from '@lingui/react/macro';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { ViewProps } from './lead-fields.tsx';
import { withoutSentence, withSentence } from './message-sentences.ts';
import styles from './ready-messages.module.css';

/** What buyers ask first, by what the ad says: a press writes it into the message, another takes it out. */
export function ReadyMessages({ view, listing }: ViewProps & { readonly listing: ListingDetail }) {
  const { t } = useLingui();
  const { label, makeYear, place, serviceRecord } = listing;
  const ready = [
    { name: t`Still available?`, sentence: t`Is the ${label} ${makeYear} still available?` },
    { name: t`See it this weekend`, sentence: t`May I see it in ${place} this weekend?` },
    {
      name: t`Service record`,
      sentence:
        serviceRecord === null
          ? t`Does the car have a service record?`
          : serviceRecord
            ? t`Your ad says it has a service record: may I see it?`
            : t`It has no service record: when was it last serviced, and where?`,
    },
  ];
  const message = view.form.message ?? '';
  return (
    <fieldset className={classNames(layouts.wrap8, styles.ready)} aria-label={t`Ready messages`}>
      {ready.map(({ name, sentence }) => {
        const isWritten = message.includes(sentence);
        const change = isWritten ? withoutSentence : withSentence;
        return (
          <Chip
            key={name}
            aria-pressed={isWritten}
            onClick={() => view.set('message', change(message, sentence))}
          >
            {name}
          </Chip>
        );
      })}
    </fieldset>
  );
}
