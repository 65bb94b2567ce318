import { expect, test } from 'vitest';
import { leadParametersOf } from './lead-parameters.ts';

test.each([
  ['', { kind: 'contact', listingId: undefined }],
  ['?kind=test-drive&id=12', { kind: 'test-drive', listingId: 12 }],
  ['?kind=finance&id=0', { kind: 'contact', listingId: undefined }],
  ['?kind=insurance&id=1%27--', { kind: 'insurance', listingId: undefined }],
])('%s', (search, parameters) => {
  expect(leadParametersOf(search)).toEqual(parameters);
});
