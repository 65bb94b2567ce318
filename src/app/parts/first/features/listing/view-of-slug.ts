import type { ApiClient } from '#app/data/api-client.ts';
import { ApiError } from '#app/data/api-error.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { idOfSlug } from '#contract/slug.ts';

/**
 * The car an address names by the id that ends it. The words before it may be another's: then the
 * page redirects, since a car's address changes when its seller corrects it (decisions).
 * @throws ApiError also where the address has no id
 */
export async function viewOfSlug(api: ApiClient, slug = ''): Promise<DataOf<'view'>> {
  const id = idOfSlug(slug);
  if (id === undefined) throw new ApiError('not_found', 'the address has no id');
  return api.get('view', { id: String(id) });
}
