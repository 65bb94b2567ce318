/** This DOM has no layout: everything is far below the screen, unless `isEverythingSeen`. */
export const sight = { isEverythingSeen: false };

/** Reports what it observes at once where everything is seen, and otherwise never. */
export class SightObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  readonly scrollMargin = '';
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    if (!sight.isEverythingSeen) return;
    const rect = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      ...{ target, isIntersecting: true, intersectionRatio: 1, time: 0 },
      ...{ boundingClientRect: rect, intersectionRect: rect, rootBounds: null },
    };
    queueMicrotask(() => this.#report([entry], this));
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
