import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';

export type ManifestScreenshot = {
  /** File name in `public/screenshots`, without extension. */
  readonly file: string;
  readonly form: keyof typeof screenshotForms;
  /** The page shown, without language prefix; for a car's page, that of the first car in this list. */
  readonly path: string;
  readonly isCar?: boolean;
  readonly label: Localized;
};

/** Screen sizes of the screenshots in CSS pixels, with their pixel ratio. */
export const screenshotForms = {
  narrow: { width: 360, height: 740, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

const list = usedCarsPath('mpv');
const home = localized('Front page');
const cars = localized('List of cars with filters');
const car = localized('Page of a car with its market price');

/** Screenshots that the system shows before installation (scripts/take-screenshots.ts). */
export const manifestScreenshots: readonly ManifestScreenshot[] = [
  { file: 'home', form: 'narrow', path: '/', label: home },
  { file: 'list', form: 'narrow', path: list, label: cars },
  { file: 'car', form: 'narrow', path: list, isCar: true, label: car },
  { file: 'home-wide', form: 'wide', path: '/', label: home },
  { file: 'list-wide', form: 'wide', path: list, label: cars },
];
