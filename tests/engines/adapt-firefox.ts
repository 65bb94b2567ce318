import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Front } from '../support/front.ts';

const notTyped = ['range', 'color', 'date', 'month', 'time'];

/**
 * What WebDriver BiDi does otherwise in Firefox than a visitor. What it fills, React does not hear (the value is set from
 * a sandbox, past the property that React has put on the field to see changes), so keys are pressed; a touch of its is no
 * click, so the mouse clicks; and its lost network is not the workers', so the site refuses them.
 */
export function adaptFirefox(context: BrowserContext, front: Front): void {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    front.refuse(isOffline);
    await setOffline(isOffline);
  };
  context.once('page', adaptLocators);
}

function adaptLocators(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html'));
  const { fill, click } = prototype;
  if (fill.name === typedFill.name) return;
  prototype.fill = typedFill;
  prototype.tap = click;

  async function typedFill(this: Locator, value: string, options?: Parameters<Locator['fill']>[1]) {
    const type = await this.getAttribute('type', options);
    if (notTyped.includes(type ?? '')) return Reflect.apply(fill, this, [value, options]);
    await this.focus(options);
    await this.press('ControlOrMeta+A');
    if (value === '') await this.press('Delete');
    else await this.pressSequentially(value);
  }
}
