import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { ApiError, ConnectionLost } from '#app/data/api/api-error.ts';
import { idsOfAddress } from '#app/features/compare/compared-ids.ts';
import { Comparison } from '#app/features/compare/comparison.tsx';
import { ContactActions, type DetailSheet } from '#app/features/listing/contact-actions.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { comparePath } from '#contract/paths.ts';

const ListingSheets = lazyPart(
  'car',
  async () => (await import('#app/screens/sections/listing-sheets.tsx')).ListingSheets,
);
const ComparedCosts = optionalPart(
  'money',
  async () => (await import('#app/features/ownership/compared-costs.tsx')).ComparedCosts,
);

function CompareScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const ids = idsOfAddress(location.query.ids) ?? [];
  const [asked, setAsked] = useState<{ listing: ListingDetail; sheet: DetailSheet | undefined }>();
  const title = t`Compare used cars`;
  return (
    <>
      <Head
        title={title}
        description={t`Up to four used cars side by side: price, year, kilometres, tax and what the sellers say.`}
        canonicalPath={comparePath()}
        // A comparison is personal; the page that explains it is public.
        isIndexed={ids.length === 0}
      />
      <Comparison
        ids={ids}
        share={<ShareButton path={comparePath(ids)} title={title} />}
        contact={(listing) => (
          <ContactActions
            listing={listing}
            isColumn
            isOneOfMany
            onOpen={(sheet) => setAsked({ listing, sheet })}
          />
        )}
        costs={(listings, onKnown) => (
          <WhenIdle>
            <ComparedCosts listings={listings} onKnown={onKnown} />
          </WhenIdle>
        )}
      />
      {asked === undefined ? null : (
        <Suspense>
          <ListingSheets
            key={asked.listing.id}
            listing={asked.listing}
            open={asked.sheet}
            question=""
            onOpen={(sheet) => setAsked({ ...asked, sheet })}
            onClose={() => setAsked({ ...asked, sheet: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const ids = idsOfAddress(location.query.ids);
    if (ids === undefined) throw new ApiError('not_found', 'the address names no cars');
    if (ids.length === 0) return undefined;
    const asked = ids.join(',');
    if (asked !== location.query.ids) return { redirect: comparePath(ids) };
    try {
      const { items } = await api.get('byIds', { ids: asked });
      // Facts that only a car's own page contains; without them the rest can still be compared.
      await Promise.allSettled(items.map(({ id }) => api.get('view', { id: String(id) })));
    } catch (cause) {
      // Offline, the device has stored cards.
      if (!(cause instanceof ConnectionLost)) throw cause;
    }
    return undefined;
  },
  Screen: CompareScreen,
};
