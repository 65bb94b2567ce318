import type { DataOf, EndpointName, QueryOf } from '#contract/endpoint-schemas.ts';
import { type ApiClient, addressOf } from './api-client.ts';

/** For how long an answer is given again without asking, in milliseconds: going back is instant. */
const freshForMs = 60_000;

/** An api client that remembers: the answers the server rendered from, and those of the last minute. */
export class AnswerStore implements ApiClient {
  readonly language: ApiClient['language'];
  readonly #api: ApiClient;
  readonly #answers = new Map<string, { at: number; answer: unknown }>();

  constructor(api: ApiClient, answers: Readonly<Record<string, unknown>>) {
    this.#api = api;
    this.language = api.language;
    for (const [address, answer] of Object.entries(answers)) {
      this.#answers.set(address, { at: Date.now(), answer });
    }
  }

  async get<Name extends EndpointName>(name: Name, query: QueryOf<Name>): Promise<DataOf<Name>> {
    const address = addressOf(name, query, this.language);
    const known = this.#answers.get(address);
    // The address names the endpoint, so what is kept under it is its answer.
    if (known && Date.now() - known.at < freshForMs) return known.answer as DataOf<Name>;
    const answer = await this.#api.get(name, query);
    this.#answers.set(address, { at: Date.now(), answer });
    return answer;
  }
}
