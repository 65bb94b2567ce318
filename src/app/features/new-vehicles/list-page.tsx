import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import {
  type NewVehicleListName,
  newVehicleListPath,
  newVehiclesPath,
  type VehicleKind,
} from '#contract/vehicles/vehicle-paths.ts';
import { CardNotes } from './card-notes.tsx';
import { ListLinks } from './list-links.tsx';
import { ModelGrid } from './model-grid.tsx';

type Props = {
  readonly kind: VehicleKind;
  readonly list: NewVehicleListName;
  readonly answer: DataOf<'newVehicleList'>;
  /** What can be done with a model of the list. */
  actionOf(model: NewModelCard): ReactNode;
};

/** A list of models with a note on what it is sorted by; an empty list links to the lists that are not. */
export function ListPage({ kind, list, answer, actionOf }: Props) {
  const { title, description, basis, priceNote, instalmentNote, models, lists } = answer;
  return (
    <ContentPage
      title={title}
      lead={description}
      head={<VehicleKinds shown={kind} pathOf={(other) => newVehicleListPath(other, list)} />}
    >
      {models.length === 0 ? null : (
        <>
          <p className={texts.notePretty}>
            {basis} {priceNote}
          </p>
          <ModelGrid
            kind={kind}
            models={models}
            hasBrand
            hasLaunch={list === 'latest'}
            isFirst
            actionOf={actionOf}
          />
          <CardNotes notes={[instalmentNote]} models={models} />
        </>
      )}
      <ContentSection heading={models.length === 0 ? <Trans>Other lists</Trans> : <Trans>More lists</Trans>}>
        <ListLinks kind={kind} lists={lists.filter((other) => other !== list)} />
        <AppLink href={newVehiclesPath(kind)} className={layouts.actionLead}>
          <Trans>All brands and models</Trans>
        </AppLink>
      </ContentSection>
    </ContentPage>
  );
}
