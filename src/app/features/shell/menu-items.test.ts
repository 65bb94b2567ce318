import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#contract/site/navigation.ts';
import { currentItem, isWithin, menuItemsFor } from './menu-items.ts';

function item(changes: Partial<MenuItem>): MenuItem {
  return {
    id: 1,
    name: 'Mobil bekas',
    title: 'Mobil bekas',
    url: '/mobil-bekas',
    language_code: 'id',
    parent_id: null,
    category_id: null,
    platformId: null,
    class: null,
    iconClass: null,
    onclick: null,
    tracking: null,
    type: 'link',
    showAt: ['header', 'hamburger'],
    isWeb: true,
    child: [],
    ...changes,
  };
}

describe('menuItemsFor', () => {
  it('keeps entries for the language, the place and the web', () => {
    const items = [
      item({ id: 1 }),
      item({ id: 2, language_code: 'en' }),
      item({ id: 3, showAt: ['footer'] }),
      item({ id: 4, isWeb: false }),
    ];
    expect(menuItemsFor('header', 'id', items).map(({ id }) => id)).toEqual([1]);
  });

  it('drops a group without remaining entries', () => {
    const group = item({ id: 5, url: null, type: 'group', child: [item({ id: 6, isWeb: false })] });
    expect(menuItemsFor('header', 'id', [group])).toEqual([]);
  });
});

describe('isWithin', () => {
  it('matches a page and its descendants, not its namesakes', () => {
    expect(isWithin('/mobil-bekas', '/mobil-bekas')).toBe(true);
    expect(isWithin('/mobil-bekas', '/mobil-bekas/suv')).toBe(true);
    expect(isWithin('/mobil-bekas', '/mobil-bekas-lain')).toBe(false);
    expect(isWithin('/', '/mobil-bekas')).toBe(false);
    expect(isWithin(null, '/')).toBe(false);
  });
});

describe('currentItem', () => {
  it('is the entry with the longest matching address', () => {
    const bodies = item({ id: 2, url: null, child: [item({ id: 3, url: '/mobil-bekas/suv' })] });
    const items = [item({ id: 1 }), bodies];
    expect(currentItem(items, '/mobil-bekas/suv')?.id).toBe(2);
    expect(currentItem(items, '/mobil-bekas/toyota')?.id).toBe(1);
    expect(currentItem(items, '/')).toBeUndefined();
  });
});
