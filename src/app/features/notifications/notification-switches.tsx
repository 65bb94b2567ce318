import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import {
  isMessaged,
  type MutableWay,
  mutableWays,
  type NotificationKind,
  notificationKinds,
} from '#contract/notifications/notification.ts';
import { notificationKindNames } from '#contract/notifications/notification-words.ts';
import styles from './notification-switches.module.css';
import { PushSwitch } from './push-switch.tsx';

type Muted = DataOf<'notificationSwitches'>['muted'];
const noFields = {};

/** Settings of messages by kind and channel; nothing for a guest. */
export function NotificationSwitches() {
  const { t } = useLingui();
  const api = useApiClient();
  const language = useLanguage();
  const { state } = useAccountApi('notificationSwitches', noFields);
  const [changed, setChanged] = useState<Muted>();
  const [problem, setProblem] = useState<string>();
  if (state.kind !== 'known') return null;
  const muted = changed ?? state.data.muted;
  const { hasMessages } = state.data;
  const ways = mutableWays.filter((way) => way !== 'message' || hasMessages);
  const wayNames = { app: t`In the app`, push: t`On the device`, message: t`By message` };
  const isOn = (kind: NotificationKind, way: MutableWay) =>
    !muted.some((each) => each.kind === kind && each.way === way);

  async function change(kind: NotificationKind, way: MutableWay, on: boolean): Promise<void> {
    const before = muted;
    const others = before.filter((each) => each.kind !== kind || each.way !== way);
    // Shown immediately, and reverted if the server does not receive it.
    setChanged(on ? others : [...others, { kind, way }]);
    setProblem(undefined);
    try {
      const answer = await api.post('switchNotification', { kind, way, isOn: on ? '1' : '0' });
      setChanged(answer.muted);
    } catch {
      setChanged(before);
      setProblem(t`Not saved. Check the connection and try again.`);
    }
  }

  return (
    <section className={layouts.column12}>
      <h2 className={texts.sheetTitle}>
        <Trans>What you want to hear about</Trans>
      </h2>
      <PushSwitch />
      <table className={classNames(patterns.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <Trans>News</Trans>
              </span>
            </th>
            <th scope="col">
              <Trans>In the app</Trans>
            </th>
            <th scope="col">
              <Trans>On the device</Trans>
            </th>
            {hasMessages ? (
              <th scope="col">
                <Trans>By message</Trans>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => {
            const name = notificationKindNames[kind][language];
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                {ways.map((way) => (
                  <td key={way}>
                    {way === 'message' && !isMessaged(kind) ? null : (
                      <label className={styles.target}>
                        <span className="visually-hidden">
                          {name}: {wayNames[way]}
                        </span>
                        <span className={styles.way} aria-hidden="true">
                          {wayNames[way]}
                        </span>
                        <input
                          type="checkbox"
                          className={styles.box}
                          checked={isOn(kind, way)}
                          onChange={(event) => void change(kind, way, event.currentTarget.checked)}
                        />
                      </label>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasMessages ? (
        <p className={classNames(texts.quiet, patterns.pretty)}>
          <Trans>We message your number only if none of your devices has notifications turned on.</Trans>
        </p>
      ) : null}
      <p role="alert" className={classNames(texts.red, patterns.filled)}>
        {problem}
      </p>
    </section>
  );
}
