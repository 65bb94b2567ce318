import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BodyPicture } from '#app/ui/car/body-picture.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ComparisonBrief, ComparisonHead } from '#app/ui/comparison/comparison-head.tsx';
import { type ComparisonColumn, ComparisonTable } from '#app/ui/comparison/comparison-table.tsx';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { compareNewPath, mostCompared } from '#contract/new-compare/variant-ids.ts';
import type { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './compare-page.module.css';
import { type ComparedVariant, comparisonGroups, strengths } from './compared-variants.ts';
import { comparisonDescription, comparisonTitle } from './comparison-texts.ts';
import { rememberComparison } from './last-comparison.ts';
import { VariantPicker } from './variant-picker.tsx';

type Props = {
  readonly category: (typeof categories)[number];
  readonly compared: readonly ComparedVariant[];
  /** The search words from the address. */
  readonly words: string;
  readonly pairs: DataOf<'comparisonPairs'>['pairs'];
  readonly share: ReactNode;
};

/** A comparison of new variants: differences, best values, and a picker to add another variant. */
export function ComparePage({ category, compared, words, pairs, share }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const kind = category.slug;
  const ids = compared.map(({ id }) => id);
  const picker = useRef<HTMLFormElement>(null);
  const asked = ids.join(',');
  useEffect(() => rememberComparison(kind, asked === '' ? [] : asked.split(',')), [kind, asked]);
  const pick = () => picker.current?.querySelector('input')?.focus();
  const canAdd = ids.length < mostCompared;
  return (
    <>
      <div className={styles.head}>
        <h1 className={texts.pageTitle}>{comparisonTitle(kind, compared, language)}</h1>
        {ids.length === 0 ? null : share}
      </div>
      {ids.length === 0 ? (
        <div className={styles.room}>
          <p className={patterns.introduction}>{comparisonDescription(kind, compared, language)}</p>
          <VehicleKinds shown={kind} pathOf={(other) => compareNewPath(other)} />
        </div>
      ) : (
        <Comparison
          kind={kind}
          compared={compared}
          add={canAdd ? { label: t`Add a variant`, onPress: pick } : undefined}
        />
      )}
      <div className={styles.room}>
        {canAdd ? (
          <ContentSection
            heading={
              ids.length === 0 ? <Trans>Choose the first variant</Trans> : <Trans>Add a variant</Trans>
            }
          >
            <VariantPicker key={kind} category={category} ids={ids} words={words} field={picker} />
          </ContentSection>
        ) : (
          <p className={patterns.introduction}>
            <Trans>Four variants are the most that fit. Remove one to add another.</Trans>
          </p>
        )}
        {pairs.length === 0 ? null : (
          <ContentSection heading={<Trans>Similar models: same body, near in price or weight</Trans>}>
            <ul className={styles.pairs}>
              {pairs.map(({ ids: both, labels }) => (
                <li key={both.join()}>
                  <AppLink href={compareNewPath(kind, both)} className={styles.pair}>
                    {labels.join(' – ')}
                  </AppLink>
                </li>
              ))}
            </ul>
          </ContentSection>
        )}
      </div>
    </>
  );
}

type ComparisonProps = {
  readonly kind: VehicleKind;
  readonly compared: readonly ComparedVariant[];
  readonly add: { readonly label: string; onPress(): void } | undefined;
};

function Comparison({ kind, compared, add }: ComparisonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isFolded, setIsFolded] = useState(true);
  const groups = comparisonGroups(
    compared,
    { price: t`Price`, bestPrice: t`Best price`, best: t`Best` },
    language,
  );
  const rows = groups.flatMap((group) => group.rows);
  const sources = [...new Set(compared.flatMap(({ known }) => known?.sources ?? []))].join('; ');
  const same = rows.filter(({ differs }) => !differs).length;
  const folds = isFolded && compared.length > 1 && same < rows.length;
  return (
    <>
      {compared.length < 2 || same === 0 || same === rows.length ? null : (
        <div className={styles.tools}>
          <Chip aria-pressed={isFolded} onClick={() => setIsFolded(!isFolded)}>
            <Trans>Differences only</Trans>
          </Chip>
          {folds ? (
            <span className={texts.note}>
              <Plural value={same} one="# equal row is folded" other="# equal rows are folded" />
            </span>
          ) : null}
        </div>
      )}
      <ul className={classNames(patterns.stressed, styles.strengths)}>
        {strengths(compared, groups).map(({ id, label, names }) => (
          <li key={id}>
            <Trans>
              <strong>{label}</strong> is better in: {names}
            </Trans>
          </li>
        ))}
      </ul>
      <ComparisonTable
        caption={t`New vehicles side by side`}
        columns={useColumns(kind, compared)}
        groups={groups}
        isFolded={folds}
        add={add}
      />
      {sources === '' ? null : (
        <p className={styles.sources}>
          <Trans>Sources: {sources}. What is not known is left out.</Trans>
        </p>
      )}
    </>
  );
}

function useColumns(kind: VehicleKind, compared: readonly ComparedVariant[]): ComparisonColumn[] {
  const { t } = useLingui();
  const ids = compared.map(({ id }) => id);
  return compared.map(({ id, known }) => {
    const label = known?.label ?? t`Unknown variant`;
    const body = known?.model.body?.slug;
    const lastYear = known?.model.lastYear ?? null;
    const expected = known?.model.expected ?? null;
    return {
      key: id,
      label,
      brief: <ComparisonBrief picture={<BodyPicture body={body} />} label={label} />,
      head: (
        <ComparisonHead
          picture={<BodyPicture body={body} />}
          link={
            known ? { href: newVehiclesPath(kind, known.model.brand.slug, known.model.slug), label } : null
          }
          unknown={
            <Trans>
              {id}: not known to us, or its model has not been opened on this device and there is no signal.
            </Trans>
          }
          remove={
            <AppLink
              href={compareNewPath(
                kind,
                ids.filter((each) => each !== id),
              )}
              className={styles.remove}
              aria-label={t`Remove ${label} from the comparison`}
            >
              <Icon of={X} />
            </AppLink>
          }
        >
          {expected === null ? null : (
            <p className={texts.note}>
              <Trans>Expected in {expected}</Trans>
            </p>
          )}
          {lastYear === null ? null : (
            <p className={texts.note}>
              <Trans>No longer sold new, last in {lastYear}</Trans>
            </p>
          )}
        </ComparisonHead>
      ),
    };
  });
}
