import type { OrientationTag } from './exif-orientation.ts';

/** What the header of any format says. */
export type PhotoSize = {
  /** As stored, before it is turned upright. */
  readonly width: number;
  readonly height: number;
  /** Absent where the file has none, and where its format turns the photo by other means. */
  readonly orientation?: OrientationTag | undefined;
};
