import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { type VehicleDiagram, vehicleDiagram } from '#server/drawn-photos/vehicle-diagrams.ts';
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

/** The drawing that is most like a model. */
function vehicleOf(kind: VehicleKind, model: NewVehicleModel | undefined): string {
  const body = model?.body ?? '';
  if (kind === 'motor') return body === 'bebek' ? body : /sport|touring|trail/.test(body) ? 'sport' : 'matik';
  return body === 'suv' ? body : body.startsWith('pick') ? 'pickup' : 'mpv';
}

/** A part of the vehicle as a diagram. */
export function partDiagram(
  part: string,
  kind: VehicleKind,
  model: NewVehicleModel | undefined,
): VehicleDiagram | undefined {
  const isElectric = model?.variants.every(({ fuel }) => fuel === 'listrik') ?? false;
  if (isElectric && part === 'engine')
    return kind === 'mobil' ? vehicleDiagram('ev', ['pack', 'motor']) : vehicleDiagram('matik', ['battery']);
  return vehicleDiagram(vehicleOf(kind, model), shown[part]?.[kind === 'motor' ? 'bike' : 'car'] ?? []);
}
