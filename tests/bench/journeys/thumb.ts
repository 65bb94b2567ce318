import { performance } from 'node:perf_hooks';
import type { Locator, Page } from '@playwright/test';
import type { PhotoFile } from '../../support/photos.ts';

/** What a journey cost so far. */
export interface Effort {
  readonly taps: number;
  /** Fields that were typed into; the tap that moves the focus there counts as a tap. */
  readonly fields: number;
  /** Heights of the screen by which the page, or a sheet on it, was scrolled to reach what was tapped. */
  readonly screens: number;
  /** From the first tap until now. Nobody reads or thinks in between. */
  readonly seconds: number;
}

/** Of a pull that brings back what hides while the page is scrolled down, in pixels. */
const pullPx = 60;

/** The thumb of a person who knows the way: it scrolls to what it taps, and counts. The keyboard covers nothing. */
export class Thumb {
  readonly page: Page;
  private readonly siteUrl: string;
  private readonly screenPx: number;
  private taps = 0;
  private fields = 0;
  private scrolledPx = 0;
  private beganAt: number | undefined;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
    this.screenPx = page.viewportSize()?.height ?? Number.NaN;
  }

  effort(): Effort {
    return {
      taps: this.taps,
      fields: this.fields,
      screens: this.scrolledPx / this.screenPx,
      seconds: (performance.now() - (this.beganAt ?? Number.NaN)) / 1000,
    };
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.siteUrl + path);
  }

  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    this.beganAt ??= performance.now();
    this.taps += 1;
    await target.tap();
  }

  /** A field that has the focus needs no tap. */
  async type(field: Locator, text: string): Promise<void> {
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await this.tap(field);
    this.fields += 1;
    await field.pressSequentially(text);
  }

  /** A tap for each photo in the phone's gallery, and one for its "done": for 8 photos, 9 after the button's own. */
  async choosePhotos(button: Locator, photos: readonly PhotoFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(button);
    this.taps += photos.length + 1;
    await (await chooser).setFiles([...photos]);
  }

  /** Scrolls back a little. */
  async pullBack(): Promise<void> {
    this.scrolledPx += await this.page.evaluate((pixels) => {
      const from = scrollY;
      scrollBy({ top: -pixels, behavior: 'instant' });
      return from - scrollY;
    }, pullPx);
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const before = await depthOf(target);
    await target.scrollIntoViewIfNeeded();
    await uncover(target);
    this.scrolledPx += Math.abs((await depthOf(target)) - before);
  }
}

/** By how much everything around an element is scrolled, the page included. */
function depthOf(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    let depth = 0;
    for (let box = element.parentElement; box; box = box.parentElement) depth += box.scrollTop;
    return depth;
  });
}

/** Scrolls an element that a bar covers to the middle. */
function uncover(target: Locator): Promise<void> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree =
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
    if (!isFree) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
