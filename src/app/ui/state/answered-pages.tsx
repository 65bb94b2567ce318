import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { PageMeta } from '#contract/api/envelope.ts';
import { Answered, type AnsweredProps } from './answered.tsx';

/** The place of a page in a list that grows. */
export type PagePlace = { readonly page: number; readonly isLast: boolean; onMore(): void };

/** Pages of a list below each other. Each is read on its own, and opens offline with its last response. */
export function GrowingPages({ children }: { children(place: PagePlace): ReactNode }) {
  const [count, setCount] = useState(1);
  return Array.from({ length: count }, (_, at) => at + 1).map((page) => (
    <Fragment key={page}>
      {children({ page, isLast: page === count, onMore: () => setCount(page + 1) })}
    </Fragment>
  ));
}

/** The parameter of a page's endpoint. */
export const pageField = ({ page }: PagePlace) => (page === 1 ? {} : { page: String(page) });

type Props<Data> = AnsweredProps<Data> & {
  readonly place: PagePlace;
  /** Text of the button for the next page. */
  readonly more: ReactNode;
  /** Of the button, which without it is as wide as the list. */
  readonly moreClass?: string | undefined;
  /** Around the page and the button; without it they stand in what is around the list. */
  readonly className?: string | undefined;
};

/** One page of a list of the account, and the button for the next. */
export function AnsweredPage<Data extends { readonly meta: PageMeta }>(props: Props<Data>) {
  const { place, more, moreClass, className, guest, children, ...rest } = props;
  const framed = (content: ReactNode) =>
    className === undefined ? content : <div className={className}>{content}</div>;
  return (
    // The first page tells guests.
    <Answered {...rest} guest={place.page === 1 ? guest : undefined}>
      {(data) =>
        framed(
          <>
            {children(data)}
            {place.isLast && place.page < data.meta.pageCount ? (
              <Button
                variant="secondary"
                isWide={moreClass === undefined}
                className={moreClass}
                onClick={place.onMore}
              >
                {more}
              </Button>
            ) : null}
          </>,
        )
      }
    </Answered>
  );
}
