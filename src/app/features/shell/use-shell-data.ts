import { useApi, useLeftOut } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { MenuItem, SiteSettings } from '#contract/site/navigation.ts';
import { type MenuPlace, menuItemsFor } from './menu-items.ts';

const noQuery = {};

export function useMenu(place: MenuPlace): MenuItem[] {
  const language = useLanguage();
  return menuItemsFor(place, language, useLeftOut('nav', noQuery) ?? []);
}

export function useSite(): SiteSettings | undefined {
  return useApi('site', noQuery).data;
}
