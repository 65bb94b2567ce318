type Swap = (change: () => void) => void;

let swap: Swap = (change) => change();

/** Swaps the page by calling `change`. */
export function swapPage(change: () => void): void {
  swap(change);
}

/** Another way to swap pages, loaded later (carry-photo.ts). */
export function swapWith(other: Swap): void {
  swap = other;
}
