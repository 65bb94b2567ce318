import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Languages, Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import styles from './account-sheet.module.css';
import { AccountStanding } from './account-standing.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export type AccountSheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

const icon = { size: 20 } as const;

/** Who is signed in, what works without an account, and when one is needed. */
export function AccountSheet({ isOpen, onClose, path, params }: AccountSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Account`}>
      <ul className={styles.list}>
        <Row icon={<Icon of={Search} {...icon} />} title={<Trans>No account needed to look around</Trans>}>
          <Trans>Search, filter and keep favourites. They are saved on this device.</Trans>
        </Row>
        <AccountStanding
          path={path}
          row={(title, text) => (
            <Row icon={<Icon of={KeyRound} {...icon} />} title={title}>
              {text}
            </Row>
          )}
        />
        <Row icon={<Icon of={Languages} {...icon} />} title={<Trans>Language</Trans>}>
          <LanguageSwitch path={path} params={params} look="long" />
        </Row>
      </ul>
    </Sheet>
  );
}

function Row({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </li>
  );
}
