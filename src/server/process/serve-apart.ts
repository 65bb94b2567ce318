import { parentPort } from 'node:worker_threads';

/** Makes this thread one that `apart` sends work to. */
export function serveApart<Input>(run: (input: Input) => Promise<unknown>): void {
  parentPort?.on('message', (input) => {
    run(input).then(
      (output) => parentPort?.postMessage({ output }),
      (error: unknown) => parentPort?.postMessage({ error: String(error) }),
    );
  });
}
