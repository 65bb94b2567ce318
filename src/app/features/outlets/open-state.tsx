import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMinute } from '#app/ui/state/use-minute.ts';
import texts from '#app/ui/texts.module.css';
import { clockText, weekdayName } from '#contract/date-text.ts';
import { openStateAt } from '#contract/outlets/opening-hours.ts';
import type { Outlet } from '#contract/outlets/outlet.schema.ts';
import styles from './open-state.module.css';

type Props = Pick<Outlet, 'hours' | 'zone'> & {
  /** The time of the response, used until hydration, when the device's clock takes over. */
  readonly at: string;
};

/** Whether an outlet is open in its own time zone, and until when. */
export function OpenState({ hours, zone, at }: Props) {
  const language = useLanguage();
  const minute = useMinute();
  if (hours === null)
    return (
      <span className={texts.quiet}>
        <Trans>Opening hours not known to us</Trans>
      </span>
    );
  const state = openStateAt(hours, zone, new Date(minute ?? at));
  if (state.isOpen)
    return (
      <span className={texts.greenStrong}>
        {state.until === null ? (
          <Trans>Open now, all day</Trans>
        ) : (
          <Trans>
            Open now, until {clockText(state.until, language)} {zone}
          </Trans>
        )}
      </span>
    );
  const { next } = state;
  return (
    <span className={styles.closed}>
      {next === null ? (
        <Trans>Closed</Trans>
      ) : next.days === 0 ? (
        <Trans>
          Closed, opens at {clockText(next.at, language)} {zone}
        </Trans>
      ) : next.days === 1 ? (
        <Trans>
          Closed, opens tomorrow at {clockText(next.at, language)} {zone}
        </Trans>
      ) : (
        <Trans>
          Closed, opens on {weekdayName(next.weekday, language)} at {clockText(next.at, language)} {zone}
        </Trans>
      )}
    </span>
  );
}
