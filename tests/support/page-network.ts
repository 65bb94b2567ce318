import { vi } from 'vitest';
import type { ApiApp } from './api-app.ts';

type Sent = { readonly path: string; readonly method: string; readonly body: string };
/** Responds instead of the server; `pass` forwards to the server. */
type Interception = (sent: Sent, pass: () => Promise<Response>) => Promise<Response>;

/** `fetch` for a page whose server runs in the same process, with a browser's cookie handling. */
export class PageNetwork {
  /** Every request of the page, in order. */
  readonly sent: Sent[] = [];
  readonly #api: ApiApp;
  readonly #session = new Map<string, string>();
  #interceptions: { readonly part: string; readonly answer: Interception; isMet: boolean }[] = [];
  #isLost = false;

  constructor(api: ApiApp) {
    this.#api = api;
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => this.#fetch(input, init));
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !this.#isLost });
  }

  /** Names of the HttpOnly cookies. */
  get hiddenCookies(): string[] {
    return [...this.#session.keys()];
  }

  /** Goes offline until `restore`. */
  lose(): void {
    this.#isLost = true;
    dispatchEvent(new Event('offline'));
  }

  restore(): void {
    this.#isLost = false;
    dispatchEvent(new Event('online'));
  }

  /** @param part substring of the path of the calls to intercept; the latest interception takes precedence */
  intercept(part: string, answer: Interception): void {
    this.#interceptions.unshift({ part, answer, isMet: false });
  }

  /**
   * Restores the initial state: online, signed out, no cookies.
   * @throws if an interception was never used, because the test would pass without it
   */
  reset(): void {
    const unmet = this.#interceptions.filter(({ isMet }) => !isMet).map(({ part }) => part);
    this.#interceptions = [];
    this.#session.clear();
    this.sent.length = 0;
    if (this.#isLost) this.restore();
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this DOM
      document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
    }
    if (unmet.length > 0) throw new Error(`no call met the interception of ${unmet.join(', ')}`);
  }

  #fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response> = async (
    input,
    init = {},
  ) => {
    if (this.#isLost) throw new TypeError('Failed to fetch');
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? init.body : '';
    const sent = { path: pathname + search, method, body };
    this.sent.push(sent);
    const pass = () => this.#ask(sent, init);
    const found = this.#interceptions.find(({ part }) => sent.path.includes(part));
    if (!found) return pass();
    found.isMet = true;
    return found.answer(sent, pass);
  };

  async #ask({ path, method }: Sent, { headers, body, credentials }: RequestInit): Promise<Response> {
    const cookies = [...this.#session].map(([name, value]) => `${name}=${value}`);
    if (document.cookie !== '') cookies.push(document.cookie);
    const answer = await this.#api.app.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url: path,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        'sec-fetch-site': 'same-origin',
        ...(credentials === 'omit' || cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
      },
      ...(body === undefined || body === null ? {} : { payload: await bytesOf(body) }),
    });
    for (const { name, value, maxAge, httpOnly } of answer.cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this DOM
      if (!httpOnly) document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge ?? 3600}`;
      else if (maxAge === 0) this.#session.delete(name);
      else this.#session.set(name, value);
    }
    const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    const hasBody = ![204, 304].includes(answer.statusCode) && method !== 'HEAD';
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.fromEntries(given),
    });
  }
}

async function bytesOf(body: BodyInit): Promise<string | Buffer> {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  return Buffer.from(await new Response(body).arrayBuffer());
}
