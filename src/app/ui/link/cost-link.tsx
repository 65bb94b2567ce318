import { Suspense, useState } from 'react';
import { AppLink, type AppLinkProps, isPlain } from '#app/ui/link/app-link.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const load = async () => (await import('#app/features/ownership/cost-sheet.tsx')).CostSheet;
const CostSheet = lazyPart('money', load);

/** A link to the page of what a vehicle costs; it opens as a sheet above this page where that can be loaded. */
export function CostLink({ href, ...rest }: AppLinkProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <AppLink
        href={href}
        aria-haspopup="dialog"
        data-sheet=""
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          const { href: page } = event.currentTarget;
          load().then(
            () => setIsOpen(true),
            () => location.assign(page),
          );
        }}
        {...rest}
      />
      {isOpen === undefined ? null : (
        <Suspense>
          <CostSheet
            vehicle={href.slice(href.indexOf('?') + 1)}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
