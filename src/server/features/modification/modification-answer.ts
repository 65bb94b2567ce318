import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { NewVehicleModel } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { kindNames } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { asOf, type ModificationRow, partNames, textsOf } from './modification-table.ts';
import { partDiagram } from './part-diagrams.ts';

/**
 * Ideas for a kind of vehicle, or those that suit a model.
 * @returns undefined for a kind without any
 */
export function modificationAnswer(
  rows: readonly ModificationRow[],
  { kind, model, language }: { kind: VehicleKind; model: NewVehicleModel | undefined; language: Language },
): DataOf<'modification'> | undefined {
  const suited = rows.filter((row) => row.kind === kind && suits(row, model));
  if (suited.length === 0) return undefined;
  const prices = model?.variants.flatMap(({ price }) => (price === null ? [] : [price])) ?? [];
  const lowest = prices.length === 0 ? null : Math.min(...prices);
  return {
    ...headOf(suited.length, kind, model, language),
    asOf,
    model: model ? { slug: model.slug, name: model.name, brand: model.brand } : null,
    parts: Object.entries(partNames).flatMap(([slug, name]) => {
      const ideas = suited
        .filter(({ part }) => part === slug)
        .map((row) => ({
          ...{ id: row.id, effort: row.effort, law: row.law, ...textsOf(row, language) },
          cost: { min: row.cost_min, max: row.cost_max },
          share: lowest === null ? null : { min: row.cost_min / lowest, max: row.cost_max / lowest },
        }));
      const diagram = partDiagram(slug, kind, model);
      return ideas.length === 0 ? [] : [{ slug, name: name[language], diagram, ideas }];
    }),
  };
}

/** Ideas that need an engine suit no electric model; a model sold with both drivetrains suits either. */
function suits({ id, needs_engine }: ModificationRow, model: NewVehicleModel | undefined): boolean {
  // CVT rollers and belts exist on automatic scooters only.
  if (id === 'cvt' && model && model.body !== 'matik') return false;
  if (needs_engine === 'no' || !model) return true;
  const isWanted = (fuel: string | null) =>
    needs_engine === 'electric' ? fuel === 'listrik' : fuel !== null && fuel !== 'listrik';
  return model.variants.some(({ fuel }) => isWanted(fuel));
}

function headOf(count: number, kind: VehicleKind, model: NewVehicleModel | undefined, language: Language) {
  const name = kindNames[kind][language];
  if (model) {
    const label = `${model.brand.name} ${model.name}`;
    return {
      title: localized(`Modifying the ${label}`)[language],
      description: localized(
        `${count} ideas for modifying the ${label}: what they cost, how hard they are, what the law allows, and what they do to warranty and insurance.`,
      )[language],
    };
  }
  return {
    title: localized(`Modifying ${name}`)[language],
    description: localized(
      `${count} ideas for modifying ${name}: what they cost, how hard they are, what the law allows, and what they do to warranty and insurance.`,
    )[language],
  };
}
