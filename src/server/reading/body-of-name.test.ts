import { expect, it } from 'vitest';
import { bodyTypeOfName, bodyTypeOfVariant } from './body-of-name.ts';

it.each([
  ['1.5 Pick Up MT', 'pickup-truck'],
  ['Carry Pick-Up', 'pickup-truck'],
  ['4.2 70 Series D-Cab Diesel MT', 'pickup-truck'],
  ['2.0 Single Cab MT', 'pickup-truck'],
  ['1.5 Blind Van MT', 'van'],
  ['1.5 Cabrio', null],
  ['Minibus 1.3', null],
] as const)('%s is a car of type %s', (name, type) => {
  expect(bodyTypeOfName(name)).toBe(type);
});

it('takes the bus of a model of pickups for a van, but no other car that papers call a minibus', () => {
  expect(bodyTypeOfVariant('2.5 Minibus Diesel MT', 'pickup-truck')).toBe('van');
  expect(bodyTypeOfVariant('2.8 NLR 55 BX Microbus', 'pickup-truck')).toBe('van');
  expect(bodyTypeOfVariant('1.3 G Minibus', 'mpv')).toBeNull();
  expect(bodyTypeOfVariant('2.5 Pick Up Diesel MT', 'mpv')).toBe('pickup-truck');
});
