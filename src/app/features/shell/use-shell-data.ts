import { useApi } from '#app/data/api-context.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { navEndpoint, siteEndpoint } from '#contract/endpoints.ts';
import type { MenuItem, SiteSettings } from '#contract/navigation.ts';
import { type MenuPlace, menuItemsFor } from './menu-items.ts';

const noQuery = {};

export function useMenu(place: MenuPlace): MenuItem[] {
  const language = useLanguage();
  const { data } = useApi(navEndpoint, noQuery);
  return menuItemsFor(place, language, data ?? []);
}

export function useSite(): SiteSettings | undefined {
  return useApi(siteEndpoint, noQuery).data;
}
