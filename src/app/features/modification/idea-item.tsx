import { Trans } from '@lingui/react/macro';
import { Scale, ShieldCheck, Umbrella } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { ModificationIdea } from '#contract/modification/modification.schema.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './idea-item.module.css';

type Props = {
  readonly idea: ModificationIdea;
  /** The model whose price the cost is compared with. */
  readonly modelName: string | undefined;
};

/** A modification idea: description, cost, and its effect on road legality, warranty and insurance. */
export function IdeaItem({ idea, modelName }: Props) {
  const language = useLanguage();
  const { id, name, what, effort, cost, share, law, lawNote, warrantyNote, insuranceNote } = idea;
  const percent = (part: number) => formatNumber(part * 100, language, part < 0.1 ? 1 : 0);
  return (
    <AccordionItem
      heading={
        <span className={styles.heading}>
          <span className={styles.words}>
            <strong className={texts.title}>{name}</strong>
            <span className={texts.note}>
              <span className={styles.cost}>
                {formatPrice(cost.min, language)} – {formatPrice(cost.max, language)}
              </span>{' '}
              · <Effort effort={effort} />
            </span>
          </span>
          <span
            className={classNames(
              styles.law,
              law === 'allowed' ? tints.green : law === 'approval' ? tints.amber : tints.neutral,
            )}
          >
            <Law law={law} />
          </span>
        </span>
      }
    >
      {/* The anchor is inside the details element: browsers open one when the fragment targets its
          content. */}
      <div id={id} className={styles.content}>
        <p>{what}</p>
        {share === null || modelName === undefined ? null : (
          <p className={texts.note}>
            <Trans>
              {percent(share.min)} to {percent(share.max)}% of the price of the cheapest {modelName}.
            </Trans>
          </p>
        )}
        <dl className={classNames(layouts.stack4, styles.notes)}>
          <dt>
            <Icon of={Scale} size={20} /> <Trans>The law</Trans>
          </dt>
          <dd>{lawNote}</dd>
          <dt>
            <Icon of={ShieldCheck} size={20} /> <Trans>Warranty</Trans>
          </dt>
          <dd>{warrantyNote}</dd>
          <dt>
            <Icon of={Umbrella} size={20} /> <Trans>Insurance</Trans>
          </dt>
          <dd>{insuranceNote}</dd>
        </dl>
      </div>
    </AccordionItem>
  );
}

function Effort({ effort }: Pick<ModificationIdea, 'effort'>) {
  if (effort === 'easy') return <Trans>Can be done at home</Trans>;
  if (effort === 'workshop') return <Trans>Any workshop</Trans>;
  return <Trans>Specialist workshop</Trans>;
}

function Law({ law }: Pick<ModificationIdea, 'law'>) {
  if (law === 'allowed') return <Trans>Allowed</Trans>;
  if (law === 'limits') return <Trans>Within limits</Trans>;
  return <Trans>Needs approval</Trans>;
}
