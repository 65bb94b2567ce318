import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide';
import { useState } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { carSentences, withSentences } from './car-sentences.ts';
import styles from './description-field.module.css';
import { FieldPlace } from './sell-field.tsx';

/** The description, with a helper that generates its first sentences. */
export function DescriptionField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, set, leave, messageOf } = useSellForm();
  /** The text before the helper was used. */
  const [before, setBefore] = useState<string>();
  const text = form.description ?? '';
  const most = listingLimits.descriptionLength;
  const helped = withSentences(text, carSentences(form, language), most);

  return (
    <FieldPlace field="description">
      <TextAreaField
        label={t`Description (optional)`}
        rows={5}
        longest={most}
        value={text}
        placeholder={t`How it was used, what was repaired or replaced, why you sell`}
        error={messageOf('description')}
        hint={<Trans>No phone numbers or links: buyers reach you through the contact button.</Trans>}
        onChange={(event) => {
          // Edited since: an undo would revert that too.
          setBefore(undefined);
          set({ description: event.currentTarget.value });
        }}
        onBlur={() => leave('description')}
      />
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
            <Trans>Start from what you entered</Trans>
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
