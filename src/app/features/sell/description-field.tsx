import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide';
import { useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { listingLimits } from '#contract/listing-limits.ts';
import { formatNumber } from '#contract/money.ts';
import { carSentences, withSentences } from './car-sentences.ts';
import styles from './description-field.module.css';
import { FieldError, FieldPlace } from './sell-field.tsx';
import { useSellForm } from './use-sell-form.ts';

/** What the seller says of the car, with help to begin. */
export function DescriptionField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, set, leave, messageOf } = useSellForm();
  const id = useId();
  /** What stood there before the helper wrote. */
  const [before, setBefore] = useState<string>();
  const text = form.description ?? '';
  const message = messageOf('description');
  const most = listingLimits.descriptionLength;
  const helped = withSentences(text, carSentences(form, language), most);
  const length = formatNumber(text.length, language);
  const limit = formatNumber(most, language);

  return (
    <FieldPlace field="description">
      <div className={styles.box}>
        <label htmlFor={id} className={styles.label}>
          <Trans>Description (optional)</Trans>
        </label>
        <textarea
          id={id}
          rows={6}
          className={styles.text}
          value={text}
          placeholder={t`How it was used, what was repaired or replaced, why you sell`}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={`${id}-about`}
          onChange={(event) => {
            // Typed on from there: to take the sentences back would take that away too.
            setBefore(undefined);
            set({ description: event.currentTarget.value });
          }}
          onBlur={() => leave('description')}
        />
      </div>
      <div id={`${id}-about`} className={styles.about}>
        {message === undefined ? (
          <p className={styles.hint}>
            <Trans>No telephone numbers or links: buyers reach you by the contact button.</Trans>
          </p>
        ) : (
          <FieldError id={`${id}-error`}>{message}</FieldError>
        )}
        <p className={styles.count} data-over={text.length > most ? '' : undefined}>
          <span className="visually-hidden">
            <Trans>Characters:</Trans>{' '}
          </span>
          {length} / {limit}
        </p>
      </div>
      {helped === text ? null : (
        <Button
          variant="quiet"
          size="dense"
          className={styles.help}
          icon={<Icon of={Sparkles} size={18} />}
          onClick={() => {
            setBefore(text);
            set({ description: helped });
          }}
        >
          {text.trim() === '' ? (
            <Trans>Begin with what you entered</Trans>
          ) : (
            <Trans>Add what you entered</Trans>
          )}
        </Button>
      )}
      {before === undefined ? null : (
        <UndoBar onUndo={() => set({ description: before })} onEnd={() => setBefore(undefined)}>
          <Trans>Sentences added</Trans>
        </UndoBar>
      )}
    </FieldPlace>
  );
}
