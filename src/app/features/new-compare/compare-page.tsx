import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Equal, Plus } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { facingAt, ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ComparisonBrief } from '#app/ui/comparison/comparison-head.tsx';
import { type ComparisonColumn, ComparisonTable } from '#app/ui/comparison/comparison-table.tsx';
import { ContentSection } from '#app/ui/content.tsx';
import { Switch } from '#app/ui/form/switch.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import { compareNewPath, mostCompared } from '#contract/new-compare/variant-ids.ts';
import { modelOutletsPath } from '#contract/outlets/outlet-paths.ts';
import type { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './compare-page.module.css';
import {
  answersOf,
  type ComparedGroup,
  type ComparedRow,
  type ComparedVariant,
  comparisonGroups,
  shortName,
  verdictOf,
} from './compared-variants.ts';
import { comparisonDescription, comparisonTitle } from './comparison-texts.ts';
import { rememberComparison } from './last-comparison.ts';
import { PairCards } from './pair-cards.tsx';
import { VariantHead } from './variant-head.tsx';
import { VariantPicker } from './variant-picker.tsx';

type Props = {
  readonly category: (typeof categories)[number];
  readonly compared: readonly ComparedVariant[];
  /** The search words from the address. */
  readonly words: string;
  readonly pairs: DataOf<'comparisonPairs'>['pairs'];
  readonly share: ReactNode;
};

/** The anchor of the picker. */
const addingId = 'tambah';

/** A comparison of new variants: differences, best values, and a picker to add another variant. */
export function ComparePage({ category, compared, words, pairs, share }: Props) {
  const language = useLanguage();
  const kind = category.slug;
  const ids = compared.map(({ id }) => id);
  const picker = useRef<HTMLFormElement>(null);
  const asked = ids.join(',');
  useEffect(() => rememberComparison(kind, asked === '' ? [] : asked.split(',')), [kind, asked]);
  const canAdd = ids.length < mostCompared;
  const title = comparisonTitle(kind, compared, language);
  const adding = canAdd ? (
    <ContentSection
      id={addingId}
      heading={ids.length === 0 ? <Trans>Choose the first variant</Trans> : <Trans>Add a variant</Trans>}
    >
      <VariantPicker key={kind} category={category} ids={ids} words={words} field={picker} />
    </ContentSection>
  ) : (
    <p className={patterns.introduction}>
      <Trans>Four variants are the most that fit. Remove one to add another.</Trans>
    </p>
  );
  const suggested =
    pairs.length === 0 ? null : (
      <ContentSection heading={<Trans>Similar models: same body, near in price or weight</Trans>}>
        <PairCards kind={kind} pairs={pairs} />
      </ContentSection>
    );
  if (ids.length === 0)
    return (
      <div className={styles.empty}>
        <h1 className={texts.pageTitle}>{title}</h1>
        <p className={patterns.introduction}>{comparisonDescription(kind, compared, language)}</p>
        <VehicleKinds shown={kind} pathOf={(other) => compareNewPath(other)} />
        {adding}
        {suggested}
      </div>
    );
  return (
    <>
      <div className={styles.compared}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.tools}>
            {canAdd ? (
              // A plain anchor: its target is on the same page.
              <a
                href={`#${addingId}`}
                className={styles.add}
                onClick={() => picker.current?.querySelector('input')?.focus()}
              >
                <Icon of={Plus} />
                <span className={styles.addText}>
                  <Trans>Add a variant</Trans>
                </span>
              </a>
            ) : null}
            {share}
          </div>
        </div>
        <Comparison kind={kind} compared={compared} />
      </div>
      <div className={styles.room}>
        {adding}
        {suggested}
      </div>
    </>
  );
}

type ComparisonProps = { readonly kind: VehicleKind; readonly compared: readonly ComparedVariant[] };

function Comparison({ kind, compared }: ComparisonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isFolded, setIsFolded] = useState(true);
  const groups = comparisonGroups(
    compared,
    { costs: t`Price and costs`, price: t`Price`, best: t`better` },
    language,
  );
  const rows = groups.flatMap((group) => group.rows);
  const sources = [...new Set(compared.flatMap(({ known }) => known?.sources ?? []))].join('; ');
  const same = rows.filter(({ differs }) => !differs);
  const canFold = compared.length > 1 && same.length > 0 && same.length < rows.length;
  const folds = isFolded && canFold;
  return (
    <>
      <ComparisonTable
        caption={t`New vehicles side by side`}
        columns={useColumns(kind, compared)}
        groups={groups}
        isFolded={folds}
        isCharted
        between={
          compared.length < 2 ? undefined : (
            <div className={styles.between}>
              <Verdict compared={compared} groups={groups} differing={rows.length - same.length} />
              {canFold ? (
                <Switch
                  className={classNames(styles.fold, patterns.scripted)}
                  label={<Trans>Differences only</Trans>}
                  isOn={isFolded}
                  onSwitch={setIsFolded}
                />
              ) : null}
            </div>
          )
        }
      />
      <div className={styles.notes}>
        {folds ? <Folded rows={same} /> : null}
        <p className={texts.note}>
          <Trans>
            Green with a dot: better for most buyers. Bars begin at zero. Costs are estimates by the usual
            rates in Jakarta.
          </Trans>
        </p>
        {sources === '' ? null : (
          <p className={texts.note}>
            <Trans>Sources: {sources}. What is not known is left out.</Trans>
          </p>
        )}
      </div>
      <Offers kind={kind} compared={compared} />
    </>
  );
}

/** Maximum number of hidden rows that are named. */
const mostNamed = 3;

/** How many rows are hidden, and which, for example. */
function Folded({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const named = rows
    .slice(0, mostNamed)
    .map(({ name, cells }) => `${name}: ${cells.find(({ text }) => text !== null)?.text ?? ''}`)
    .join('; ');
  return (
    <p className={classNames(layouts.row8, texts.note)}>
      <Icon of={Equal} size={18} />
      <span>
        <Plural value={rows.length} one="# equal row is hidden" other="# equal rows are hidden" />
        {rows.length > mostNamed ? <Trans>, among them {named}.</Trans> : `: ${named}.`}
      </span>
    </p>
  );
}

type VerdictProps = {
  readonly compared: readonly ComparedVariant[];
  readonly groups: readonly ComparedGroup[];
  /** Number of rows that differ. */
  readonly differing: number;
};

/** What speaks for each of two; of several, which is the best in what. Both come from the rows. */
function Verdict({ compared, groups, differing }: VerdictProps) {
  const verdict = verdictOf(compared, groups);
  if (compared.length > 2) {
    const answers = answersOf(compared, groups);
    return answers.length === 0 ? null : (
      <ul className={styles.answers}>
        {answers.map(({ title, name, text }) => (
          <li key={title} className={styles.answer}>
            <span className={texts.note}>{title}</span>
            <strong className={texts.title}>{name}</strong>
            <span className={texts.noteFigures}>{text}</span>
          </li>
        ))}
      </ul>
    );
  }
  return verdict.length === 0 ? null : (
    <div className={styles.verdict}>
      {verdict.map(({ id, name, words }) => (
        <p key={id}>
          <strong>{name}</strong>: {words}.
        </p>
      ))}
      <p className={texts.note}>
        <Plural value={differing} one="From # difference below" other="From # differences below" />
      </p>
    </div>
  );
}

/** On a phone, where heads have no room for their buttons. */
function Offers({ kind, compared }: ComparisonProps) {
  const sold = compared.flatMap(({ id, known }) =>
    known?.model.status === 'on-sale' ? [{ id, known }] : [],
  );
  if (compared.length > 2 || sold.length === 0) return null;
  return (
    <div className={styles.offers}>
      {sold.map(({ id, known }) => (
        <ButtonLink
          key={id}
          href={modelOutletsPath(kind, known.model.brand.slug, known.model.slug, 'sales')}
          variant="secondary"
          className={styles.offer}
        >
          <Trans>Offer for {known.model.name}</Trans>
        </ButtonLink>
      ))}
    </div>
  );
}

function useColumns(kind: VehicleKind, compared: readonly ComparedVariant[]): ComparisonColumn[] {
  const { t } = useLingui();
  const language = useLanguage();
  const ids = compared.map(({ id }) => id);
  return compared.map((variant, place) => {
    const { id, known } = variant;
    const label = known?.label ?? t`Unknown variant`;
    const price = known?.variant.price ?? null;
    const pictureOf = (sizes: string, eager = false) => (
      <ModelDrawing
        model={known?.model ?? unknownModel}
        facing={facingAt(place)}
        sizes={sizes}
        eager={eager}
      />
    );
    return {
      ...{ key: id, label },
      brief: (
        <ComparisonBrief
          // Shown once the heads are out of view.
          picture={pictureOf('48px')}
          label={known ? shortName(known, compared) : label}
          note={price === null ? undefined : formatPrice(price, language)}
        />
      ),
      head: (
        <VariantHead
          kind={kind}
          variant={variant}
          ids={ids}
          picture={pictureOf('(min-width: 48em) 300px, 45vw', place < 2)}
        />
      ),
    };
  });
}

const unknownModel = { body: null, drawing: null } as const;
