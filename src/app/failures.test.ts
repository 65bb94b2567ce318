// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { runEach } from './failures.ts';

test('a step that fails is counted, and stops no other', () => {
  const done: string[] = [];
  const fail = () => {
    throw new TypeError('URL.canParse is not a function');
  };
  const steps = { first: fail, second: () => void done.push('second'), third: fail };
  runEach(steps);
  runEach(steps);
  expect(done).toEqual(['second', 'second']);
  expect(window.failures).toEqual({ first: 2, third: 2 });
});
