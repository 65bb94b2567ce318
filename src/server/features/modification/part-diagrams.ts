import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { drawnBodyFor } from '#server/drawn-photos/model-bodies.ts';
import { type VehicleDiagram, vehicleDiagram } from '#server/drawn-photos/vehicle-diagrams.ts';
import { bodyPictureOf } from '#server/features/new-vehicles/shared/body-pictures.ts';
import type { NewVehicleModel } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

/** What of a drawing each part is. */
const shown: Readonly<Record<string, { readonly car: readonly string[]; readonly bike: readonly string[] }>> =
  {
    wheels: { car: ['tyres', 'wheels'], bike: ['tyres', 'wheels'] },
    suspension: { car: ['suspension', 'brakes'], bike: ['suspension', 'brakes'] },
    lights: { car: ['lights'], bike: ['lights'] },
    audio: { car: ['audio'], bike: ['horn'] },
    body: { car: ['body', 'seats'], bike: ['seat', 'box'] },
    engine: { car: ['engine', 'exhaust'], bike: ['engine', 'exhaust'] },
  };

/** The drawing of a model; the usual one of its kind without a model. */
function vehicleOf(kind: VehicleKind, model: NewVehicleModel | undefined): string {
  if (kind === 'motor') return (model && bodyPictureOf(model)) ?? 'matik';
  return drawnBodyFor({
    ...{ bodyType: model?.body ?? 'mpv', brandSlug: model?.brand.slug ?? '', modelSlug: model?.slug ?? '' },
  });
}

/** A part of the vehicle as a diagram. */
export function partDiagram(
  part: string,
  kind: VehicleKind,
  model: NewVehicleModel | undefined,
): VehicleDiagram | undefined {
  const isElectric = model?.variants.every(({ fuel }) => fuel === 'listrik') ?? false;
  const vehicle = vehicleOf(kind, model);
  if (isElectric && part === 'engine')
    return vehicleDiagram(vehicle, kind === 'mobil' ? ['pack', 'motor'] : ['battery', 'engine']);
  return vehicleDiagram(vehicle, shown[part]?.[kind === 'motor' ? 'bike' : 'car'] ?? []);
}
