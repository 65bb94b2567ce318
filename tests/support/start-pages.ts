import type { InjectOptions } from 'fastify';
import { renderer } from '#app/entry-server.tsx';
import type { Database } from '#server/db/database.ts';
import { startApi } from './api-app.ts';
import { openMemoryDatabase } from './test-database.ts';

type Asked = {
  /** False to see a redirect itself. */
  readonly follow?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};
type Posted = {
  readonly form?: Readonly<Record<string, string>>;
  readonly data?: object;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  text(): string;
  json(): ReturnType<typeof JSON.parse>;
};
export type SiteRequests = {
  get(path: string, asked?: Asked): Promise<SiteAnswer>;
  post(path: string, posted: Posted): Promise<SiteAnswer>;
};

/** The whole site with demonstration cars in this process, without a build. */
export async function startPages(): Promise<{
  readonly request: SiteRequests;
  readonly database: Database;
  stop(): Promise<void>;
}> {
  const database = await openMemoryDatabase('demo');
  const api = await startApi(database, { renderer });

  async function inject(options: InjectOptions): Promise<SiteAnswer> {
    const { statusCode, headers, body } = await api.app.inject(options);
    const texts = Object.entries(headers).map(([name, value]) => [name, value && String(value)]);
    return {
      status: statusCode,
      headers: Object.fromEntries(texts),
      text: () => body,
      json: () => JSON.parse(body),
    };
  }
  const request: SiteRequests = {
    async get(url, { follow = true, headers = {} } = {}) {
      const answer = await inject({ method: 'GET', url, headers });
      const { location } = answer.headers;
      return follow && location !== undefined ? request.get(location) : answer;
    },
    post(url, { form, data, text, headers }) {
      const [type, payload] =
        text !== undefined
          ? ['text/plain;charset=UTF-8', text]
          : form
            ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
            : ['application/json', JSON.stringify(data)];
      return inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload });
    },
  };
  return {
    request,
    database,
    async stop() {
      await api.close();
      await database.close();
    },
  };
}
