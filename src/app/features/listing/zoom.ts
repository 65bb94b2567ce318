/** The zoom of a photo: scale, and the offset of its centre from the frame's, in pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
/** Scale after a double tap. */
export const tapScale = 2.5;

/**
 * Zooms to `scale` while the part of the photo at `point`, relative to the frame's centre, stays in place.
 */
export function zoomedAt(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = Math.min(Math.max(scale, 1), maxScale);
  const ratio = next / zoom.scale;
  return { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
}

export function movedBy(zoom: Zoom, by: Point): Zoom {
  return { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y };
}

/** Limits the offset so that no gap opens between photo and frame, and centres a smaller photo. */
export function keptInside(zoom: Zoom, photo: Size, frame: Size): Zoom {
  const room = (length: number, inside: number) => Math.max(0, (length * zoom.scale - inside) / 2);
  const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);
  return {
    scale: zoom.scale,
    x: within(zoom.x, room(photo.width, frame.width)),
    y: within(zoom.y, room(photo.height, frame.height)),
  };
}
