import { itemAt } from './geometry-math.ts';

/** A backdrop being drawn: its size in pixels, the horizon's row, and a repeatable stream of numbers 0..1. */
export interface BackdropSpace {
  width: number;
  height: number;
  horizon: number;
  /** The height in pixels that the places' proportions refer to. */
  unit: number;
  random: () => number;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

/** A top-down gradient of [offset, colour] stops. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string])[],
  sideways = false,
): string {
  const end = sideways ? 'x1="0" x2="1"' : 'x1="0" x2="0" y1="0" y2="1"';
  return `<linearGradient id="${id}" ${end}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

export function pick<T>(choices: readonly T[], share: number): T {
  return itemAt(choices, Math.min(choices.length - 1, Math.floor(share * choices.length)));
}

/** A crown of leaves: round clumps from dark below to light above. */
export function foliage(
  space: BackdropSpace,
  count: number,
  middleX: number,
  baseY: number,
  spread: number,
  rise: number,
  size: number,
): string {
  const greens = ['#1f3b1d', '#2d5226', '#3f6b2f', '#577f3a', '#7fa04e', '#a9bf6a'];
  return times(count * 3, (i) => {
    const share = i / (count * 3);
    const turn = space.random() * 2 - 1;
    const cx = middleX + turn * spread;
    const cy = baseY - space.random() * rise * (1 - turn * turn * 0.5);
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(size * (0.2 + 0.6 * space.random())).toFixed(1)}" fill="${pick(greens, share)}" opacity="${(0.6 + 0.35 * space.random()).toFixed(2)}"/>`;
  });
}
