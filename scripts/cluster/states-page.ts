import { createServer, type Server } from 'node:http';
import { markup } from '#server/http/markup.ts';
import type { MemberState } from './member.ts';

/** Serves a page of the members' states, and the same as JSON at `/states.json`. */
export async function serveStates(
  port: number,
  { url, states }: { readonly url: string; states(): Promise<readonly MemberState[]> },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const found = await states();
    const isJson = request.url === '/states.json';
    response.setHeader('content-type', isJson ? 'application/json' : 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(isJson ? JSON.stringify(found) : pageOf(url, found));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}

const style = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
td,th{text-align:start;vertical-align:top;padding:.25rem 1.5rem .25rem 0}`;

function pageOf(url: string, states: readonly MemberState[]): string {
  const rows = states.map(
    ({ name, isUp, words }) =>
      markup`<tr><th scope="row">${name}</th><td>${isUp ? 'up' : 'down'}</td><td>${words}</td></tr>\n`,
  );
  return markup`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>Lajur: members of the cluster</title><style>${style}</style>
<h1>Members</h1><p>The site: <a href="${url}">${url}</a></p>
<table><thead><tr><th scope="col">member</th><th scope="col">state</th><th scope="col">says</th></tr></thead>
<tbody>${rows}</tbody></table></html>`.text;
}
