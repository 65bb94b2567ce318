import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { localeOf } from '#contract/language.ts';

/** Of the last seven full days against the seven before; where these were few, a share says nothing. */
export function Change({ value }: { readonly value: number | undefined }) {
  const language = useLanguage();
  if (value === undefined) return <Trans>Too few to compare weeks</Trans>;
  const share = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(value);
  return (
    <span className={classNames(patterns.figures, value > 0 && texts.green)}>
      <Trans>{share} in a week</Trans>
    </span>
  );
}
