import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#app/when-idle.ts';
import { LazySearchHost } from './lazy-search-host.tsx';
import { SearchField } from './search-field.tsx';
import { onUnansweredSearch } from './search-request.ts';

/** The header's search field. Other search controls, and the full-screen search, load later. */
export function HeaderSearch({ text }: { readonly text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const prepare = () => setIsReady(true);
    whenIdle(prepare);
    return onUnansweredSearch(prepare);
  }, []);

  return (
    <>
      <SearchField text={text} inputRef={field} />
      {isReady ? (
        <Suspense fallback={null}>
          <LazySearchHost field={field} />
        </Suspense>
      ) : null}
    </>
  );
}
