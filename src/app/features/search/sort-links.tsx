import { Check } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { type ListQuery, listQueryText, sortOrderOf } from './list-query.ts';
import styles from './sort-links.module.css';

export type SortLinksProps = {
  readonly options: FilterAnswer['sortOptions'];
  readonly list: ListQuery;
  /** The path of the list, without query. */
  readonly path: string;
};

export function SortLinks({ options, list, path }: SortLinksProps) {
  return (
    <ul>
      {options.map(({ sort, order: direction, name }) => {
        const order = sortOrderOf(sort, direction);
        const isCurrent = order === list.order;
        return (
          <li key={order}>
            <AppLink
              href={path + listQueryText({ ...list, order })}
              className={classNames(styles.order, isCurrent && styles.current)}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
              {isCurrent ? <Icon of={Check} /> : null}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
