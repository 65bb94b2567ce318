import { Trans } from '@lingui/react/macro';
import { FileDown } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ContentPage } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { languages } from '#contract/language.ts';
import { brochureFile, brochureLanguages } from '#contract/new-vehicles/brochure.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './brochure-page.module.css';
import { BrochurePreview } from './brochure-preview.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly title: string;
  readonly answer: DataOf<'newModel'>;
};

/** Download links for a model's brochure in both languages, with its contents. */
export function BrochurePage({ kind, title, answer }: Props) {
  const language = useLanguage();
  const { model } = answer;
  return (
    <ContentPage
      title={title}
      lead={
        <Trans>
          Two pages made of our own data: prices with their dates, variants and specifications. It is not the
          maker's brochure. Downloading it needs a connection.
        </Trans>
      }
    >
      <BrochurePreview answer={answer} />
      <ul className={styles.files}>
        {[language, ...languages.filter((each) => each !== language)].map((each) => (
          <li key={each}>
            {/* Not an `AppLink`: the target is a file, not a page of the app. */}
            <a
              href={brochureFile(kind, model.brand.slug, model.slug, each)}
              hrefLang={each}
              type="application/pdf"
              download
              className={buttonClass({ variant: each === language ? 'primary' : 'secondary', isWide: true })}
            >
              <Icon of={FileDown} />
              {brochureLanguages[each]} (PDF)
            </a>
          </li>
        ))}
      </ul>
      <p>
        <AppLink
          href={newVehiclesPath(kind, model.brand.slug, model.slug)}
          className={patterns.strongLineLink}
        >
          <Trans>All about the {answer.title}</Trans>
        </AppLink>
      </p>
    </ContentPage>
  );
}
