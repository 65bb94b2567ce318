import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { HelpTopics } from '#app/features/breakdown-help/help-topics.tsx';
import { SymptomHelp } from '#app/features/breakdown-help/symptom-help.tsx';
import { NearestService } from '#app/features/outlets/nearest-service.tsx';
import { CityButton } from '#app/features/places/city-button.tsx';
import { knownUserCity, type UserCity } from '#app/features/places/known-city.ts';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import type { BreakdownHelp } from '#contract/breakdown-help/breakdown-help.schema.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { defaultCity } from '#contract/site/default-city.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { breakdownHelpPath } from '#contract/vehicles/vehicle-paths.ts';

/** The kind of vehicle of a path, and the symptom where it is a symptom's. */
function placeOf(path: string) {
  const [, place = '', symptom] = path.split('/');
  const kind = categories.find(({ slug }) => breakdownHelpPath(slug) === `/${place}`);
  return { kind, symptom };
}

const cityOf = (own: UserCity | undefined): { readonly slug: string; readonly name: string } =>
  own ? { slug: own.city, name: own.display_city } : defaultCity;

function BreakdownHelpScreen({ location: { path } }: { location: PageLocation }) {
  const { kind, symptom: id } = placeOf(path);
  const { data } = useApi('breakdownHelp', kind && { categoryId: String(kind.id) });
  const { t } = useLingui();
  const city = cityOf(useUserCity());
  if (!data || !kind) return null;
  const system = systemOf(data, id);
  const symptom = system?.symptoms.find((each) => each.id === id);
  const workshops = (
    <NearestService
      kind={kind.slug}
      categoryId={kind.id}
      city={city}
      cityButton={<CityButton word={t`Change city`} />}
    />
  );
  return (
    <>
      <Head
        title={symptom ? `${symptom.name} · ${data.title}` : data.title}
        description={symptom ? symptom.steps.join('. ') : data.description}
        canonicalPath={path}
      />
      {symptom && system ? (
        <SymptomHelp
          help={data}
          kind={kind.slug}
          symptom={symptom}
          system={system}
          workshops={workshops}
          share={<ShareButton path={path} title={symptom.name} />}
        />
      ) : (
        <HelpTopics help={data} kind={kind.slug} workshops={workshops} />
      )}
    </>
  );
}

const systemOf = ({ systems }: BreakdownHelp, id: string | undefined) =>
  systems.find(({ symptoms }) => symptoms.some((symptom) => symptom.id === id));

export const page: Page = {
  async load(api, { path }) {
    const { kind, symptom: id } = placeOf(path);
    if (!kind) throw new ApiError('not_found', 'no such kind of vehicle');
    const categoryId = String(kind.id);
    const [help] = await Promise.all([
      api.get('breakdownHelp', { categoryId }),
      // The page is of use without them.
      api.get('nearestService', { categoryId, city: cityOf(knownUserCity()).slug }).catch(() => undefined),
    ]);
    const symptom = systemOf(help, id)?.symptoms.find((each) => each.id === id);
    if (id !== undefined && !symptom) throw new ApiError('not_found', 'no such symptom');
    const steps = [[help.title, breakdownHelpPath(kind.slug)] as const];
    if (symptom) steps.push([symptom.name, path]);
    return { frame: { faqs: [], breadcrumbs: breadcrumbsTo(api.language, ...steps) } };
  },
  Screen: BreakdownHelpScreen,
};
