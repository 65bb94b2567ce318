import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './model-rail.module.css';

type Props = { readonly models: DataOf<'topModel'> };

/** Popular models side by side, with lowest price and count. */
export function ModelRail({ models }: Props) {
  const language = useLanguage();
  return (
    <ul className={styles.rail}>
      {models.map(({ slug, brandName, name, url, count, minPrice, coverImage }) => {
        const price = formatPrice(minPrice, language);
        return (
          <li key={slug}>
            <AppLink href={url} className={styles.model}>
              <Picture picture={coverImage} alt="" sizes="152px" className={styles.photo} />
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
    </ul>
  );
}
