import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { inProvince } from '#contract/new-vehicles/province-address.ts';
import styles from './price-province.module.css';

type Props = { readonly province: DataOf<'newVehicles'>['province'] };

/** Chooses the province whose taxes the prices of the page have; the address keeps it. */
export function PriceProvince({ province }: Props) {
  const { t } = useLingui();
  const [path, navigate] = useLocation();
  const search = useSearch();
  if (!province) return null;
  return (
    <label className={classNames(patterns.scripted, styles.choice)}>
      <span>{t`Price on the road in`}</span>
      <select
        className={styles.select}
        value={province.asked ?? 0}
        onChange={({ currentTarget }) =>
          navigate(inProvince(`${path}?${search}`, Number(currentTarget.value)), { replace: true })
        }
      >
        <option value={0}>{t`As listed`}</option>
        {province.all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
