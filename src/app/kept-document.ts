import { keptDocumentMark } from '#contract/page/kept-document.ts';

/** Whether this document comes from the device's cache because the network had not responded. */
export function isKeptDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const marks = entry instanceof PerformanceResourceTiming ? entry.serverTiming : [];
  return marks.some(({ name }) => name === keptDocumentMark);
}
