import { Trans, useLingui } from '@lingui/react/macro';
import { ContentSection } from '#app/ui/content.tsx';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './contests.module.css';

const car = 'drawn.xpander.merah.showroom';

/** The sides of a car that a contest asks for, as drawings of one car. */
export function AskedPhotos() {
  const { t } = useLingui();
  const sides = [
    [`${car}.front.l.1`, t`Front`],
    [`${car}.side.l.1`, t`Side`],
    [`${car}.rear.l.1`, t`Rear`],
    ['drawn.cabin.hitam.showroom', t`Cabin`],
    ['drawn.engine.merah', t`Engine bay`],
    ['drawn.odometer.0', t`Odometer`],
  ] as const;
  return (
    <ContentSection heading={<Trans>What to photograph</Trans>}>
      <ul className={styles.sides}>
        {sides.map(([key, name]) => (
          <li key={key}>
            <Picture
              picture={{ key, preview: '' }}
              alt=""
              most={480}
              sizes="(min-width: 64em) 200px, 33vw"
              className={styles.side}
            />
            <span className={texts.caption}>{name}</span>
          </li>
        ))}
      </ul>
      <p className={texts.faint}>
        <Trans>Drawings as an example. Yours are photos of the car itself.</Trans>
      </p>
    </ContentSection>
  );
}
