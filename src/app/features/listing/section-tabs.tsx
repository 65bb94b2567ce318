import { useLingui } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { type SectionName, sectionIds } from './section-ids.ts';
import styles from './section-tabs.module.css';

type Props = {
  readonly listing: Pick<ListingDetail, 'credit' | 'status' | 'priceChanges'>;
  /** The section in view. */
  readonly current?: SectionName | undefined;
  readonly className: string | undefined;
  /** Beside another one on the page: a second landmark would only be heard twice. */
  readonly isCopy?: boolean;
};

/** Links to the sections of a car's page, for wide screens. */
export function SectionTabs({
  listing: { credit, status, priceChanges },
  current = 'facts',
  className,
  isCopy = false,
}: Props) {
  const { t } = useLingui();
  const tabs: readonly (readonly [SectionName, string])[] = [
    ['facts', t({ message: 'Facts', context: 'of a car' })],
    ['condition', t`Condition`],
    ...(credit && status !== 'sold' ? [['loan', t`Instalments`] as const] : []),
    ['seller', t`Seller`],
    ...(priceChanges ? [['price', t`Price`] as const] : []),
  ];
  const Row = isCopy ? 'div' : 'nav';
  return (
    <Row aria-label={isCopy ? undefined : t`On this page`} className={classNames(styles.tabs, className)}>
      {tabs.map(([name, label]) => (
        <a
          key={name}
          href={`#${sectionIds[name]}`}
          className={styles.tab}
          aria-current={name === current ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </Row>
  );
}
