import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide';
import { type MouseEvent, Suspense, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { OpenerText, openerClass } from '#app/ui/form/opener.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import texts from '#app/ui/texts.module.css';
import { brandModelVariantPath, carValueAnchor } from '#contract/paths.ts';
import styles from './value-place.module.css';

const ValueForm = lazyPart(
  'sell',
  async () => (await import('#app/features/sell/value/value-form.tsx')).ValueForm,
);

/**
 * The car valuation: model and year, nothing else. Its code loads on interaction; without script its fields
 * link to the models and their prices.
 */
export function ValuePlace() {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);

  function begin(event: MouseEvent): void {
    if (!isPlain(event)) return;
    event.preventDefault();
    setIsWanted(true);
  }

  const link = { href: brandModelVariantPath, onClick: begin, onPointerDown: ValueForm.preload };
  const asking = (
    <>
      <AppLink {...link} className={classNames(openerClass, styles.field)} aria-haspopup="dialog">
        <OpenerText label={t`Brand and model`}>{t`Choose`}</OpenerText>
      </AppLink>
      <ButtonLink {...link} variant="secondary" isWide>
        <Trans>See the market price</Trans>
      </ButtonLink>
    </>
  );
  return (
    <section className={styles.section} id={carValueAnchor}>
      <div className={styles.panel}>
        <div>
          <h2 className={texts.sheetTitle}>
            <Trans>What is my car worth?</Trans>
          </h2>
          <p className={texts.quiet}>
            <Trans>Worked out from the ads of similar cars</Trans>
          </p>
        </div>
        <div className={layouts.stack12} aria-busy={isWanted}>
          {isWanted ? (
            <Suspense fallback={asking}>
              <ValueForm />
            </Suspense>
          ) : (
            asking
          )}
          <p className={styles.promise}>
            <Icon of={Lock} size={14} stroke={2.25} />
            <Trans>No phone number, no account</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
