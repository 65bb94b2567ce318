import { Trans } from '@lingui/react/macro';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { VehicleKinds } from '#app/ui/vehicle-kinds.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import {
  type NewVehicleListName,
  newVehicleListPath,
  newVehiclesPath,
  type VehicleKind,
} from '#contract/vehicles/vehicle-paths.ts';
import { ListLinks } from './list-links.tsx';
import { ModelGrid } from './model-grid.tsx';
import styles from './new-vehicles.module.css';

type Props = {
  readonly kind: VehicleKind;
  readonly list: NewVehicleListName;
  readonly answer: DataOf<'newVehicleList'>;
};

/** Models in the order of a list, and by what they are ordered; an empty one leads to the next best. */
export function ListPage({ kind, list, answer: { title, description, basis, models, lists } }: Props) {
  return (
    <ContentPage
      title={title}
      lead={description}
      head={<VehicleKinds shown={kind} pathOf={(other) => newVehicleListPath(other, list)} />}
    >
      {models.length === 0 ? null : (
        <>
          <p className={styles.note}>{basis}</p>
          <ModelGrid kind={kind} models={models} hasBrand hasLaunch={list === 'latest'} />
        </>
      )}
      <ContentSection
        heading={models.length === 0 ? <Trans>What there is instead</Trans> : <Trans>More lists</Trans>}
      >
        <ListLinks kind={kind} lists={lists.filter((other) => other !== list)} />
        <AppLink href={newVehiclesPath(kind)} className={styles.more}>
          <Trans>All brands and models</Trans>
        </AppLink>
      </ContentSection>
    </ContentPage>
  );
}
