import { describe, expect, it } from 'vitest';
import { ImportUsageError, parseImportArguments } from './import-arguments.ts';

describe('the command line of the importer', () => {
  it('names a file, and may name a source', () => {
    expect(parseImportArguments(['cars.csv'])).toEqual({ file: 'cars.csv', source: 'import', dryRun: false });
    expect(parseImportArguments(['--dry-run', 'cars.csv', '--source', 'olx'])).toEqual({
      file: 'cars.csv',
      source: 'olx',
      dryRun: true,
    });
  });

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['a.csv', '--wet-run']],
    [['a.csv', '--source', 'web']],
    [['a.csv', '--source', 'a b']],
  ])('refuses %j in one line', (given) => {
    expect(() => parseImportArguments(given)).toThrow(ImportUsageError);
    expect(() => parseImportArguments(given)).toThrow(/^[^\n]*usage: npm run import[^\n]*$/);
  });
});
