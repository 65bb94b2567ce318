import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { strToU8 } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { type SheetRequest, sheetRows } from '#server/list-file/sheet-rows.ts';
import { bundleOf } from '#tests/support/child-process.ts';
import { workbook } from '#tests/support/workbook.ts';
import { ApartError, apart } from './apart.ts';

test('work that takes all memory or time ends its thread and not the process, and the next is done', async () => {
  const file = pathToFileURL(await bundleOf('src/server/list-file/sheet-rows.apart.ts'));
  const read = (mostMs: number) =>
    apart<SheetRequest, unknown>({
      ...{ name: 'sheet-rows', output: z.unknown(), mostMs, mostMegabytes: 64 },
      here: async () => sheetRows,
      file,
    });
  const asked = { mostRows: 9, mostColumns: 9, mostCharacters: 99 };
  const far = workbook([], {
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    ),
  });
  const [patient, hurried] = [read(600_000), read(1)];
  const one = patient({ ...asked, bytes: far });
  const other = patient({ ...asked, bytes: workbook([['Merek'], [], ['Honda']]) });
  await expect(one).rejects.toThrow(ApartError);
  await expect(other).resolves.toEqual([
    [1, ['Merek']],
    [3, ['Honda']],
  ]);
  const terminated = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => terminated.mockRestore());
  await expect(hurried({ ...asked, bytes: far })).rejects.toThrow('was ended');
  expect(terminated).toHaveBeenCalledOnce();
  await expect(patient({ ...asked, mostColumns: 1, bytes: workbook([['a', 'b']]) })).rejects.toThrow(
    'too large',
  );
});
