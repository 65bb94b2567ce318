import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './brochure-preview.module.css';

const mostLines = 5;

/** What the two pages of a brochure contain, small: the model with its variants, and the specifications. */
export function BrochurePreview({ answer }: { readonly answer: DataOf<'newModel'> }) {
  const language = useLanguage();
  const { title, model, variants, specifications } = answer;
  const facts = specifications.flatMap(({ rows }) => rows);
  const line = classNames(patterns.apartBaseline, styles.line);
  return (
    <div className={styles.pages}>
      <div className={styles.page}>
        <ModelDrawing model={model} sizes="240px" />
        <div className={styles.text}>
          <strong className={texts.title}>{title}</strong>
          {variants.slice(0, mostLines).map(({ slug, name, price }) => (
            <p key={slug} className={line}>
              <span className={layouts.narrow}>{name}</span>
              <span className={styles.value}>{price === null ? null : formatPrice(price, language)}</span>
            </p>
          ))}
        </div>
      </div>
      {facts.length === 0 ? null : (
        <div className={styles.page}>
          <div className={styles.text}>
            <strong className={texts.title}>
              <Trans>Specifications</Trans>
            </strong>
            {facts.slice(0, 2 * mostLines).map(({ name, values }) => (
              <p key={name} className={line}>
                <span className={layouts.narrow}>{name}</span>
                <span className={styles.value}>{values[0]}</span>
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
