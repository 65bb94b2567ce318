import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, BadgePercent, ChevronRight, FileText, MonitorPlay, SlidersHorizontal } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { modelExtraPath } from '#contract/model-extras/model-extra-paths.ts';
import { brochurePagePath } from '#contract/new-vehicles/brochure.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { tradePath } from '#contract/trade/trade-pages.ts';
import { modelModificationPath, modifiedKinds, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './model-links.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly model: NewModelCard;
  /** The id of its cheapest variant with a price, if it can be traded for. */
  readonly variant: string | undefined;
};

/** The pages beside a model's own. */
export function ModelLinks({ kind, model: { brand, slug }, variant }: Props) {
  const { t } = useLingui();
  const links = [
    { icon: FileText, label: t`Brochure (PDF, 2 pages)`, href: brochurePagePath(kind, brand.slug, slug) },
    { icon: BadgePercent, label: t`Promotions`, href: modelExtraPath(kind, brand.slug, slug, 'promo') },
    { icon: MonitorPlay, label: t`Videos`, href: modelExtraPath(kind, brand.slug, slug, 'video') },
    ...(modifiedKinds.some((each) => each === kind)
      ? [
          {
            icon: SlidersHorizontal,
            label: t`Ideas for modifying it`,
            href: modelModificationPath(kind, brand.slug, slug),
          },
        ]
      : []),
    ...((kind === 'mobil' || kind === 'motor') && variant !== undefined
      ? [{ icon: ArrowLeftRight, label: t`Trade in your vehicle for it`, href: tradePath(kind, { variant }) }]
      : []),
  ];
  return (
    <ul className={classNames(layouts.card, styles.links)}>
      {links.map(({ icon, label, href }) => (
        <li key={href}>
          <AppLink href={href} className={classNames(patterns.pressed, styles.link)}>
            <Icon of={icon} />
            <span className={layouts.fill}>{label}</span>
            <Icon of={ChevronRight} size={18} className={patterns.pale} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
