import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import type { Specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import styles from './specification-tables.module.css';

type Props = { readonly variants: readonly NewVariant[]; readonly specifications: readonly Specification[] };

/** Specifications by group, the variants side by side. What all share is said once, what differs stands out. */
export function SpecificationTables({ variants, specifications }: Props) {
  const { t } = useLingui();
  const differs = specifications.some(({ rows }) => rows.some(({ values }) => values.length > 1));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={t`Specifications`}>
      <table className={styles.table}>
        {differs ? (
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">
                  <Trans>Specification</Trans>
                </span>
              </th>
              {variants.map(({ name }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two variants of a list may have one name, and none moves
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        {specifications.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={differs ? variants.length + 1 : 2} className={styles.group}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ name, values }) => (
              <tr key={name} className={classNames(values.length > 1 && styles.different)}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one cell a variant, in their order
                  <td key={index} colSpan={values.length === 1 && differs ? variants.length : 1}>
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
