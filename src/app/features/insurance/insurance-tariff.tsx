import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { InsuranceData } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

/** All base rates, also for who has no script. */
export function InsuranceTariff({ data: { base, note } }: { readonly data: InsuranceData }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const percent = (value: number) => `${formatNumber(value, language, 2)}%`;
  return (
    <Disclosure summary={<Trans>All rates</Trans>}>
      <WideTable label={t`All rates`}>
        <thead>
          <tr>
            <th scope="col">{t`Region`}</th>
            <th scope="col">{t`Vehicle`}</th>
            <th scope="col">{t`Kind of cover`}</th>
            <th scope="col">{t`Price up to`}</th>
            <th scope="col">{t`A year`}</th>
          </tr>
        </thead>
        <tbody>
          {base.map((rate) => (
            <tr key={`${rate.class} ${rate.region} ${rate.cover} ${rate.upTo}`}>
              <td>{rate.region}</td>
              <td>{names.classes[rate.class]}</td>
              <td>{names.covers[rate.cover]}</td>
              <td>{rate.upTo === null ? t`any` : formatPrice(rate.upTo, language)}</td>
              <td>
                {percent(rate.lowest)}–{percent(rate.highest)}
                {rate.isEstimate ? ' *' : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className={texts.notePretty}>{note}</p>
    </Disclosure>
  );
}
