import { parse } from 'regexparam';
import { type Route, routes } from './routes.tsx';

export type RouteMatch = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

const parsed = (routes: readonly Route[]) => routes.map((route) => ({ route, ...parse(route.pattern) }));
const first = parsed(routes);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // `%zz` names no page
  }
}

function matchIn(candidates: ReturnType<typeof parsed>, path: string): RouteMatch | undefined {
  for (const { route, pattern, keys } of candidates) {
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

/** The first route that fits a path without language prefix. Rejects where the code that knows it cannot be had. */
export async function matchRoute(path: string): Promise<RouteMatch | undefined> {
  // The forms of leads have addresses that a list's pattern fits too.
  const match = path.includes('lead') ? undefined : matchIn(first, path);
  if (match) return match;
  const { accountRoutes } = await import('./account-routes.tsx');
  return matchIn([...parsed(accountRoutes), ...first], path);
}
