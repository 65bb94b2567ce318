import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import type { Database } from '#server/db/database.ts';
import type { Feature } from '#server/feature.ts';
import { allTables } from '#server/features/operator-tables/shared/all-tables.ts';
import { fileHash, type OperatorTable } from '#server/features/operator-tables/shared/operator-table.ts';
import { lockTable, writeChange } from '#server/features/operator-tables/shared/stored-tables.ts';
import { type AuditTrail, createAuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { type Proposal, proposeChange } from './propose-change.ts';
import { editedTable, tableHistory, tableSummaries } from './table-views.ts';
import { tableWords } from './table-words.ts';

function named(name: string): OperatorTable {
  const table = allTables.find((each) => each.name === name);
  if (!table) throw new AppError('not_found');
  return table;
}

/** Operators' tables, edited by staff; 404 for all other callers (docs/decisions/operator-tables.md). */
export const operatorTablesFeature: Feature<'database'> = (app, { database }) => {
  const { orm } = database;
  const trail = createAuditTrail(database);

  serveEndpoint(app, 'staffTables', async (_query, { language }) => {
    return { items: await tableSummaries(orm, language) };
  });

  serveEndpoint(app, 'staffTable', async ({ name }, { language }) => {
    return { table: await editedTable(orm, named(name), language) };
  });

  serveEndpoint(app, 'staffTableHistory', async ({ name, page = 1 }) => {
    return await tableHistory(orm, named(name), page);
  });

  serveEndpoint(app, 'staffChangeTable', async (query, { account: { id: actorId }, once, language }) => {
    const table = named(query.name);
    if (query.isCheck === '1') once.changeNothing();
    const { changes } =
      query.isCheck === '1'
        ? await proposeChange(orm, table, query, language)
        : await changeTable({ database, trail }, table, { ...query, actorId, once, language });
    return {
      table: await editedTable(orm, table, language),
      changes: changes.map(({ line, before, after }) => ({
        line,
        before: before && { ...before },
        after: after && { ...after },
      })),
    };
  });
};

/** Makes a change once per client id. */
async function changeTable(
  { database, trail }: { readonly database: Database; readonly trail: AuditTrail },
  table: OperatorTable,
  {
    actorId,
    once,
    language,
    ...asked
  }: ParsedQueryOf<'staffChangeTable'> & { actorId: number; once: Once; language: Language },
): Promise<Pick<Proposal, 'changes'>> {
  const { name } = table;
  let made: Proposal | undefined;
  const { isNew } = await trail.once({ action: 'edit-table', actorId, once }, async (transaction) => {
    await lockTable(transaction, name);
    const proposal = await proposeChange(transaction, table, asked, language);
    const { kind, lines, changes } = proposal;
    if (changes.length === 0 && kind !== 'file')
      throw new AppError('validation_failed', { table: [tableWords[language].nothing] }, language);
    let { revision } = proposal;
    // Until now it was the file.
    if (revision === 0) {
      revision = 1;
      await writeChange(
        transaction,
        { tableName: name, revision, kind: 'file', actorId: null, fileHash: fileHash(table) },
        lines.map(({ line, cells }) => ({ line, before: null, after: cells })),
      );
    }
    const taken = kind === 'file' ? { fileHash: fileHash(table) } : {};
    await writeChange(
      transaction,
      { tableName: name, revision: revision + 1, kind, actorId, ...taken },
      changes,
    );
    made = proposal;
    return { facts: { table: table.title[language], count: changes.length } };
  });
  if (isNew) await database.announceChange();
  return made ?? { changes: [] };
}
