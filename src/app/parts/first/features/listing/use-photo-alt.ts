import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { photoViewNames, photoViewOf } from '#contract/listing/photo-view.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';

/**
 * Alt text for each of a car's photos: the car and what the photo shows, or its position if that is unknown.
 */
export function usePhotoAlt(label: string, pictures: readonly Picture[]): (index: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const total = pictures.length;
  return (index) => {
    const number = index + 1;
    const view = pictures[index] && photoViewOf(pictures[index]);
    return view ? `${label}: ${photoViewNames[view][language]}` : t`${label}, photo ${number} of ${total}`;
  };
}
