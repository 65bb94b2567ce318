import { parse } from 'regexparam';
import type { Route } from './route.ts';
import { firstRoutes } from './routes.ts';

export type RouteMatch = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

const parsed = (route: Route) => ({ route, ...parse(route.pattern) });
/** All loaded routes. */
let known = firstRoutes.map(parsed);

/**
 * The first route that matches a path (without language prefix). Loads the later route table if necessary.
 */
export async function findRoute(path: string): Promise<RouteMatch | undefined> {
  const found = matchKnownRoute(path);
  if (found || known.length > firstRoutes.length) return found;
  const { laterRoutes } = await import('./later-routes.ts');
  known = [...firstRoutes, ...laterRoutes].map(parsed);
  return matchKnownRoute(path);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // `%zz` names no page
  }
}

/** The same among the loaded routes only. */
export function matchKnownRoute(path: string): RouteMatch | undefined {
  for (const { route, pattern, keys } of known) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params: Record<string, string> = {};
    for (const [index, key] of keys.entries()) {
      const value = decoded(found[index + 1] ?? '');
      if (value === undefined) return undefined;
      params[key] = value;
    }
    return { route, params };
  }
  return undefined;
}
