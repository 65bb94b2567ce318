import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileUnits, superlinear } from '#tests/support/growth.ts';
import { csvDelimiters, parseCsvRecord } from './csv-record.ts';

describe('a CSV record', () => {
  it.each([
    ['a,b', ['a', 'b']],
    ['"a,b",c', ['a,b', 'c']],
    ['"say ""hi""",', ['say "hi"', '']],
    ['velg 17",b', ['velg 17"', 'b']],
    ['', ['']],
    ['"a\nb",c', ['a\nb', 'c']],
    ['"a,b', 'open'],
    ['"a"x,b', 'invalid'],
  ])('%j', (text, record) => expect(parseCsvRecord(text, ',')).toEqual(record));

  it('reads back whatever was written', () => {
    const cells = fc.array(fc.string({ unit: fc.constantFrom(...'ab",;\t\n \'') }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(cells, fc.constantFrom(...csvDelimiters), (record, delimiter) => {
        const text = stringify([record], { delimiter, eof: false });
        expect(parseCsvRecord(text, delimiter)).toEqual(record);
      }),
    );
  });

  it('takes work in proportion to a record, whatever it repeats', () => {
    const units = [...hostileUnits, '""', '",', '","', '"\n'];
    expect(superlinear(units, 32_000, (text) => void parseCsvRecord(`"${text}`, ','))).toEqual([]);
  });
});
