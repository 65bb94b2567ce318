import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { carName } from '#app/features/sell/draft/car-name.ts';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useStepNames } from '#app/features/sell/steps/step-names.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { formatPrice } from '#contract/money.ts';
import { sellStepPath } from '#contract/paths.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { sellSteps } from '#contract/sell/sell-fields.ts';
import type { Draft } from '#offline/drafts/draft.schema.ts';
import styles from './review-alerts.module.css';

/** What can be changed in an ad: its steps, each with what it says now. */
export function EditSteps({ draft }: { readonly draft: Draft }) {
  const names = useStepNames();
  const language = useLanguage();
  const { form } = useSellForm();
  const price = readRupiah(form.price ?? '');
  const says: Readonly<Record<(typeof sellSteps)[number], ReactNode>> = {
    city: form.cityName,
    car: carName(form),
    photos: <Plural value={draft.photoIds.length} one="# photo" other="# photos" />,
    price: price === undefined ? null : formatPrice(price, language),
    contact: form.name,
    review: null,
  };
  return (
    <section className={classNames(layouts.card, styles.steps)}>
      <h2 className={styles.title}>
        <Trans>What do you want to change?</Trans>
      </h2>
      <ul className={styles.list}>
        {sellSteps
          .filter((step) => step !== 'review')
          .map((step) => (
            <li key={step}>
              <AppLink href={sellStepPath(step, draft.id)} className={styles.row}>
                <span>
                  <strong>{names[step]}</strong>
                  <span className={styles.says}>{says[step]}</span>
                </span>
                <Icon of={ChevronRight} size={18} />
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
