import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront, CloudAlert, FileQuestionMark, House, RotateCw, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Head } from '#app/features/seo/head.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { RoadScene } from '#app/ui/road-scene.tsx';
import { StepLink } from '#app/ui/step-link.tsx';
import type { PageView } from '#contract/page-data.ts';
import { homePath, usedCarsPath } from '#contract/paths.ts';
import styles from './status-view.module.css';

export type StatusViewProps = {
  readonly view: PageView;
  /** On the offline page: what this device has saved, as `StepLink`s. */
  readonly saved?: ReactNode;
};

const badge = { size: 22 } as const;
const small = { size: 20 } as const;

/** Instead of a page: it does not exist, exists no more, failed, or cannot be fetched just now. */
export function StatusView({ view, saved }: StatusViewProps) {
  const { t } = useLingui();
  const isOffline = view === 'offline';
  const isFailure = view === 'error' || view === 'page';

  const title = isOffline
    ? t`This page isn’t saved yet`
    : view === 'not-found'
      ? t`This page doesn’t exist`
      : view === 'gone'
        ? t`This page has been taken down`
        : t`Internal server error`;
  const text = isOffline
    ? t`There is no signal. Pages you have opened before still work, and your favourites are safe on this phone.`
    : view === 'not-found'
      ? t`The link may be broken, or the page may no longer exist.`
      : view === 'gone'
        ? t`The car may be sold or its ad may have ended. Similar cars are still here.`
        : t`The mistake is ours. The link may be broken or no longer exist; trying again in a moment often helps.`;

  return (
    <div className={styles.status}>
      <Head title={title} description={text} isIndexed={false} />
      <RoadScene
        tone={isOffline ? 'amber' : isFailure ? 'red' : 'green'}
        icon={
          isOffline ? (
            <Icon of={WifiOff} {...badge} />
          ) : isFailure ? (
            <Icon of={CloudAlert} {...badge} />
          ) : (
            <Icon of={FileQuestionMark} {...badge} />
          )
        }
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.steps}>
        {saved}
        <StepLink
          href={usedCarsPath()}
          icon={<Icon of={CarFront} {...small} />}
          title={<Trans>See used cars</Trans>}
          note={<Trans>Filter by brand, price and city</Trans>}
        />
        <StepLink
          href={homePath}
          icon={<Icon of={House} {...small} />}
          title={<Trans>Back to the home page</Trans>}
          note={<Trans>Start again from the beginning</Trans>}
        />
        {isOffline || isFailure ? (
          <Button
            variant="secondary"
            isWide
            icon={<Icon of={RotateCw} {...small} />}
            onClick={() => location.reload()}
          >
            <Trans>Try again</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
