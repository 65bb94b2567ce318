import { electricSchemas } from '#contract/electric/electric.schema.ts';
import { modelExtraSchemas } from '#contract/model-extras/model-extra.schema.ts';
import { modificationSchemas } from '#contract/modification/modification.schema.ts';
import { newCompareSchemas } from '#contract/new-compare/new-compare.schema.ts';
import { newVehicleSchemas } from '#contract/new-vehicles/new-model.schema.ts';

/** Endpoints called only by the new-vehicle pages. */
export const vehiclePageSchemas = {
  ...newVehicleSchemas,
  ...newCompareSchemas,
  ...modelExtraSchemas,
  ...electricSchemas,
  ...modificationSchemas,
} as const;
