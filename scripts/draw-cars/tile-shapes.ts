import { type CarShape, profileLine } from './car-shape.ts';
import { carShapes } from './car-shapes.ts';

const { civic } = carShapes;

const coupe: CarShape = {
  ...civic,
  length: 4.5,
  height: 1.34,
  wheelBase: 2.63,
  wheelRadius: 0.345,
  low: profileLine(
    '0:0.58 0.03:0.67 0.13:0.72 0.6:0.8 1.4:0.9 1.9:0.925 2.9:0.96 3.6:1.0 4.1:1.04 4.42:1.02 4.5:0.86',
  ),
  top: profileLine('1.34:0.88 1.66:1.02 2.26:1.27 2.52:1.33 2.76:1.34 3.15:1.29 3.5:1.17 3.8:1.07 4.06:1.0'),
  screenEnd: 2.22,
  rearGlassStart: 3.12,
  doors: [1.68, 2.94, 2.94],
  sideGlass: [1.68, 3.62],
  quarterPillar: 3.0,
  threeDoor: true,
};

/** One shape for every body type; the last three are drawn for the chooser only. */
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
  coupe,
  convertible: { ...coupe, softTop: true, sideGlass: [1.68, 3.3] },
};
