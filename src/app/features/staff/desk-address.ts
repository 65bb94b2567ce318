import { type PostType, postTypes } from '#contract/articles/article.ts';
import { type ArticleState, articleStates, documentId } from '#contract/articles/article-desk.schema.ts';
import { articlesDeskPath } from '#contract/staff/staff-pages.ts';
import { newClientId } from '#offline/device/new-client-id.ts';

export type DeskSelection = {
  readonly state: ArticleState | undefined;
  readonly postType: PostType | undefined;
  readonly text: string;
};
export type DeskView =
  | ({ readonly view: 'list' } & DeskSelection)
  | { readonly view: 'edit'; readonly id: string; readonly isNew: boolean }
  | { readonly view: 'history'; readonly id: string };

export function deskPath({ state, postType, text = '' }: Partial<DeskSelection>): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(postType && { kind: postType }),
    ...(text !== '' && { text }),
  }).toString();
  return query === '' ? articlesDeskPath : `${articlesDeskPath}?${query}`;
}
export const editPath = (id: string): string => `${articlesDeskPath}?article=${id}`;
export const historyPath = (id: string): string => `${editPath(id)}&view=history`;
/** Each call names another article. */
export const newArticlePath = (): string => `${editPath(newClientId())}&view=new`;

/** Parses an address; invalid parts are ignored. */
export function deskViewOf(search: string): DeskView {
  const parameters = new URLSearchParams(search);
  const id = documentId().safeParse(parameters.get('article')).data;
  const view = parameters.get('view');
  if (id !== undefined)
    return view === 'history' ? { view: 'history', id } : { view: 'edit', id, isNew: view === 'new' };
  return {
    view: 'list',
    state: articleStates.find((state) => state === parameters.get('state')),
    postType: postTypes.find((postType) => postType === parameters.get('kind')),
    text: parameters.get('text') ?? '',
  };
}
