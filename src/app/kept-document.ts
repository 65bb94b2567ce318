import { keptDocumentMark } from '#contract/page/kept-document.ts';

/** Whether this document comes from the device's cache because the network had not responded. */
export function isKeptDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  // Safari has it since 16.4.
  const marks = entry instanceof PerformanceResourceTiming ? entry.serverTiming : undefined;
  return (marks ?? []).some(({ name }) => name === keptDocumentMark);
}
