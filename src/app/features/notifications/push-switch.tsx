import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide';
import { useState } from 'react';
import useSWR from 'swr';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { endPush, type PushState, readPushState, startPush } from '#app/pwa/push.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './notification-switches.module.css';

const readState = () => readPushState().catch((): PushState => 'unsupported');

/** Switches push for this browser. Permission is only requested on a tap. */
export function PushSwitch() {
  const { t } = useLingui();
  const api = useApiClient();
  const language = useLanguage();
  const { data: state, mutate } = useSWR('push state', readState, { revalidateIfStale: true });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function change(work: () => Promise<PushState>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await mutate(await work(), { revalidate: false });
    } catch {
      setProblem(t`That did not work. Check the connection and try again.`);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className={classNames(layouts.card, styles.push)}>
      <h3 className={classNames(layouts.row8, texts.title)}>
        <Icon of={BellRing} size={20} />
        <Trans>On this device</Trans>
      </h3>
      <p className={classNames(texts.quiet, patterns.pretty)}>
        {state === 'unsupported' ? (
          <Trans>
            This browser cannot show notifications. On an iPhone it can once Lajur is on the home screen.
          </Trans>
        ) : state === 'denied' ? (
          <Trans>Notifications are blocked for Lajur. Allow them in your browser’s settings.</Trans>
        ) : (
          <Trans>Get news even when Lajur is closed.</Trans>
        )}
      </p>
      {state === 'off' ? (
        <Button aria-disabled={isBusy} onClick={() => void change(() => startPush(api, language))}>
          <Trans>Turn on</Trans>
        </Button>
      ) : null}
      {state === 'on' ? (
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          onClick={() => void change(async () => endPush(api).then(() => 'off'))}
        >
          <Trans>Turn off</Trans>
        </Button>
      ) : null}
      <p role="alert" className={classNames(texts.red, patterns.filled)}>
        {problem}
      </p>
    </section>
  );
}
