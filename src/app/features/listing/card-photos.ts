import type { ResponseCache } from '#app/data/api/response-cache.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';
import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { idOfSlug } from '#contract/slug.ts';
import styles from './card-photos.module.css';
import { cardInAnswers } from './known-card.ts';

/*
 * A car's photos, swiped on its card. A card is rendered with its cover only; the strip is added over it on
 * the first touch, and the other photos are requested on the first swipe, so that it costs no data before.
 * The strip is not rendered by React, which would add elements to every card of a list and code that few use.
 * For keyboards and screen readers the card is unchanged: the photos are on the car's page.
 */

const mostWidth = 720;

type Cars = Pick<ResponseCache, 'answers' | 'get'>;

/** @returns a function that stops it */
export function watchCardPhotos(cars: Cars): () => void {
  const begin = ({ target }: Event) => {
    const photo =
      target instanceof Element ? target.closest<HTMLElement>('article > a > :first-child') : null;
    if (photo) layStrip(photo, cars);
  };
  // On the document, after React, which hydrates a touched card first.
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('mouseover', begin, { passive: true });
  return () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('mouseover', begin);
  };
}

/** Whether the card is in a row that scrolls itself. */
function isInRail(photo: Element): boolean {
  const list = photo.closest('ul');
  return list !== null && list.scrollWidth > list.clientWidth;
}

function layStrip(photo: HTMLElement, cars: Cars): void {
  const cover = photo.querySelector('img');
  const link = photo.parentElement;
  // Before hydration, React would treat the strip as a mismatch.
  if (!cover || !(link instanceof HTMLAnchorElement) || photo.closest('[data-pending]')) return;
  if (photo.querySelector(`.${styles.strip}`) || isInRail(photo)) return;
  const id = idOfSlug(link.pathname);
  const count = id === undefined ? 0 : (cardInAnswers(cars.answers, id)?.imageCount ?? 0);
  if (id === undefined || count < 2) return;

  const strip = document.createElement('div');
  strip.className = styles.strip ?? '';
  strip.setAttribute('aria-hidden', 'true');
  // A scrollable region would otherwise be a tab stop.
  strip.tabIndex = -1;
  const slides = Array.from({ length: count }, () => strip.appendChild(document.createElement('span')));
  const first = slides[0]?.appendChild(document.createElement('img'));
  if (first) Object.assign(first, { src: cover.currentSrc || cover.src, alt: '', draggable: false });
  const position = document.createElement('span');
  position.className = styles.position ?? '';
  position.setAttribute('aria-hidden', 'true');
  cover.after(strip, position);

  let pictures: readonly Picture[] | undefined;
  let hasAsked = false;
  const show = () => {
    const at = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
    position.textContent = `${at + 1} / ${count}`;
    // The photo coming into view, and the next one.
    for (let next = 1; next <= at + 1; next++) fill(slides[next], pictures?.[next], cover.sizes);
  };
  strip.addEventListener(
    'scroll',
    () => {
      show();
      if (hasAsked) return;
      hasAsked = true;
      cars.get('view', { id: String(id) }).then(
        ({ listing }) => {
          pictures = listing.images;
          for (const slide of slides.splice(Math.max(1, pictures.length))) slide.remove();
          show();
        },
        // Available neither from the network nor on the device.
        () => {
          strip.remove();
          position.remove();
        },
      );
    },
    { passive: true },
  );
}

function fill(slide: HTMLElement | undefined, picture: Picture | undefined, sizes: string): void {
  if (!slide || !picture || slide.firstChild) return;
  if (picture.preview) slide.style.backgroundImage = `url("${picture.preview}")`;
  const image = document.createElement('img');
  const widths = pictureWidths.filter((width) => width <= mostWidth);
  Object.assign(image, {
    alt: '',
    draggable: false,
    sizes,
    srcset: widths.map((width) => `${pictureUrl(picture.key, width)} ${width}w`).join(),
    src: pictureUrl(picture.key, 480),
  });
  // Its preview stays.
  image.addEventListener('error', () => image.remove());
  slide.append(image);
}
