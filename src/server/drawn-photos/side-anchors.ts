type Place = readonly [x: number, y: number];

/** Where the parts of a drawn car are in its drawing from the side, nose to the left, 480 × 300. */
export type SideAnchors = {
  /** Centres of the wheels: their columns, their row and their radius. */
  readonly front: number;
  readonly rear: number;
  readonly axle: number;
  readonly wheel: number;
  /** Columns of both ends. */
  readonly nose: number;
  readonly tail: number;
  /** Rows: the underside, the middle of the bonnet, the lower edge of the side windows, the roof. */
  readonly sill: number;
  readonly bonnet: number;
  readonly belt: number;
  readonly roof: number;
  /** Foot and top of the windscreen, top and foot of the rear window. */
  readonly glass: readonly [Place, Place, Place, Place];
  /** Columns: where the front door begins and ends, where the rear door ends. */
  readonly doors: readonly [number, number, number];
  /** Columns of the rows of seats, the front one first. */
  readonly seats: readonly number[];
  readonly lamp: Place;
  readonly tailLamp: Place;
  /** What a truck or pick-up carries: left, top, right, floor. */
  readonly load?: readonly [number, number, number, number];
  /** The upper edge from the nose to the tail, as x and y in turn. */
  readonly edge: readonly number[];
};
