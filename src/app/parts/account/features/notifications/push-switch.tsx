import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide';
import { useEffect, useState } from 'react';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { endPush, type PushState, readPushState, startPush } from '#app/pwa/push.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './notification-switches.module.css';

/** Switches push for this browser. Permission is asked for on a tap only. */
export function PushSwitch() {
  const { t } = useLingui();
  const api = useApiClient();
  const language = useLanguage();
  const [state, setState] = useState<PushState>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void readPushState().then(setState, () => setState('unsupported'));
  }, []);

  async function change(work: () => Promise<PushState>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      setState(await work());
    } catch {
      setProblem(t`That did not work. Check the connection and try again.`);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className={styles.push}>
      <h3 className={styles.pushTitle}>
        <Icon of={BellRing} size={20} />
        <Trans>On this device</Trans>
      </h3>
      <p className={styles.text}>
        {state === 'unsupported' ? (
          <Trans>
            This browser cannot be woken for news. On an iPhone it can once Lajur is on the home screen.
          </Trans>
        ) : state === 'denied' ? (
          <Trans>Notifications are blocked for Lajur. Allow them in your browser’s settings.</Trans>
        ) : (
          <Trans>Get news also while Lajur is closed.</Trans>
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
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}
