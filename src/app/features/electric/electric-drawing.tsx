import { ModelDrawing } from '#app/ui/car/model-drawing.tsx';
import type { ElectricModel } from '#contract/electric/electric.schema.ts';
import type { DrawingFacing } from '#contract/new-vehicles/model-drawing.ts';

type Props = {
  readonly model: Pick<ElectricModel, 'body' | 'drawing'>;
  readonly sizes: string;
  readonly facing?: DrawingFacing;
  readonly isEager?: boolean;
};

/** An electric model as its card draws it. */
export function ElectricDrawing({ model: { body, drawing }, isEager, ...shown }: Props) {
  const named = body === null ? null : { slug: body, name: '' };
  return <ModelDrawing model={{ body: named, drawing }} eager={isEager} {...shown} />;
}
