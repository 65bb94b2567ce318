import type { Locator, Page } from '@playwright/test';

const notTyped = ['range', 'color', 'date', 'month', 'time'];

/**
 * Lets `fill` of all pages press keys: what WebDriver BiDi fills in Firefox, React does not hear. The value is set from a
 * sandbox, past the property that React has put on the field to see changes.
 */
export function typeInsteadOfFill(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html'));
  const { fill } = prototype;
  if (fill.name === typedFill.name) return;
  prototype.fill = typedFill;

  async function typedFill(this: Locator, value: string, options?: Parameters<Locator['fill']>[1]) {
    const type = await this.getAttribute('type', options);
    if (notTyped.includes(type ?? '')) return Reflect.apply(fill, this, [value, options]);
    await this.focus(options);
    await this.press('ControlOrMeta+A');
    if (value === '') await this.press('Delete');
    else await this.pressSequentially(value);
  }
}
