import { Trans, useLingui } from '@lingui/react/macro';
import { Car, CarFront, Check, Flame, type IconNode, KeyRound, Minus, User, WavesHorizontal } from 'lucide';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import { type InsuranceCover, insuranceCovers } from '#money/insurance-kinds.ts';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

type Event = {
  readonly name: string;
  readonly icon: IconNode;
  /** Covers that pay for it. */
  readonly paidBy: readonly InsuranceCover[];
  /** Whether an extension that pays for it has been added; undefined where there is none. */
  readonly isAdded?: boolean;
};

/** What each cover pays for, by what may happen. */
export function InsuranceEvents({ data, inputs }: Pick<InsuranceProps, 'data' | 'inputs'>) {
  const { t } = useLingui();
  const { short } = useInsuranceNames();
  const events: readonly Event[] = [
    { name: t`Scratches and dents`, icon: Car, paidBy: ['comprehensive'] },
    { name: t`A small crash`, icon: CarFront, paidBy: ['comprehensive'] },
    { name: t`Theft`, icon: KeyRound, paidBy: insuranceCovers },
    { name: t`Damage of 75% or more`, icon: Flame, paidBy: insuranceCovers },
    { name: t`Flood`, icon: WavesHorizontal, paidBy: [], isAdded: inputs.risks.includes('flood') },
    {
      ...{ name: t`Third party`, icon: User, paidBy: [] },
      isAdded: inputs.liabilities['third-party'] > 0,
    },
  ];
  return (
    <ContentSection heading={<Trans>If this happens</Trans>}>
      <table className={styles.events}>
        <thead>
          <tr>
            <td />
            {insuranceCovers.map((cover) => (
              <th key={cover} scope="col">
                {short[cover]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ name, icon, paidBy, isAdded }) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.event}>
                  <Icon of={icon} />
                  {name}
                </span>
              </th>
              {insuranceCovers.map((cover) => (
                <td key={cover}>
                  {paidBy.includes(cover) || isAdded === true ? (
                    <>
                      <Icon of={Check} className={texts.green} />
                      <span className="visually-hidden">{t`Covered`}</span>
                    </>
                  ) : isAdded === false ? (
                    <span className={texts.note}>{t`+ extension`}</span>
                  ) : (
                    <>
                      <Icon of={Minus} className={texts.quiet} />
                      <span className="visually-hidden">{t`Not covered`}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={texts.notePretty}>{data.ownShare}</p>
    </ContentSection>
  );
}
