import type { WebDriver, WebElement } from 'selenium-webdriver';
import { stepPatienceMs } from '../support/patience.ts';

/** Something on the page: the first visible element of a selector whose name or text matches. */
type Wanted = readonly [selector: string, name?: RegExp];

/** A page as a visitor sees it, over WebDriver. */
export class DrivenPage {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  open(address: string): Promise<void> {
    return this.driver.get(address);
  }

  address(): Promise<string> {
    return this.driver.getCurrentUrl();
  }

  run<Result>(script: string, ...given: readonly unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...given);
  }

  /** What a script hands to its last argument; undefined if the page was left meanwhile. */
  ask<Answer>(script: string, ...given: readonly unknown[]): Promise<Answer | undefined> {
    return this.driver.executeAsyncScript<Answer>(script, ...given).catch(() => undefined);
  }

  /** Waits for an element. */
  see(...[selector, name = /(?:)/]: Wanted): Promise<WebElement> {
    const find = () =>
      this.run<WebElement | null>(
        `const [selector, source, flags] = arguments;
        const name = new RegExp(source, flags);
        return [...document.querySelectorAll(selector)].find((element) =>
          element.getClientRects().length > 0 &&
          [element.getAttribute('aria-label'), element.textContent, ...[...(element.labels ?? [])].map((label) => label.textContent)]
            .some((text) => name.test((text ?? '').trim())),
        ) ?? null;`,
        ...[selector, name.source, name.flags],
      );
    return this.until(`${selector} ${name}`, find);
  }

  /** Waits until something is there, and returns it. */
  async until<Value>(what: string, look: () => Promise<Value | null | undefined | false>): Promise<Value> {
    let found: Value | undefined;
    await this.driver.wait(
      async () => {
        const value = await look();
        if (value === null || value === undefined || value === false) return false;
        found = value;
        return true;
      },
      stepPatienceMs,
      `never seen: ${what}`,
    );
    if (found === undefined) throw new Error(`never seen: ${what}`);
    return found;
  }

  /** Presses an element, which may still be moving into its place or be rendered anew. */
  async press(...wanted: Wanted): Promise<void> {
    await this.until(`a press of ${wanted.join(' ')}`, async () => {
      const element = await this.see(...wanted);
      // Not below a bar that stays on the screen.
      await this.run(`arguments[0].scrollIntoView({ block: 'center' })`, element).catch(() => undefined);
      return element.click().then(
        () => true,
        () => false,
      );
    });
  }

  async type(text: string, ...wanted: Wanted): Promise<void> {
    const field = await this.see(...wanted);
    await field.clear();
    await field.sendKeys(text);
  }

  text(...wanted: Wanted): Promise<string> {
    return this.until(`a text of ${wanted.join(' ')}`, async () => {
      const element = await this.see(...wanted);
      // It may be rendered anew meanwhile.
      return this.run<string>('return arguments[0].textContent.trim()', element).catch(() => undefined);
    });
  }

  async untilAddress(pattern: RegExp): Promise<void> {
    await this.until(`address ${pattern}`, async () => pattern.test(await this.address()));
  }

  async untilGone(...[selector, name]: Wanted): Promise<void> {
    const script = `return [...document.querySelectorAll(arguments[0])].every((element) =>
      element.getClientRects().length === 0 || !new RegExp(arguments[1]).test(element.textContent));`;
    await this.until(`no ${selector}`, () => this.run<boolean>(script, selector, name?.source ?? ''));
  }
}
