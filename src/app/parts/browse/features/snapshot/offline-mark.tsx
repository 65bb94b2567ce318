import { useLingui } from '@lingui/react/macro';
import { CloudCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { opensOffline } from '#app/data/api/opens-offline.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './offline-mark.module.css';

/** On a car's photo: it opens fully offline. Nothing where it does not. */
export function OfflineMark({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    let isWanted = true;
    void opensOffline(id, language).then((kept) => isWanted && setKept(kept));
    return () => {
      isWanted = false;
    };
  }, [id, language]);

  if (!isKept) return null;
  return (
    <span className={styles.mark}>
      <Icon of={CloudCheck} size={18} />
      <span className="visually-hidden">{t`Opens offline`}</span>
    </span>
  );
}
