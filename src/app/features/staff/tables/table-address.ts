import { tablesPath } from '#contract/staff/staff-pages.ts';

export type TableView = { readonly name: string | undefined; readonly isHistory: boolean };

export const tablePath = (name: string): string => `${tablesPath}?table=${name}`;
export const historyPath = (name: string): string => `${tablePath(name)}&view=history`;

/** Parses an address; invalid parts are ignored. */
export function tableViewOf(search: string): TableView {
  const parameters = new URLSearchParams(search);
  const name = parameters.get('table') ?? '';
  return {
    name: /^[a-z][a-z-]{1,39}$/.test(name) ? name : undefined,
    isHistory: parameters.get('view') === 'history',
  };
}
