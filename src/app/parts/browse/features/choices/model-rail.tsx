import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { BarredRail } from '#app/parts/browse/ui/barred-rail.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
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
            <AppLink href={url} className={styles.model}>
              <CarPicture car={model} sizes="152px" />
              <span className={styles.body}>
                <span className={styles.name}>
                  {brandName} {name}
                </span>
                <span className={styles.price}>
                  <Trans>from {price}</Trans>
                </span>
                <span className={styles.count}>
                  <Plural value={count} one="# car" other="# cars" />
                </span>
              </span>
            </AppLink>
          </li>
        );
      })}
    </BarredRail>
  );
}
