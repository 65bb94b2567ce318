import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './variant-cards.module.css';

type Province = { readonly id: number; readonly name: string };
type Props = {
  readonly provinces: readonly Province[];
  readonly note: string;
  /** Undefined for the prices as listed. */
  readonly chosen: Province | undefined;
  onChoose(id: number): void;
};

/** Selects the province whose taxes are included in the prices below. */
export function ProvinceChoice({ provinces, note, chosen, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.province}>
      <SelectField
        label={t`Price on the road in`}
        value={chosen?.id ?? 0}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value={0}>{t`As listed`}</option>
        {provinces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className={classNames(texts.noteLine, patterns.pretty)} role="status">
        {chosen === undefined ? <Trans>Each price says what it is, and of when.</Trans> : note}
      </p>
    </div>
  );
}
