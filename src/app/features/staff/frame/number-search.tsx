import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { pathOfNumber } from '#app/features/staff/review-address.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './staff-frame.module.css';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Opens an ad by its number, an account by its mobile number, or an order; `/` leads here. */
export function NumberSearch() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [isUnknown, setIsUnknown] = useState(false);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      // Without a parent for its place it is in a closed menu.
      if (event.key !== '/' || isTyping(event.target) || !field.current?.offsetParent) return;
      event.preventDefault();
      field.current.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  function open(event: FormEvent): void {
    event.preventDefault();
    const path = pathOfNumber(field.current?.value ?? '');
    setIsUnknown(path === undefined);
    if (path !== undefined) navigate(path);
  }

  return (
    <search>
      <form className={styles.search} onSubmit={open}>
        <Icon of={Search} />
        <input
          ref={field}
          type="search"
          maxLength={40}
          placeholder={t`Ad or number`}
          aria-label={t`Ad or mobile number`}
          aria-keyshortcuts="/"
          onChange={() => setIsUnknown(false)}
        />
        <kbd>/</kbd>
      </form>
      <p role="status" className={styles.unknown}>
        {isUnknown ? <Trans>Type the number of an ad, an order or a phone.</Trans> : null}
      </p>
    </search>
  );
}
