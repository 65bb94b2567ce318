// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { surviveForeignChanges } from './foreign-changes.ts';

beforeAll(surviveForeignChanges);
afterEach(cleanup);

/** The ways in which a text can be replaced by a wrapper that has its words. */
const ways: Readonly<Record<string, (text: Text, wrapper: Element) => void>> = {
  replaced: (text, wrapper) => text.replaceWith(wrapper),
  'inserted before, then removed': (text, wrapper) => {
    text.before(wrapper);
    text.remove();
  },
  'inserted after, then removed': (text, wrapper) => {
    text.after(wrapper);
    text.remove();
  },
  'kept within': (text, wrapper) => {
    text.before(wrapper);
    wrapper.replaceChildren(text);
  },
};

function wrapAll(way: (text: Text, wrapper: Element) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const wrapper = document.createElement('font');
    wrapper.append(document.createElement('font'));
    wrapper.firstElementChild?.append(text.data);
    way(text, wrapper);
  }
}

const shown = () => document.body.textContent;
const settled = () => act(async () => undefined);

async function wrappedThen(way: (text: Text, wrapper: Element) => void, before: ReactNode, after: ReactNode) {
  const { rerender } = render(before);
  await settled();
  wrapAll(way);
  await settled();
  rerender(after);
  await settled();
}

const sum = (amount: number, hasNote = false) => (
  <div>
    From {amount} a month{hasNote ? ', without insurance' : null}
    <b>{amount * 12}</b>
    {hasNote ? <i>a year</i> : null} in all
  </div>
);

for (const [name, way] of Object.entries(ways)) {
  test(`texts that were ${name}: each sum is that of the last change`, async () => {
    await wrappedThen(way, sum(5), sum(7, true));
    expect(shown()).toBe('From 7 a month, without insurance84a year in all');
  });

  test(`texts that were ${name} can be removed, and hidden elements inserted before them`, async () => {
    await wrappedThen(way, sum(7, true), sum(7));
    expect(shown()).toBe('From 7 a month84 in all');
    expect(document.querySelectorAll('i')).toHaveLength(0);
  });
}

test('a change shows the whole sentence as it is written, since a translator moves words between texts', async () => {
  const { rerender } = render(sum(5));
  wrapAll((text, wrapper) => {
    wrapper.textContent = text.data.startsWith('From') ? 'For 5 in a month' : '';
    text.replaceWith(wrapper);
  });
  await settled();
  rerender(sum(6));
  await settled();
  expect(shown()).toBe('From 6 a month72 in all');
});

test('texts that are wrapped again after each change stay true, and are not doubled', async () => {
  const wrapper = new MutationObserver(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('font') === null) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(text.nodeValue ?? '');
      text.parentNode?.replaceChild(font, text);
    }
  });
  wrapper.observe(document.body, { childList: true, characterData: true, subtree: true });
  const { rerender } = render(sum(1));
  for (const amount of [2, 3, 4]) {
    await settled();
    rerender(sum(amount, amount % 2 === 0));
    await settled();
    expect(shown()).toBe(
      `From ${amount} a month${amount % 2 === 0 ? ', without insurance' : ''}${amount * 12}${amount % 2 === 0 ? 'a year' : ''} in all`,
    );
  }
  wrapper.disconnect();
});
