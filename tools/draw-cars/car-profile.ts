import type { CarShape } from './car-shape.ts';
import { clamp, itemAt, mix, monotoneCurve, type Point2, smoothStep } from './geometry-math.ts';

/** A shape with the curves every drawing and mesh needs. Here x runs FORWARD: 0 at the tail, `length` at the nose. */
export interface CarProfile {
  shape: CarShape;
  frontAxle: number;
  rearAxle: number;
  /** Where the vehicle ends: 0, or behind it where it carries cargo. */
  rearEnd: number;
  /** Bonnet, belt and tail height at x. */
  lowAt: (x: number) => number;
  /** Screen and roof height at x. */
  roofAt: (x: number) => number;
  /** Underside of the body at x. */
  sillAt: (x: number) => number;
  /** Lower edge of the side glass at x. */
  beltAt: (x: number) => number;
  /** Half-width share 0..1 of the plan at x. */
  planAt: (x: number) => number;
  /** Half-width of the greenhouse at x and height z. */
  glassHalfWidth: (x: number, z: number) => number;
  cabinRear: number;
  cabinFront: number;
}

export function carProfile(shape: CarShape): CarProfile {
  const { length, height } = shape;
  const forward = (points: readonly Point2[]) =>
    monotoneCurve(points.map(([distance, z]): Point2 => [length - distance, z]));
  const lowAt = forward(shape.low);
  const roofAt = forward(shape.top);
  const frontAxle = length - shape.frontOverhang;
  const middle = length / 2;
  const planAt = (x: number) => {
    const exponent = (x > middle ? shape.cornerFront : shape.cornerRear) * 1.55;
    return (1 - clamp(Math.abs(x - middle) / middle) ** exponent) ** (1 / exponent);
  };
  const beltAt = (x: number) => lowAt(x) - 0.012;
  const beltHalf = (shape.width / 2) * 0.945;
  const roofHalf = (shape.width / 2) * shape.tumble;
  return {
    shape,
    frontAxle,
    rearAxle: frontAxle - shape.wheelBase,
    rearEnd: shape.cargo ? length - shape.cargo.until : 0,
    lowAt,
    roofAt,
    beltAt,
    planAt,
    sillAt: (x) =>
      shape.clearance +
      0.07 * Math.exp(-(length - x) / 0.14) +
      0.1 * Math.exp(-x / 0.16) +
      (shape.bed ? 0.05 * smoothStep(1.6, 0, x) : 0),
    glassHalfWidth: (x, z) => {
      const rise = clamp((z - beltAt(x)) / (height - beltAt(x)), 0, 1.1);
      const plan = Math.min(1, planAt(clamp(x, 0.02, length - 0.02)) * 1.02);
      return mix(beltHalf, roofHalf, rise ** 1.25) * plan;
    },
    cabinRear: length - itemAt(shape.top, shape.top.length - 1)[0],
    cabinFront: length - itemAt(shape.top, 0)[0],
  };
}
