import { CalendarX } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './ended-note.module.css';

/** That the rates of a page have expired; nothing while they hold. */
export function EndedNote({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p role="note" className={styles.note}>
      <Icon of={CalendarX} />
      {text}
    </p>
  );
}
