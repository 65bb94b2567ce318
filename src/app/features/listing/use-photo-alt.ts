import { useLanguage } from '#app/i18n/use-language.ts';
import { photoViewNames, photoViewOf } from '#contract/listing/photo-view.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';

/** The text of each of a car's photos: the car and what the photo shows, or its position if that is unknown. */
export function usePhotoAlt(label: string, pictures: readonly Picture[]): (index: number) => string {
  const language = useLanguage();
  return (index) => {
    const view = pictures[index] && photoViewOf(pictures[index]);
    return view
      ? `${label}: ${photoViewNames[view][language]}`
      : `${label} (${index + 1}/${pictures.length})`;
  };
}
