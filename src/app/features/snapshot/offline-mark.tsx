import { useLingui } from '@lingui/react/macro';
import { CloudCheck } from 'lucide';
import useSWR from 'swr';
import { opensOffline } from '#app/data/api/opens-offline.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './offline-mark.module.css';

/** Marks a car's photo if the car opens fully offline. */
export function OfflineMark({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: isKept } = useSWR(`opens offline ${language} ${id}`, () => opensOffline(id, language), {
    revalidateIfStale: true,
  });

  if (!isKept) return null;
  return (
    <span className={styles.mark}>
      <Icon of={CloudCheck} size={18} />
      <span className="visually-hidden">{t`Opens offline`}</span>
    </span>
  );
}
