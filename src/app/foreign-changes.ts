/*
 * A translator puts a `<font>` in the place of each text, and extensions move elements, while React keeps the nodes that
 * it made: https://github.com/facebook/react/issues/11538
 */

const wrapperOf = new WeakMap<Node, Element>();
const textOf = new WeakMap<Node, Text>();

/** Keeps what React writes and removes true, though its nodes were replaced. */
export function surviveForeignChanges(): void {
  const observer = new MutationObserver((records) => {
    noteWrapped(records, (text) => observer.observe(text, { characterData: true }));
    for (const { type, target, addedNodes, removedNodes } of records) {
      const wrapper = wrapperOf.get(target);
      if (type === 'characterData' && wrapper) restoreAround(wrapper);
      for (const node of addedNodes) {
        const left = wrapperOf.get(node);
        if (left && node.isConnected && !left.contains(node)) forget(left).remove();
        // React replaces what is in an element to write its only text.
        else if (node instanceof Text && textOf.has(removedNodes[0] ?? target)) restoreAround(target);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return Reflect.apply(removeChild, this, [child]);
    (wrapperOf.get(child) ?? child).parentNode?.removeChild(wrapperOf.get(child) ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    let place = before;
    if (before && before.parentNode !== this) {
      place = wrapperOf.get(before) ?? before;
      while (place && place.parentNode !== this) place = place.parentNode;
    }
    return Reflect.apply(insertBefore, this, [child, place]);
  };
}

/** Finds the texts whose place was taken, however that was done. */
function noteWrapped(records: readonly MutationRecord[], onWrapped: (text: Text) => void): void {
  const fonts = new Set<Node>();
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node.nodeName === 'FONT') fonts.add(node);
  if (fonts.size === 0) return;
  const isFree = (node: Node | null | undefined) => node != null && fonts.has(node) && !textOf.has(node);
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      const text = node instanceof Text ? node : textOf.get(node);
      if (!text || text.parentNode === target) continue;
      const later = records.find(
        (other) =>
          other.target === target &&
          other.previousSibling === previousSibling &&
          other.nextSibling === nextSibling &&
          isFree(other.addedNodes[0]),
      );
      const beside = node === text ? [previousSibling, nextSibling, later?.addedNodes[0]] : [];
      const font = [...addedNodes, ...beside].find(isFree);
      if (!(font instanceof Element)) continue;
      wrapperOf.set(text, font);
      textOf.set(font, text);
      onWrapped(text);
    }
  }
}

/** Undoes it in a whole block, since a translator may have moved words, and numbers, between its texts. */
function restoreAround(changed: Node): void {
  let block = changed.parentElement;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  for (const font of block?.querySelectorAll('font') ?? []) {
    const text = textOf.get(font);
    if (text) forget(font).replaceWith(text);
  }
}

function forget(wrapper: Element): Element {
  const text = textOf.get(wrapper);
  if (text) wrapperOf.delete(text);
  textOf.delete(wrapper);
  return wrapper;
}
