import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { HelpTopics } from '#app/features/breakdown-help/help-topics.tsx';
import { NearestService } from '#app/features/outlets/nearest-service.tsx';
import { CityButton } from '#app/features/places/city-button.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { breakdownHelpPath } from '#contract/vehicles/vehicle-paths.ts';

const kindOf = (path: string) => categories.find(({ slug }) => breakdownHelpPath(slug) === path);

function BreakdownHelpScreen({ location: { path } }: { location: PageLocation }) {
  const kind = kindOf(path);
  const { data } = useApi('breakdownHelp', kind && { categoryId: String(kind.id) });
  const city = useUserCity()?.city;
  if (!data || !kind) return null;
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={path} />
      <HelpTopics
        help={data}
        kind={kind.slug}
        workshops={
          <NearestService kind={kind.slug} categoryId={kind.id} city={city} cityButton={<CityButton />} />
        }
      />
    </>
  );
}

export const page: Page = {
  async load(api, { path }) {
    const kind = kindOf(path);
    if (!kind) throw new ApiError('not_found', 'no such kind of vehicle');
    const { title } = await api.get('breakdownHelp', { categoryId: String(kind.id) });
    return { frame: { faqs: [], breadcrumbs: breadcrumbsTo(api.language, [title, path]) } };
  },
  Screen: BreakdownHelpScreen,
};
