// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
  };
}

/**
 * @param {string} reportPath
 * @returns {Promise<Counts>}
 */
export async function countPlaywright(reportPath) {
  const report = await readReport(reportPath);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
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
