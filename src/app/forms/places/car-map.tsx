import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chip, ChipLink } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { pathInLanguage } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import { indonesiaOutline } from '#contract/places/indonesia-outline.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';
import styles from './car-map.module.css';
import {
  type Circle,
  circleAt,
  type ProvinceCircle,
  provincesOnMap,
  radiusIn,
  viewOf,
  wholeCountry,
} from './map-view.ts';

export type CarMapProps = {
  /** What is counted in a city; by default its cars on offer. */
  readonly countOf?: ((city: CityEntry) => number) | undefined;
  /** The list that a city narrows to. */
  readonly hrefOf?: (slug: string) => string;
  /** In place of a link: chooses a city, or lets it go. */
  readonly onChoose?: (slug: string) => void;
  readonly isChosen?: (slug: string) => boolean;
};

const carsOnOffer = ({ count }: CityEntry) => count;
const notChosen = () => false;
/** How far beside a circle a finger may be, in pixels. */
const reach = 22;
/** Names below the map before all of them are asked for. */
const firstNames = 8;

/**
 * Where cars are: provinces as circles on the country's outline, then the cities of one. The picture is for the eyes and
 * for fingers; the names below it are the same as links or buttons, for keys and for those who listen.
 */
export function CarMap({ countOf = carsOnOffer, hrefOf, onChoose, isChosen = notChosen }: CarMapProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { data: cities, isLoading } = useApi('cities', {});
  const [openId, setOpenId] = useState<string>();
  if (!cities)
    return isLoading ? (
      <Skeleton height="220px" radius="12px" />
    ) : (
      <p className={texts.note} role="status">
        <Trans>The map needs a connection the first time. Try again when there is a signal.</Trans>
      </p>
    );
  const provinces = provincesOnMap(cities, countOf);
  const open = provinces.find(({ slug }) => slug === openId);
  const circles: readonly Circle[] = open?.cities ?? provinces;
  const view = open ? viewOf(open.cities) : wholeCountry;
  const most = circles[0]?.count ?? 1;

  function choose(circle: Circle): void {
    if (!open) setOpenId(circle.slug);
    else if (onChoose) onChoose(circle.slug);
    else if (hrefOf) navigate(pathInLanguage(hrefOf(circle.slug), language));
  }

  function tap({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const units = Math.max(view.width / box.width, view.height / box.height);
    const found = circleAt(circles, view, {
      x: view.x + view.width / 2 + (clientX - box.left - box.width / 2) * units,
      y: view.y + view.height / 2 + (clientY - box.top - box.height / 2) * units,
      reach: reach * units,
    });
    if (found) choose(found);
  }

  return (
    <div className={layouts.stack12}>
      <svg
        className={styles.map}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden="true"
        onClick={tap}
      >
        <path className={styles.land} d={indonesiaOutline.path} />
        {circles.toReversed().map((circle) => (
          <circle
            key={circle.slug}
            className={styles.circle}
            data-chosen={isChosen(circle.slug)}
            cx={circle.x}
            cy={circle.y}
            r={radiusIn(view, circle.count, most)}
          >
            <title>{`${circle.name}: ${formatNumber(circle.count, language)}`}</title>
          </circle>
        ))}
      </svg>
      {open ? (
        <div className={layouts.wrap8}>
          <Chip icon={<Icon of={ArrowLeft} size={18} />} onClick={() => setOpenId(undefined)}>
            <Trans>All provinces</Trans>
          </Chip>
          <strong className={styles.open} role="status">
            {open.name}
          </strong>
        </div>
      ) : null}
      <Names
        key={openId}
        label={open ? open.name : t`Provinces`}
        circles={circles}
        {...(open && hrefOf && { hrefOf })}
        {...(open && onChoose && { isChosen })}
        onChoose={choose}
      />
      <p className={texts.note}>
        <Trans>
          A circle is where most of a place is; the larger, the more. Coast: Natural Earth, public domain.
          Middles of cities: the charging stations of ESDM and PLN, or the seat of government.
        </Trans>
      </p>
    </div>
  );
}

type NamesProps = {
  readonly label: string;
  readonly circles: readonly (Circle | ProvinceCircle)[];
  readonly hrefOf?: (slug: string) => string;
  readonly isChosen?: (slug: string) => boolean;
  onChoose(circle: Circle): void;
};

function Names({ label, circles, hrefOf, isChosen, onChoose }: NamesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? circles : circles.slice(0, firstNames);
  return (
    <ul className={layouts.wrap8} aria-label={label}>
      {shown.map((circle) => (
        <li key={circle.slug}>
          {hrefOf ? (
            <ChipLink href={hrefOf(circle.slug)} count={circle.count}>
              {circle.name}
            </ChipLink>
          ) : (
            <Chip
              count={circle.count}
              {...(isChosen && { 'aria-pressed': isChosen(circle.slug) })}
              onClick={() => onChoose(circle)}
            >
              {circle.name}
            </Chip>
          )}
        </li>
      ))}
      {isWhole || circles.length <= firstNames ? null : (
        <li>
          <Chip onClick={() => setIsWhole(true)} count={circles.length}>
            <Trans>Show all</Trans>
          </Chip>
        </li>
      )}
    </ul>
  );
}
