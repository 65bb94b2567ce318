import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-banner.module.css';
import { PriceSpan } from './price-span.tsx';

type Props = { readonly kind: VehicleKind; readonly model: NewModelCard };

/** The model that a page is about, as a link to its own page. */
export function ModelBanner({ kind, model }: Props) {
  const { brand, slug, name } = model;
  return (
    <AppLink
      href={newVehiclesPath(kind, brand.slug, slug)}
      className={classNames(layouts.card, patterns.pressed, styles.banner)}
    >
      <ModelDrawing model={model} sizes="(min-width: 48em) 320px, 100vw" eager />
      <span className={styles.text}>
        <strong className={texts.title}>
          {brand.name} {name}
        </strong>
        <PriceSpan prices={model.prices} />
        <span className={styles.go}>
          <Trans>Variants, specifications and costs</Trans>
          <Icon of={ChevronRight} size={18} />
        </span>
      </span>
    </AppLink>
  );
}
