import type { OrientationTag } from './exif-orientation.ts';

/** The size according to the header, for any format. */
export type PhotoSize = {
  /** As stored, before rotation. */
  readonly width: number;
  readonly height: number;
  /** Absent if the file has none, or its format rotates the photo by other means. */
  readonly orientation?: OrientationTag | undefined;
};
