/**
 * Lets input and painting come between two pieces of work, where the browser can:
 * https://developer.mozilla.org/docs/Web/API/Scheduler/yield#browser_compatibility
 */
export async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.yield?.();
}
