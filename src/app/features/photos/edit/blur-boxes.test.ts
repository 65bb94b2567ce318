import { expect, test } from 'vitest';
import { boxAfterKey, drawnBox, firstBox, isTooSmall, movedBox, resizedBox } from './blur-boxes.ts';

const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };

test('a box is drawn from any corner to the opposite one, and stays inside', () => {
  const corners = [
    [
      { x: 0.25, y: 0.25 },
      { x: 0.75, y: 0.5 },
    ],
    [
      { x: 0.75, y: 0.5 },
      { x: 0.25, y: 0.25 },
    ],
    [
      { x: 0.75, y: 0.25 },
      { x: 0.25, y: 0.5 },
    ],
  ] as const;
  for (const [from, to] of corners) expect(drawnBox(from, to)).toEqual(box);
  expect(drawnBox({ x: 0.5, y: 0.5 }, { x: 7, y: -7 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
});

test('a tap does not create a box', () => {
  expect(isTooSmall(drawnBox({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 }))).toBe(true);
  expect(isTooSmall(firstBox)).toBe(false);
});

test('a box is moved and resized within the photo', () => {
  expect(movedBox(box, { x: 9, y: -9 })).toEqual({ ...box, x: 0.5, y: 0 });
  expect(resizedBox(box, { x: 9, y: 9 })).toEqual({ ...box, width: 0.75, height: 0.75 });
  expect(resizedBox(box, { x: -9, y: -9 })).toEqual({ ...box, width: 0.02, height: 0.02 });
});

test('arrows move it, with Shift they resize it, other keys do nothing', () => {
  expect(boxAfterKey(box, { key: 'ArrowLeft', shiftKey: false })).toMatchObject({ x: 0.24, width: 0.5 });
  expect(boxAfterKey(box, { key: 'ArrowDown', shiftKey: false })).toMatchObject({ y: 0.26 });
  expect(boxAfterKey(box, { key: 'ArrowRight', shiftKey: true })).toMatchObject({ x: 0.25, width: 0.51 });
  expect(boxAfterKey(box, { key: 'a', shiftKey: false })).toBeUndefined();
});
