import { useLingui } from '@lingui/react/macro';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import {
  type NewVehicleListName,
  newVehicleListPath,
  type VehicleKind,
} from '#contract/vehicles/vehicle-paths.ts';

type Props = { readonly kind: VehicleKind; readonly lists: readonly NewVehicleListName[] };

/** The short name of each list. */
export function useListNames(): Readonly<Record<NewVehicleListName, string>> {
  const { t } = useLingui();
  return { latest: t`Latest`, popular: t`Most popular`, upcoming: t`Upcoming` };
}

/** Links to the given lists of a kind. */
export function ListLinks({ kind, lists }: Props) {
  const { t } = useLingui();
  const names = useListNames();
  if (lists.length === 0) return null;
  return (
    <ChipRow label={t`Lists of new vehicles`}>
      {lists.map((list) => (
        <ChipLink key={list} href={newVehicleListPath(kind, list)}>
          {names[list]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
