import { type CarShape, profileLine } from './car-shape.ts';
import { carShapes } from './car-shapes.ts';

const { civic } = carShapes;

/** One shape for every body type; the wagon is drawn for the chooser only. */
export const tileShapes: Record<string, CarShape> = {
  mpv: carShapes.avanza,
  suv: carShapes.fortuner,
  hatchback: carShapes.brio,
  sedan: civic,
  crossover: carShapes['hr-v'],
  'pickup-truck': carShapes.hilux,
  van: carShapes['gran-max'],
  wagon: {
    ...civic,
    height: 1.46,
    low: profileLine(
      '0:0.6 0.03:0.69 0.13:0.745 0.6:0.825 1.32:0.925 1.9:0.95 2.9:0.98 4.1:1.02 4.6:0.99 4.67:0.88',
    ),
    top: profileLine('1.24:0.9 1.56:1.055 2.2:1.345 2.5:1.43 2.9:1.46 3.8:1.42 4.25:1.36 4.43:1.2 4.6:1.0'),
    rearGlassStart: 4.2,
    sideGlass: [1.6, 4.36],
    quarterPillar: 3.46,
    boot: false,
    rails: true,
    tail: 'corner',
  },
  coupe: carShapes.coupe,
  convertible: carShapes.convertible,
};
