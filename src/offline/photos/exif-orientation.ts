/** The orientation of a photo, 1 to 8 as in EXIF: https://exiftool.org/TagNames/EXIF.html */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Position of the orientation value in the file, and the value. */
export type OrientationTag = {
  readonly orientation: Orientation;
  /** Byte order. */
  readonly at: number;
  readonly isLittleEndian: boolean;
};

const orientationTag = 0x0112;
const shortType = 3;

/**
 * Reads the orientation from a TIFF block, which contains EXIF in every photo format. Undefined if it is
 * broken or absent.
 */
export function orientationIn(bytes: Uint8Array, start: number, end: number): OrientationTag | undefined {
  const last = Math.min(end, bytes.length);
  if (last - start < 14) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, last);
  const order = view.getUint16(start);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittleEndian = order === 0x4949;
  if (view.getUint16(start + 2, isLittleEndian) !== 42) return undefined;
  const directory = start + view.getUint32(start + 4, isLittleEndian);
  if (directory + 2 > last) return undefined;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > last) return undefined;
    if (view.getUint16(at, isLittleEndian) !== orientationTag) continue;
    if (view.getUint16(at + 2, isLittleEndian) !== shortType) return undefined;
    const orientation = toOrientation(view.getUint16(at + 8, isLittleEndian));
    return orientation && { orientation, at: at + 8, isLittleEndian };
  }
  return undefined;
}

function toOrientation(value: number): Orientation | undefined {
  const known: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
  return known.find((each) => each === value);
}

/**
 * Sets the orientation in the file to upright, so that no browser rotates it. Browsers differ by format and
 * version in what they rotate; rotating here, while the photo is resized anyway, gives the same result in
 * all.
 */
export function clearOrientation(bytes: Uint8Array, { at, isLittleEndian }: OrientationTag): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(at, 1, isLittleEndian);
}

/** Rotated by 90 degrees: the stored width is the displayed height. */
export function isSideways(orientation: Orientation): boolean {
  return orientation >= 5;
}

export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The canvas transform that displays the stored picture upright. */
export function uprightTransform(orientation: Orientation, width: number, height: number): Transform {
  const transforms: Readonly<Record<Orientation, Transform>> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return transforms[orientation];
}
