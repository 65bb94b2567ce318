import { type CarShape, profileLine } from './car-shape.ts';
import { alphard, granMax, hilux } from './large-car-shapes.ts';

/** What cars before 2010 have in common: square lamps with amber beside them, a strip along the doors. */
const older = {
  face: 'classic',
  spokes: 8,
  twinSpokes: false,
  moulding: true,
  chrome: false,
  cladding: false,
} as const satisfies Partial<CarShape>;

export const kijang: CarShape = {
  ...older,
  length: 4.405,
  width: 1.67,
  height: 1.8,
  wheelBase: 2.65,
  wheelRadius: 0.315,
  frontOverhang: 0.74,
  clearance: 0.2,
  cornerFront: 4.2,
  cornerRear: 5.6,
  low: profileLine(
    '0:0.74 0.02:0.88 0.08:0.95 0.5:1 1.12:1.03 1.8:1.045 3:1.05 4.2:1.06 4.37:1.04 4.405:0.95',
  ),
  top: profileLine('1.04:1 1.2:1.14 1.66:1.58 1.9:1.73 2.35:1.795 3.4:1.8 4.1:1.77 4.27:1.54 4.35:1.06'),
  screenEnd: 1.64,
  rearGlassStart: 4.08,
  doors: [1.28, 2.24, 3.18],
  sideGlass: [1.2, 4.2],
  quarterPillar: 3.26,
  lean: [0.03, 0.02],
  tumble: 0.86,
  tail: 'low',
};

export const corolla: CarShape = {
  ...older,
  length: 4.32,
  width: 1.69,
  height: 1.39,
  wheelBase: 2.465,
  wheelRadius: 0.3,
  frontOverhang: 0.86,
  clearance: 0.16,
  cornerFront: 3.8,
  cornerRear: 4.4,
  low: profileLine(
    '0:0.62 0.03:0.74 0.1:0.785 0.6:0.84 1.28:0.895 1.9:0.915 2.9:0.93 3.4:0.955 3.62:0.965 4.22:0.95 4.32:0.84',
  ),
  top: profileLine('1.18:0.88 1.38:1.02 1.88:1.3 2.12:1.37 2.55:1.39 2.95:1.37 3.18:1.3 3.5:1.06 3.62:0.97'),
  screenEnd: 1.85,
  rearGlassStart: 3.1,
  doors: [1.42, 2.36, 3.16],
  sideGlass: [1.32, 3.42],
  quarterPillar: 3.14,
  lean: [0.04, 0.03],
  tumble: 0.8,
  tail: 'classic',
  boot: true,
};

export const starlet: CarShape = {
  ...older,
  length: 3.74,
  width: 1.61,
  height: 1.39,
  wheelBase: 2.3,
  wheelRadius: 0.28,
  frontOverhang: 0.74,
  clearance: 0.16,
  cornerFront: 3.8,
  cornerRear: 4.4,
  low: profileLine(
    '0:0.62 0.03:0.74 0.1:0.785 0.5:0.835 1.05:0.885 1.6:0.905 2.6:0.925 3.4:0.945 3.68:0.92 3.74:0.82',
  ),
  top: profileLine('0.96:0.87 1.16:1.02 1.6:1.3 1.84:1.37 2.3:1.39 2.85:1.36 3.12:1.3 3.42:1.1 3.6:0.95'),
  screenEnd: 1.58,
  rearGlassStart: 3.06,
  doors: [1.2, 2.1, 2.84],
  sideGlass: [1.1, 3.12],
  quarterPillar: 2.86,
  lean: [0.04, 0.02],
  tumble: 0.8,
  tail: 'low',
};

export const terrano: CarShape = {
  ...older,
  length: 4.5,
  width: 1.735,
  height: 1.72,
  wheelBase: 2.65,
  wheelRadius: 0.36,
  frontOverhang: 0.78,
  clearance: 0.24,
  cornerFront: 4.4,
  cornerRear: 5.6,
  low: profileLine(
    '0:0.84 0.02:0.97 0.08:1.02 0.6:1.055 1.2:1.085 1.9:1.095 3.2:1.105 4.3:1.12 4.46:1.1 4.5:1',
  ),
  top: profileLine('1.12:1.05 1.28:1.2 1.74:1.55 1.98:1.675 2.45:1.72 3.6:1.715 4.2:1.67 4.36:1.44 4.45:1.12'),
  screenEnd: 1.72,
  rearGlassStart: 4.18,
  doors: [1.38, 2.34, 3.28],
  sideGlass: [1.3, 4.26],
  quarterPillar: 3.34,
  lean: [0.03, 0.02],
  tumble: 0.85,
  tail: 'low',
  cladding: true,
  flare: 0.045,
  spareWheel: true,
  rails: true,
};

export const serena: CarShape = { ...alphard, ...older, tail: 'low' };

export const strada: CarShape = { ...hilux, ...older, tail: 'low', flare: 0.03, spokes: 5 };

/** Two long doors, a boot, a low nose. */
export const prelude: CarShape = {
  ...corolla,
  length: 4.44,
  width: 1.75,
  height: 1.315,
  wheelBase: 2.55,
  frontOverhang: 0.93,
  low: profileLine(
    '0:0.58 0.03:0.69 0.1:0.735 0.6:0.79 1.4:0.865 2:0.885 3:0.905 3.6:0.94 3.86:0.95 4.34:0.93 4.44:0.82',
  ),
  top: profileLine('1.34:0.86 1.56:0.99 2.06:1.24 2.3:1.3 2.66:1.315 3:1.295 3.26:1.22 3.62:1.03 3.8:0.95'),
  screenEnd: 2.02,
  rearGlassStart: 3.14,
  doors: [1.58, 2.82, 2.82],
  sideGlass: [1.5, 3.5],
  quarterPillar: 2.88,
  threeDoor: true,
};

/** A small van that stands over its front wheels. */
export const zebra: CarShape = {
  ...granMax,
  ...older,
  face: 'van',
  length: 3.8,
  width: 1.56,
  height: 1.83,
  wheelBase: 2.08,
  wheelRadius: 0.275,
  frontOverhang: 0.74,
  cornerFront: 5,
  cornerRear: 6.4,
  low: profileLine('0:0.84 0.02:0.98 0.06:1.03 0.24:1.05 0.5:1.06 1.4:1.06 2.7:1.06 3.68:1.06 3.76:1.04 3.8:0.94'),
  top: profileLine('0.16:1 0.26:1.16 0.56:1.6 0.78:1.75 1.3:1.82 2.8:1.83 3.6:1.81 3.72:1.58 3.77:1.04'),
  screenEnd: 0.6,
  rearGlassStart: 3.58,
  doors: [0.34, 1.28, 2.36],
  sideGlass: [0.36, 3.54],
  quarterPillar: 2.42,
  lean: [0.03, 0.01],
};
