import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront, CloudAlert, FileQuestionMark, House, RotateCw, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Head } from '#app/features/seo/head.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { RoadScene } from '#app/ui/icon/road-scene.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import type { StatusPageView } from '#contract/page/page-data.ts';
import { homePath, usedCarsPath } from '#contract/paths.ts';
import styles from './status-view.module.css';

export type StatusViewProps = {
  readonly view: StatusPageView;
  /** On the offline page: links to what this device has stored, as `StepLink`s. */
  readonly saved?: ReactNode;
  /** Replaces the general text. */
  readonly words?: { readonly title: string; readonly text: string } | undefined;
};

const signs = {
  offline: { tone: 'amber', icon: WifiOff },
  'not-found': { tone: 'green', icon: FileQuestionMark },
  gone: { tone: 'green', icon: FileQuestionMark },
  error: { tone: 'red', icon: CloudAlert },
} as const;

/** A status page: not found, gone, failed, or unavailable offline. */
export function StatusView({ view, saved, words }: StatusViewProps) {
  const { t } = useLingui();
  const general = {
    offline: {
      title: t`This page isn’t saved yet`,
      text: t`The network does not answer. This page opens by itself as soon as it does. Pages you have opened before still work, and your favourites are safe on this device.`,
    },
    'not-found': {
      title: t`This page doesn’t exist`,
      text: t`The link may be broken, or the page may no longer exist.`,
    },
    gone: {
      title: t`This page has been taken down`,
      text: t`The car may be sold or its ad may have ended. Other cars are still here.`,
    },
    error: {
      title: t`Internal server error`,
      text: t`Something went wrong on our side. Trying again in a moment often helps.`,
    },
  }[view];
  const { title, text } = words ?? general;
  const { tone, icon } = signs[view];

  return (
    <div className={styles.status}>
      <Head title={title} description={text} isIndexed={false} />
      <RoadScene tone={tone} icon={<Icon of={icon} size={22} />} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.steps}>
        {saved}
        <StepLink
          href={usedCarsPath()}
          icon={<Icon of={CarFront} />}
          title={<Trans>See used cars</Trans>}
          note={<Trans>Filter by brand, price and city</Trans>}
        />
        <StepLink
          href={homePath}
          icon={<Icon of={House} />}
          title={<Trans>Back to the home page</Trans>}
          note={<Trans>Start again from the beginning</Trans>}
        />
        {view === 'offline' || view === 'error' ? (
          <Button variant="secondary" isWide icon={<Icon of={RotateCw} />} onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
