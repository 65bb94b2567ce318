// @ts-check
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../setup/root.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [failures] the failed tests, each as its file and name
 */

/**
 * @param {string} reportPath
 * @returns {Promise<Counts>}
 */
export async function countVitest(reportPath) {
  const report = await readReport(reportPath);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
  };
}

/**
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }} file
 * @returns {string[]} a file that failed before its first test is one failure
 */
function vitestFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed')
    return [`${relative(root, name)}: ${message.split('\n')[0]}`];
  return failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
}

/**
 * @param {string} reportPath
 * @returns {Promise<Counts>}
 */
export async function countPlaywright(reportPath) {
  const report = await readReport(reportPath);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    ...{ passed: expected + flaky, failed: unexpected, skipped },
    failures: report.suites.flatMap(playwrightFailures),
  };
}

/**
 * @typedef {object} Suite
 * @property {{ ok: boolean, file: string, line: number, title: string }[]} specs
 * @property {Suite[]} [suites]
 *
 * @param {Suite} suite
 * @returns {string[]}
 */
function playwrightFailures({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...suites.flatMap(playwrightFailures),
  ];
}

/** @param {string} reportPath a report that has the counts themselves */
export async function countFaults(reportPath) {
  return (await readReport(reportPath)) ?? { passed: 0, failed: 0, skipped: 0 };
}

/**
 * @param {Counts} counts
 * @returns {string} the line a run ends with
 */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} path may be missing: the runner may have failed before writing it */
async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
