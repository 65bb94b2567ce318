import { useApi } from '#app/data/api/use-api.tsx';
import { breadcrumbsOf } from '#app/features/new-vehicles/breadcrumbs-of.ts';
import { BrochurePage } from '#app/features/new-vehicles/brochure-page.tsx';
import { modelPlaceOf } from '#app/features/new-vehicles/model-place.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/list-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Breadcrumb } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

const titleOf = (model: string, language: Language) => localized(`${model} brochure`)[language];
const descriptionOf = ({ title: model, model: { prices } }: DataOf<'newModel'>, language: Language) =>
  ({
    id: `Unduh brosur ${model} dua halaman (PDF): ${prices ? 'harga dengan tanggalnya, ' : ''}varian, warna, dan spesifikasi.`,
    en: `Download the two-page brochure of the ${model} (PDF): ${prices ? 'prices with their dates, ' : ''}variants, colours and specifications.`,
  })[language];

function trailOf(
  kind: VehicleKind,
  { model, title }: DataOf<'newModel'>,
  { path }: PageLocation,
  language: Language,
): Breadcrumb[] {
  const label = titleOf(title, language);
  return [...breadcrumbsOf(language, kind, model.brand, model), { label, title: label, url: path }];
}

function NewModelBrochureScreen({ location }: { location: PageLocation }) {
  const language = useLanguage();
  const { kind, query } = modelPlaceOf(location);
  const { data } = useApi('newModel', query);
  if (!data) return null;
  const title = titleOf(data.title, language);
  return (
    <>
      <Head title={title} description={descriptionOf(data, language)} canonicalPath={location.path} />
      <ListData items={[]} breadcrumbs={trailOf(kind, data, location, language)} faqs={[]} />
      <BrochurePage kind={kind} title={title} answer={data} />
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const { kind, query } = modelPlaceOf(location);
    const answer = await api.get('newModel', query);
    return { frame: { faqs: [], breadcrumbs: trailOf(kind, answer, location, api.language) } };
  },
  Screen: NewModelBrochureScreen,
};
