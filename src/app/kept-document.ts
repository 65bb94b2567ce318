import { keptDocumentMark } from '#contract/page/kept-document.ts';

/** Whether this document comes from the device, because the network had not answered. */
export function isKeptDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const marks = entry instanceof PerformanceResourceTiming ? entry.serverTiming : [];
  return marks.some(({ name }) => name === keptDocumentMark);
}
