import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { accountHeader, deviceHeader } from '#contract/account/account.ts';
import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  endpointOf,
  endpointSchemas,
  type QueryOf,
} from '#contract/api/endpoint-schemas.ts';
import { type ArticleContent, emptyArticle } from '#contract/articles/article-content.ts';
import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { MortalServer } from '#tests/support/mortal-server.ts';
import { prepareDataDirectory } from '#tests/support/pglite-template.ts';
import { insertSession } from '#tests/support/sellers.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';

let server: MortalServer | undefined;
afterEach(() => server?.remove());

const saves = 24;

const contentOf = (slug: string, number: number): ArticleContent => {
  const text = {
    title: `Judul ${number}`,
    summary: 'Ringkas',
    body: `Isi ${String.fromCharCode(96 + number)}. `.repeat(300),
  };
  return {
    ...{ ...emptyArticle, postType: 'tips', tags: ['ban'] },
    pictures: [
      {
        key: 'drawn.civic.putih.showroom.front.l.1',
        alts: { id: 'a', en: 'a' },
        captions: { id: '', en: '' },
      },
    ],
    texts: { id: { ...text, slug }, en: { ...text, slug: `${slug}-en` } },
  };
};

test('a power cut loses no save, and what was due during it is published once', async () => {
  const mortal = await MortalServer.prepare({});
  server = mortal;
  await prepareDataDirectory(mortal.dataDirectory, 'reference');
  const database = await openDatabase({ dataDirectory: mortal.dataDirectory, migrationsDirectory });
  const { row, token } = await insertSession(database, '+628120000501', 'staff');
  await database.orm.insert(schema.articleTags).values({ slug: 'ban', nameId: 'Ban', nameEn: 'Tyres' });
  await database.close();
  await mortal.start();

  const headers = {
    ...{ [deviceHeader]: newDeviceToken(), [accountHeader]: row.publicId },
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  };
  const ask = async <Name extends EndpointName>(name: Name, fields: QueryOf<Name>): Promise<DataOf<Name>> => {
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    const { status, text } = await mortal.send(endpointOf(name).path, init);
    expect(status, text).toBe(200);
    return dataSchemaOf(name).parse(JSON.parse(text).data);
  };

  const save = async (id: string, revision: number, content: ArticleContent) =>
    (await ask('staffSaveArticle', { id, revision: String(revision), content: JSON.stringify(content) }))
      .article;

  const due = randomUUID();
  const { revision: written } = await save(due, 0, contentOf('jatuh-tempo', 1));
  await ask('staffPublishArticle', {
    ...{ clientId: randomUUID(), id: due, revision: String(written), step: 'schedule' },
    publishAt: new Date(Date.now() + 5000).toISOString(),
  });

  // As an editor who types: each save names the revision that the last answer had.
  const typed = randomUUID();
  let revision = 0;
  let killed: Promise<void> | undefined;
  for (let number = 1; number <= saves; number++) {
    const content = contentOf('diketik', number);
    const saving = save(typed, revision, content);
    if (number === saves / 2) killed = mortal.kill();
    const saved = await saving;
    expect(saved.content).toEqual(content);
    ({ revision } = saved);
  }
  await killed;
  expect(mortal.kills).toBe(1);
  // Whether the save was written before the cut or after it: once.
  expect(revision).toBe(saves);

  await expect.poll(async () => (await ask('staffArticle', { id: due })).article.state).toBe('live');
  const { items } = await ask('staffArticleHistory', { id: due });
  expect(items.map(({ kind }) => kind)).toEqual(['publish', 'schedule', 'save']);
  const read = await mortal.send(`${endpointSchemas.contentDetail.path}?slug=jatuh-tempo`, {});
  expect(JSON.parse(read.text).data.title).toBe('Judul 1');
});
