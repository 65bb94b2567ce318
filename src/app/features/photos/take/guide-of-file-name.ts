import { type PhotoGuide, photoGuides } from '#contract/listing/photo-guide.ts';

/** Words by which people name the files of photos. */
const words: Readonly<Record<PhotoGuide, readonly string[]>> = {
  front: ['depan', 'front'],
  left: ['kiri', 'left'],
  right: ['kanan', 'right'],
  rear: ['belakang', 'rear', 'back'],
  interior: ['interior', 'kabin', 'cabin', 'dashboard', 'dasbor', 'jok'],
  odometer: ['odometer', 'odo', 'speedometer', 'spidometer', 'kilometer', 'km'],
  engine: ['mesin', 'engine'],
};

/** What a photo shows by the name of its file; undefined where it names nothing or several subjects. */
export function guideOfFileName(name: string): PhotoGuide | undefined {
  const said = name.toLowerCase().split(/[^a-z]+/);
  const [guide, ...more] = photoGuides.filter((each) => words[each].some((word) => said.includes(word)));
  return more.length === 0 ? guide : undefined;
}
