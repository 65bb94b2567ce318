import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide';
import { useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import patterns from '#app/ui/patterns.module.css';
import { pathInLanguage } from '#contract/language.ts';
import { CopySheet } from './copy-sheet.tsx';
import styles from './share-button.module.css';
import { shareLink } from './share-link.ts';

/** How long "copied" is shown, in milliseconds. */
const noticeMs = 4000;

export type ShareButtonProps = {
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  /** `floating` on a photo. */
  readonly look?: 'plain' | 'floating';
};

/** Shares the page's address: with the device's share sheet, otherwise by copying, otherwise manually. */
export function ShareButton({ path, title, look = 'plain' }: ShareButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'copied' | 'by-hand'>('idle');
  /** Without parameters of this visit, such as campaigns and app mode. */
  const address = () => location.origin + pathInLanguage(path, language);

  useEffect(() => {
    if (state !== 'copied') return;
    const end = setTimeout(() => setState('idle'), noticeMs);
    return () => clearTimeout(end);
  }, [state]);

  async function press() {
    const outcome = await shareLink(navigator, { title, url: address() });
    setState(outcome === 'shared' ? 'idle' : outcome);
  }

  return (
    <>
      <IconButton
        look={look}
        className={patterns.scripted}
        label={t`Share`}
        icon={<Icon of={Share2} />}
        onClick={() => void press()}
      />
      {/* A live region must exist before its text, or it is often not announced. */}
      <p role="status" className={styles.notice}>
        {state === 'copied' ? <Trans>Link copied</Trans> : null}
      </p>
      {state === 'by-hand' ? <CopySheet address={address()} onClose={() => setState('idle')} /> : null}
    </>
  );
}
