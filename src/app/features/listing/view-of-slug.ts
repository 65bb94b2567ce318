import type { ApiClient } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { idOfSlug } from '#contract/slug.ts';

/**
 * The car of the id at the end of a slug. If the text before it is outdated, the page redirects
 * (docs/product.md#ids).
 * @throws ApiError, also if the slug has no id
 */
export async function viewOfSlug(api: ApiClient, slug = ''): Promise<DataOf<'view'>> {
  const id = idOfSlug(slug);
  if (id === undefined) throw new ApiError('not_found', 'the address has no id');
  return api.get('view', { id: String(id) });
}
