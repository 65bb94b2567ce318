import { Trans, useLingui } from '@lingui/react/macro';
import { HardDrive, LoaderCircle, TriangleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import type { EditorState } from '#app/features/sell/draft/draft-editor.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { SellStep } from '#contract/sell/sell-fields.ts';
import styles from './sell-frame.module.css';
import { StepProgress } from './step-progress.tsx';

type Props = {
  readonly step: SellStep | undefined;
  /** Replaces the general title. */
  readonly title?: ReactNode | undefined;
  /** Whether it is the page's only heading. */
  readonly isHeading?: boolean;
  /** Absent on the server, and until the draft has been read. */
  readonly state?: EditorState | undefined;
  isDone?(step: SellStep): boolean;
  /** The bottom bar: back on the left, continue on the right. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every step: title, saved state, progress, and the bottom bar. */
export function SellFrame({ step, title, isHeading = false, state, isDone, bar, children }: Props) {
  const isOnline = useIsOnline();
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={styles.frame} data-own-title>
      <div className={styles.top}>
        <div className={styles.titleRow}>
          <Title className={texts.title}>{title ?? <Trans>Sell a car</Trans>}</Title>
          {state === undefined ? null : <Safety state={state} />}
        </div>
        {step === undefined ? null : (
          <StepProgress step={step} {...(isDone === undefined ? {} : { isDone })} />
        )}
      </div>
      {isOnline ? null : (
        <p role="status" className={classNames(tints.amber, styles.alert)}>
          <Icon of={WifiOff} />
          <Trans>Connection lost. Carry on: everything is safe on this device and will be sent later.</Trans>
        </p>
      )}
      {state?.kind === 'ready' && state.failure !== undefined ? (
        <div role="alert" className={classNames(tints.red, styles.alert)}>
          <Icon of={TriangleAlert} />
          <p>
            <strong>
              <Trans>The last change is not saved yet.</Trans>
            </strong>{' '}
            <DeviceFailureText failure={state.failure} />
          </p>
        </div>
      ) : null}
      <div className={styles.body}>{children}</div>
      {bar === undefined ? null : <div className={styles.bar}>{bar}</div>}
    </div>
  );
}

/** Next to the title: that the draft is stored on the phone. */
function Safety({ state }: { readonly state: EditorState }) {
  const { t } = useLingui();
  if (state.kind !== 'ready' || state.failure !== undefined) return null;
  return (
    <p className={styles.safety}>
      <Icon
        of={state.isSaving ? LoaderCircle : HardDrive}
        size={18}
        className={state.isSaving ? patterns.pale : texts.green}
      />
      {state.isSaving ? t`Saving…` : t`Draft safe on this device`}
    </p>
  );
}
