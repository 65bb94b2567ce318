import { Trans } from '@lingui/react/macro';
import { Camera, CloudUpload, HardDrive, Tag } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { reviewHours } from '#contract/sell/review-hours.ts';
import styles from './sell-promise.module.css';

/** The advantages of selling here, in brief. */
export function SellPromise({ cityName }: { readonly cityName: string | undefined }) {
  return (
    <div className={layouts.stack8}>
      <h1 className={classNames(texts.pageTitle, styles.title)}>
        {cityName === undefined ? (
          <Trans>Sell your car, even where there is no signal</Trans>
        ) : (
          <Trans>Sell your car in {cityName}, even where there is no signal</Trans>
        )}
      </h1>
      <p className={styles.lead}>
        <Trans>
          Free, and no need to register first. What you enter stays on this device and is sent once, when
          there is a signal.
        </Trans>
      </p>
    </div>
  );
}

/** The steps from the first photo to the first buyer. */
export function HowItWorks() {
  return (
    <section className={layouts.stack12}>
      <h2 className={texts.title}>
        <Trans>How it works</Trans>
      </h2>
      <ol className={classNames(layouts.stack16, styles.steps)}>
        <li className={styles.step}>
          <IconTile>
            <Icon of={Camera} />
          </IconTile>
          <div>
            <p className={patterns.bold}>
              <Trans>Photograph and describe it</Trans>
            </p>
            <p className={classNames(texts.quiet, patterns.pretty)}>
              <Trans>Right beside the car, even in a basement. Stop and carry on whenever you like.</Trans>
            </p>
          </div>
        </li>
        <li className={styles.step}>
          <IconTile>
            <Icon of={Tag} />
          </IconTile>
          <div>
            <p className={patterns.bold}>
              <Trans>Set your price</Trans>
            </p>
            <p className={classNames(texts.quiet, patterns.pretty)}>
              <Trans>See what similar cars sell for, worked out from their ads.</Trans>
            </p>
          </div>
        </li>
        <li className={styles.step}>
          <IconTile>
            <Icon of={CloudUpload} />
          </IconTile>
          <div>
            <p className={patterns.bold}>
              <Trans>Publish</Trans>
            </p>
            <p className={classNames(texts.quiet, patterns.pretty)}>
              <Trans>
                Enter the code sent to your number, and the ad appears within {reviewHours} hours. Change or
                remove it whenever you like.
              </Trans>
            </p>
          </div>
        </li>
      </ol>
      <p className={styles.safe}>
        <Icon of={HardDrive} size={18} className={texts.green} />
        <Trans>Drafts survive a closed app, an empty battery and a lost signal.</Trans>
      </p>
    </section>
  );
}
