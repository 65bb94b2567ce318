import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LabelPlace, labelAnchor, labelGap, labelPlaces } from './label-places.ts';

const size = { width: 244, height: 208 };
const lineHeight = 16;

/** Where a label is drawn on a plot, by its side of its point. */
function boxOf({ x, y, text, radius, side }: LabelPlace, { width, height }: typeof size) {
  const long = text.length * 6.6;
  const away = radius + labelGap;
  const [pointX, pointY] = [x * width, (1 - y) * height];
  const left = {
    after: pointX + away,
    before: pointX - away - long,
    above: pointX - { start: 0, middle: long / 2, end: long }[labelAnchor(x)],
    below: pointX - { start: 0, middle: long / 2, end: long }[labelAnchor(x)],
  }[side];
  const middle =
    pointY + (side === 'above' ? -away - lineHeight / 2 : side === 'below' ? away + lineHeight / 2 : 0);
  return { left, right: left + long, top: middle - lineHeight / 2, bottom: middle + lineHeight / 2 };
}

const share = fc.float({ min: 0, max: 1, noNaN: true });
const points = fc.array(
  fc.record({ x: share, y: share, length: fc.integer({ min: 2, max: 14 }), isChosen: fc.boolean() }),
  { minLength: 1, maxLength: 40 },
);

test('labels cover neither points nor each other, on the narrowest plot and on wider ones', () => {
  fc.assert(
    fc.property(points, fc.constantFrom(1, 1.4, 2.6), (drawn, wider) => {
      const named = drawn.map(({ x, y, length, isChosen }, place) => {
        const text = `${place} `.padEnd(length, 'x');
        return { x, y, id: String(place), text, radius: isChosen ? 8 : 4.5 };
      });
      const plot = { ...size, width: size.width * wider };
      const labels = labelPlaces(named, named, size);
      const boxes = labels.map((label) => boxOf(label, plot));
      const dots = named.map(({ x, y, radius }) => {
        const [middle, upright] = [x * plot.width, (1 - y) * plot.height];
        return {
          ...{ left: middle - radius, right: middle + radius },
          ...{ top: upright - radius, bottom: upright + radius },
        };
      });
      for (const [place, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(plot.width);
        for (const other of [...boxes.slice(place + 1), ...dots])
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true);
      }
    }),
  );
});

test('a point with room around it has its label above, and one at the end beside it or inwards', () => {
  const at = (x: number, y: number) => {
    const point = { x, y, id: 'a', text: 'Atto 1', radius: 4.5 };
    return labelPlaces([point], [point], size)[0]?.side;
  };
  expect(at(0.5, 0.5)).toBe('above');
  expect(at(0.5, 1)).toBe('below');
  expect(at(1, 0.5)).toBe('above');
});
