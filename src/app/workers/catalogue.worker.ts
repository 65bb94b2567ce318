import { SnapshotHost } from '#offline/snapshot/snapshot-host.ts';

/** Answers from the kept city in this worker, so that the page stays responsive. */
const host = new SnapshotHost();

addEventListener('message', (event: MessageEvent<unknown>) => {
  const reply = host.receive(event.data);
  if (reply) postMessage(reply);
});
