import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown, TrendingDown, TrendingUp } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import { formatDay } from '#contract/date-words.ts';
import type { PriceChange } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './price-history.module.css';

/** The latest price change as a sentence, earlier ones in a disclosure that needs no script. */
export function PriceHistory({ changes = [] }: { readonly changes?: readonly PriceChange[] | undefined }) {
  const [last, ...earlier] = changes;
  if (!last) return null;
  return (
    <div className={styles.history}>
      <p>
        <Change {...last} />
      </p>
      {earlier.length > 0 ? (
        <details className={styles.earlier}>
          <summary>
            <Plural value={earlier.length} one="# earlier change" other="# earlier changes" />
            <Icon of={ChevronDown} size={16} />
          </summary>
          <ul>
            {earlier.map((change) => (
              <li key={change.changedAt + change.from}>
                <Change {...change} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function Change({ changedAt, from, to }: PriceChange) {
  const language = useLanguage();
  const before = formatPrice(from, language);
  const after = formatPrice(to, language);
  const day = formatDay(changedAt, language);
  const isLower = to < from;
  return (
    <>
      <Icon
        of={isLower ? TrendingDown : TrendingUp}
        size={16}
        className={isLower ? texts.green : undefined}
      />
      <span>
        {isLower ? (
          <Trans>
            Price lowered from {before} to {after} on <time dateTime={changedAt}>{day}</time>
          </Trans>
        ) : (
          <Trans>
            Price raised from {before} to {after} on <time dateTime={changedAt}>{day}</time>
          </Trans>
        )}
      </span>
    </>
  );
}
