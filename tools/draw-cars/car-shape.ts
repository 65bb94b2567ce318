import type { Point2 } from './geometry-math.ts';

export type Face =
  | 'slim'
  | 'wing'
  | 'shield'
  | 'suv'
  | 'truck'
  | 'van'
  | 'grand'
  | 'round'
  | 'sport'
  | 'city'
  | 'electric'
  | 'classic';
export type Tail = 'wide' | 'tall' | 'bar' | 'corner' | 'low' | 'classic';

/** What a truck carries behind its cab, which then ends at `length`. Heights are above the ground. */
export interface Cargo {
  kind: 'bed' | 'box' | 'bare';
  from: number;
  until: number;
  floor: number;
  top: number;
}

/** One body in metres. Distances (`low`, `top`, `screen`, `doors`...) run backwards from the nose. */
export interface CarShape {
  length: number;
  width: number;
  height: number;
  wheelBase: number;
  wheelRadius: number;
  frontOverhang: number;
  clearance: number;
  /** Roundness of the plan's front and rear corners: 3 is round, 7 is a box. */
  cornerFront: number;
  cornerRear: number;
  /** Bonnet, belt and tail line as [distance, height]. */
  low: readonly Point2[];
  /** Windscreen, roof and rear glass line as [distance, height]. */
  top: readonly Point2[];
  /** Where the windscreen ends and the rear glass begins on the roof line. */
  screenEnd: number;
  rearGlassStart: number;
  /** Front door's leading edge, its trailing edge, rear door's trailing edge. */
  doors: readonly [number, number, number];
  /** Side glass from and to. */
  sideGlass: readonly [number, number];
  /** Pillar between the rear door and the rear quarter glass. */
  quarterPillar: number;
  /** Rake of the nose and of the tail. */
  lean: Point2;
  /** Roof width as a share of body width. */
  tumble: number;
  face: Face;
  tail: Tail;
  /** None is a steel wheel under a plain cap. */
  spokes: number;
  twinSpokes: boolean;
  rails?: boolean;
  cladding?: boolean;
  boot?: boolean;
  threeDoor?: boolean;
  chrome?: boolean;
  spareWheel?: boolean;
  slidingDoor?: boolean;
  blackRearPillar?: boolean;
  /** Driven with the roof down: seats, and the roof folded behind them, from and to. */
  openCabin?: Point2;
  /** A dark strip along the doors. */
  moulding?: boolean;
  /** Flare of the wheel arches. */
  flare?: number;
  /** Load bed from and to. */
  bed?: Point2;
  cargo?: Cargo;
}

/** Reads points written as "distance:height distance:height ...". */
export function profileLine(text: string): Point2[] {
  return text.split(' ').map((point): Point2 => {
    const [distance, height] = point.split(':').map(Number);
    return [distance ?? 0, height ?? 0];
  });
}
