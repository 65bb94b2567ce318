import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { ChipLink, ChipRow } from './chip.tsx';

type Props = { readonly shown?: VehicleKind; pathOf(kind: VehicleKind): string };

/** Links to the same page for each kind of vehicle. */
export function VehicleKinds({ shown, pathOf }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ChipRow label={t`Kind of vehicle`}>
      {categories.map(({ slug, name }) => (
        <ChipLink key={slug} href={pathOf(slug)} aria-current={slug === shown ? 'page' : undefined}>
          {name[language]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
