import type { PhotoFile } from '../../support/photos.ts';
import { newNumber, sellWords } from '../../support/sell-flow.ts';
import { expect } from './steps.ts';
import type { Thumb } from './thumb.ts';

const words = sellWords.id;

/** An ad with photos from the gallery, until its number is proven and it is published. */
export async function sellCar(thumb: Thumb, photos: readonly PhotoFile[]): Promise<void> {
  const { page } = thumb;
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const goOn = async (to: RegExp) => {
    await thumb.tap(main.getByRole('button', { name: words.next, exact: true }));
    await expect(page).toHaveURL(to);
  };
  await thumb.open('/');
  await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Jual', exact: true }));
  await thumb.tap(page.getByRole('button', { name: words.begin }));
  await thumb.tap(
    sheet
      .getByRole('region', { name: 'Kota populer' })
      .getByRole('button', { name: /^Bekasi/ })
      .first(),
  );
  await expect(page).toHaveURL(/step-two\?draft=/);

  await thumb.tap(page.getByRole('button', { name: words.brand }));
  await thumb.tap(sheet.getByRole('list', { name: 'Merek populer' }).getByRole('button', { name: 'Toyota' }));
  await thumb.tap(sheet.getByRole('button', { name: 'Avanza', exact: true }));
  await thumb.tap(sheet.getByRole('button', { name: '2019', exact: true }));
  await thumb.tap(sheet.getByRole('button', { name: /^1\.3 G AT/ }));
  await expect(sheet).toBeHidden();
  // The variant has filled in transmission and fuel.
  for (const name of ['Otomatis', words.fuel])
    await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await thumb.type(page.getByLabel(words.kilometers), '41287');
  await thumb.tap(main.getByRole('button', { name: words.color, exact: true }));
  await goOn(/step-three/);

  await thumb.choosePhotos(main.getByRole('button', { name: words.choosePhotos }), photos);
  await expect(main.locator('img')).toHaveCount(photos.length);
  await goOn(/step-four/);

  // The price that is recommended, and a description from what was entered.
  await thumb.tap(main.getByRole('button', { name: /^Pakai Rp/ }));
  await expect(page.getByLabel(words.price)).toHaveValue(/\d/);
  await thumb.tap(main.getByRole('button', { name: words.help }));
  await expect(page.getByLabel(words.description)).toHaveValue(/Toyota Avanza/);
  await goOn(/profile/);

  await thumb.type(page.getByLabel(words.name), 'Rizky Pratama');
  await thumb.type(page.getByLabel(words.mobile), newNumber());
  await goOn(/preview/);
  await thumb.tap(main.getByRole('button', { name: words.publish }));

  // The code is sent without being asked for, and accepted with its last digit.
  await expect(page.getByRole('dialog', { name: words.proof })).toBeVisible();
  const shown = await page.getByRole('status').filter({ hasText: words.shownCode }).textContent();
  const code = page.getByLabel(words.code);
  await expect(code).toBeFocused();
  await thumb.type(code, /\d{6}/.exec(shown ?? '')?.[0] ?? 'no code');
  await expect(page.getByRole('dialog', { name: words.reward })).toBeVisible();
}
