import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '../../../scripts/setup/free-port.mjs';

export interface AskedRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** Of the body as sent, compressed. */
  bytes: number;
}

export interface CountingFront {
  /** Without a trailing slash. */
  readonly url: string;
  /** The requests since the last `forget`, by page and worker alike. */
  asked(): readonly AskedRequest[];
  forget(): void;
  /** Resolves once there was no request or response for that long. */
  untilQuiet(milliseconds: number): Promise<void>;
  /** Removes every script, and every link that loads one, from the documents. */
  removeScripts(isOn: boolean): void;
  stop(): Promise<void>;
}

/** Time limit of a visit. */
const patienceMs = 180_000;

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}

/**
 * A reverse proxy that records every request of a browser: of the page, its worker and the browser itself. Responses
 * pass unchanged, so their sizes are those of the site.
 */
export async function startCountingFront(target: string): Promise<CountingFront> {
  const agent = new Agent({ keepAlive: true });
  let asked: AskedRequest[] = [];
  let underWay = 0;
  let lastActive = Date.now();
  let isScriptless = false;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = incoming;
    const entry: AskedRequest = { method, address: url, bytes: 0 };
    asked.push(entry);
    underWay += 1;
    lastActive = Date.now();
    outgoing.once('close', () => {
      underWay -= 1;
      lastActive = Date.now();
    });
    const isStripped = isScriptless && headers['sec-fetch-dest'] === 'document';
    const upstream = request(
      `${target}${url}`,
      { method, agent, headers: isStripped ? { ...headers, 'accept-encoding': 'identity' } : headers },
      (answer) => {
        if (isStripped) void sendStripped(answer, outgoing, entry);
        else {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('data', (chunk: Buffer) => {
            entry.bytes += chunk.length;
          });
          answer.pipe(outgoing);
        }
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(forward);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    forget() {
      asked = [];
    },
    async untilQuiet(milliseconds) {
      lastActive = Date.now();
      const until = lastActive + patienceMs;
      for (let left = milliseconds; left > 0; left = lastActive + milliseconds - Date.now()) {
        if (Date.now() > until) throw new Error(`It was not quiet within ${patienceMs / 1000} s.`);
        await new Promise((resolve) => setTimeout(resolve, left));
        if (underWay > 0) lastActive = Date.now();
      }
    },
    removeScripts(isOn) {
      isScriptless = isOn;
    },
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendStripped(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  entry: AskedRequest,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = brotliCompressSync(withoutScripts(Buffer.concat(chunks).toString('utf8')), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  entry.bytes = body.length;
  const { 'transfer-encoding': _, etag: __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  });
  outgoing.end(body);
}
