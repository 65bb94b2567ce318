import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Eye, ShieldCheck } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './safety.module.css';

/** Three tips for buying safely. */
export function Safety() {
  const { t } = useLingui();
  return (
    <Section title={t`Buy with peace of mind`}>
      <ul className={styles.lines}>
        <li>
          <Icon of={BadgeCheck} className={texts.green} />
          <Trans>Sellers with a tick have verified their number</Trans>
        </li>
        <li>
          <Icon of={Eye} className={texts.green} />
          <Trans>See the car and its papers first, pay afterwards</Trans>
        </li>
        <li>
          <Icon of={ShieldCheck} className={texts.green} />
          <Trans>We never ask for your code by phone or chat</Trans>
        </li>
      </ul>
    </Section>
  );
}
