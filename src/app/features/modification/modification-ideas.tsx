import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VehicleDiagram } from '#app/ui/car/vehicle-diagram.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Accordion } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatMonth } from '#contract/date-words.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { IdeaItem } from './idea-item.tsx';
import styles from './modification-ideas.module.css';

type Props = { readonly kind: VehicleKind; readonly answer: DataOf<'modification'> };

/** Ideas by part of the vehicle. They expand without script. */
export function ModificationIdeas({ kind, answer: { model, parts } }: Props) {
  // Without a model the list is nested in a section of its kind.
  const Heading = model === null ? 'h3' : 'h2';
  return (
    <>
      <p className={texts.faint}>
        <Trans>Green: what is changed. The drawings are illustrations.</Trans>
      </p>
      {parts.map(({ slug, name, diagram, ideas }) => (
        <section key={slug} className={classNames(layouts.column10, styles.part)}>
          <Heading className={model === null ? styles.subheading : texts.sheetTitle}>{name}</Heading>
          {diagram === undefined ? null : <VehicleDiagram diagram={diagram} className={styles.diagram} />}
          <Accordion>
            {ideas.map((idea) => (
              <IdeaItem key={idea.id} idea={idea} modelName={model?.name} />
            ))}
          </Accordion>
        </section>
      ))}
      <p>
        {model === null ? (
          <AppLink href={newVehiclesPath(kind)} className={styles.link}>
            <Trans>Choose a model for ideas that suit it</Trans>
          </AppLink>
        ) : (
          <AppLink href={newVehiclesPath(kind, model.brand.slug, model.slug)} className={styles.link}>
            <Trans>
              All about the {model.brand.name} {model.name}
            </Trans>
          </AppLink>
        )}
      </p>
    </>
  );
}

/** Source and as-of date of the ideas and their figures. */
export function ModificationSource({ asOf }: { readonly asOf: string }) {
  const language = useLanguage();
  const month = formatMonth(asOf, language);
  return (
    <p className={texts.notePretty}>
      <Trans>
        Costs are estimates by Lajur for parts and work, {month}; they are not offers. The law as generally
        known in {month}: ask your Samsat or testing station before you change dimensions, engine or colour,
        and your dealer and insurer about the warranty and the policy.
      </Trans>
    </p>
  );
}
