import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { formatNumber } from '#contract/money.ts';
import type { InsteadOf } from '#offline/snapshot/snapshot-answer.ts';

/** On the offline page: a link to the saved city's cars that match the requested list. */
export function OfflineCityStep({ instead }: { readonly instead: InsteadOf }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { cityName, cars, wanted, count, path } = instead;
  const matching = wanted === '' ? '' : ` · ${t`${formatNumber(count, language)} ${wanted}`}`;
  return (
    <StepLink
      href={path}
      icon={<Icon of="place" />}
      title={cityName}
      note={
        <>
          <Plural value={cars} one="# car" other="# cars" />
          {matching}
        </>
      }
    />
  );
}
