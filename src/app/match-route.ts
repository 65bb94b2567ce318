import { parse } from 'regexparam';
import { type Route, routes } from './routes.tsx';

export type RouteMatch = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

const parsed = routes.map((route) => ({ route, ...parse(route.pattern) }));

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // `%zz` names no page
  }
}

/** The first route that matches a path without language prefix. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, pattern, keys } of parsed) {
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
