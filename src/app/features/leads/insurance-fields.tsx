import { Trans, useLingui } from '@lingui/react/macro';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { leadCovers } from '#contract/leads/lead.ts';
import styles from './insurance-fields.module.css';
import { PriceField, type ViewProps } from './lead-fields.tsx';

/** The car's value, and the cover. */
export function InsuranceFields({ view }: ViewProps) {
  const { t } = useLingui();
  const { form, set, messageOf } = view;
  const words = {
    comprehensive: { name: t`Comprehensive`, note: t`Minor damage too, and theft.` },
    'total-loss': { name: t`Total loss only`, note: t`Theft, and damage of three quarters or more.` },
  };
  const problem = messageOf('cover');
  return (
    <>
      <PriceField view={view} />
      <ChoiceGroup data-field="cover" legend={<Trans>What is covered</Trans>}>
        {leadCovers.map((cover) => (
          <Choice
            key={cover}
            type="radio"
            isBoxed
            name="cover"
            value={cover}
            checked={form.cover === cover}
            onChange={() => set('cover', cover)}
            note={words[cover].note}
          >
            {words[cover].name}
          </Choice>
        ))}
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      </ChoiceGroup>
    </>
  );
}
