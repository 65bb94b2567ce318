import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BarredRail } from '#app/ui/barred-rail.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { ModelCard } from '#app/ui/car/model-card.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './model-rail.module.css';

type Props = { readonly models: DataOf<'topModel'> };

/** Popular models with lowest price and count. */
export function ModelRail({ models }: Props) {
  const language = useLanguage();
  return (
    <BarredRail className={styles.rail}>
      {models.map((model) => {
        const { slug, brandName, name, url, count, minPrice } = model;
        const price = formatPrice(minPrice, language);
        return (
          <li key={slug}>
            <ModelCard
              href={url}
              picture={<CarPicture car={model} sizes="152px" />}
              name={`${brandName} ${name}`}
              price={<Trans>from {price}</Trans>}
              note={<Plural value={count} one="# car" other="# cars" />}
            />
          </li>
        );
      })}
    </BarredRail>
  );
}
