import { Trans } from '@lingui/react/macro';
import { Eye, type IconNode, ShieldAlert, WalletCards } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import styles from './contact-sheet.module.css';

/** Stands beside every contact (decisions, Listings). */
export function FraudAdvice() {
  return (
    <ul className={styles.list}>
      <Row icon={Eye} title={<Trans>See the car first</Trans>}>
        <Trans>Meet at the car, drive it, and compare its papers with its frame and engine numbers.</Trans>
      </Row>
      <Row icon={WalletCards} title={<Trans>Never pay ahead</Trans>}>
        <Trans>No booking fee, no deposit, no transport costs, however good the price is.</Trans>
      </Row>
      <Row icon={ShieldAlert} title={<Trans>Keep your codes to yourself</Trans>}>
        <Trans>
          Nobody who buys or sells needs a code that was sent to you, nor does Lajur ever ask for one.
        </Trans>
      </Row>
    </ul>
  );
}

type RowProps = { readonly icon: IconNode; readonly title: ReactNode; readonly children: ReactNode };

function Row({ icon, title, children }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children}</p>
      </div>
    </li>
  );
}
