import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { EndingBadge } from '#app/ui/car/ending-badge.tsx';
import { ComparisonBrief, ComparisonHead } from '#app/ui/comparison/comparison-head.tsx';
import type { ComparisonColumn } from '#app/ui/comparison/comparison-table.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { listingPath } from '#contract/paths.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import type { ComparedCar } from './use-comparison.ts';

/** The column headers of the comparison: photo, name and remove button of each car. */
export function useComparedColumns(
  cars: readonly ComparedCar[],
  onRemove: (id: number) => void,
): ComparisonColumn[] {
  const { t } = useLingui();
  return cars.map(({ id, card }) => {
    const label = card?.label ?? t`Unknown car`;
    return {
      key: String(id),
      label,
      brief: <ComparisonBrief picture={<CarPicture car={card ?? {}} most={320} />} label={label} />,
      head: (
        <ComparisonHead
          picture={<CarPicture car={card ?? {}} sizes="(min-width: 48em) 240px, 156px" />}
          isOver={isOver(card)}
          link={card ? { href: listingPath(card.slug), label } : null}
          unknown={<Trans>This car isn’t kept on your device, or its ad has ended.</Trans>}
          remove={
            <IconButton
              look="floating"
              label={t`Remove ${label} from the comparison`}
              icon={<Icon of={X} />}
              onClick={() => onRemove(id)}
            />
          }
        >
          {card && <EndingBadge card={card} />}
        </ComparisonHead>
      ),
    };
  });
}
