import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { simulationOfListing } from '#contract/credit/credit-pages.ts';
import { formatMonth } from '#contract/date-words.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './usual-instalment.module.css';

type Props = { readonly listing: Pick<ListingDetail, 'id' | 'price' | 'instalment' | 'credit' | 'status'> };

/** The monthly instalment on usual terms; what it assumes is in a disclosure that needs no script. */
export function UsualInstalment({ listing }: Props) {
  const language = useLanguage();
  const { id, price, instalment, credit, status } = listing;
  if (instalment === undefined || !credit || status === 'sold') return null;
  const monthly = formatPrice(instalment, language);
  const downPayment = formatPrice(credit.downPayment, language);
  const share = formatNumber((credit.downPayment / price) * 100, language);
  const rate = formatNumber(credit.rate, language, 2);
  const month = formatMonth(credit.checked, language);
  const { months } = credit;
  return (
    <details className={styles.instalment}>
      <summary className={styles.summary}>
        <span>
          <Trans>
            Instalment ± <strong>{monthly}</strong> a month
          </Trans>
        </span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div className={styles.terms}>
        <p>
          <Trans>
            With {downPayment} paid at first ({share}%), {months} months and {rate}% flat a year. An estimate
            on usual terms of {month}, without insurance and fees; a lender’s offer may differ.
          </Trans>
        </p>
        <AppLink href={simulationOfListing(id, { price, ...credit })}>
          <Trans>Calculate with your own numbers</Trans>
        </AppLink>
      </div>
    </details>
  );
}
