import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Search, X } from 'lucide';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { AfterPaint, afterPaint } from '#app/ui/sheet/after-paint.tsx';
import { followInPlace, useBackToClose } from '#app/ui/sheet/use-back-to-close.ts';
import styles from './search-modal.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchInput } from './use-search-input.ts';

type Props = {
  /** Initial text of the field. */
  readonly words: string;
  readonly isOpen: boolean;
  onClose(): void;
};

/** The full-screen search of a phone. "Back" closes it; following a link replaces its history entry. */
export function SearchModal({ isOpen, ...rest }: Props) {
  useBackToClose(isOpen, rest.onClose);
  // In the body, because some pages of a phone hide the header it belongs to.
  return isOpen ? createPortal(<OpenModal {...rest} />, document.body) : null;
}

function OpenModal({ words, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchInput({
    id: 'suggestions-modal',
    text: words,
    isAlwaysOpen: true,
    onSearch(path) {
      navigate(path, { replace: true });
      onClose();
    },
  });
  const label = t`Search brand, model or city`;

  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.show();
    // Also as an attribute, so that the focus, and with it the keyboard, stays where it is when the dialog becomes modal.
    input.current?.setAttribute('autofocus', '');
    input.current?.focus();
    // Not with `:root:has()`, which would restyle the whole page for any added element.
    style.overflow = 'hidden';
    // A modal dialog makes the page inert, which styles all of it anew and takes a slow phone 20 ms: after it is shown.
    const stop = afterPaint(() => {
      element?.removeAttribute('open');
      element?.showModal();
    });
    return () => {
      stop();
      style.overflow = '';
      element?.close();
    };
  }, []);

  function followLink(event: MouseEvent): void {
    if (followInPlace(event)) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={t`Search`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={followLink}
    >
      <search className={styles.search}>
        <form className={styles.form} onSubmit={search.onSubmit}>
          <IconButton label={t`Close`} icon={<Icon of={ArrowLeft} size={24} />} onClick={onClose} />
          <input
            ref={input}
            type="search"
            className={styles.input}
            placeholder={label}
            aria-label={label}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            {...search.inputProps}
            onChange={(event) => search.change(event.target.value)}
          />
          {search.words === '' ? null : (
            <IconButton
              label={t`Clear`}
              icon={<Icon of={X} />}
              onClick={() => {
                search.change('');
                input.current?.focus();
              }}
            />
          )}
          <button type="submit" className={styles.submit} aria-label={t`Search`}>
            <Icon of={Search} />
          </button>
        </form>
        <div className={styles.list}>
          <AfterPaint>
            <SuggestionList {...search.listProps} />
          </AfterPaint>
        </div>
      </search>
    </dialog>
  );
}
