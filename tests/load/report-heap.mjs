// @ts-check
/* Loaded into a server before its own code: on SIGUSR2 it collects garbage and writes how much is left. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  process.stdout.write(`memory ${JSON.stringify({ heapUsed, external, arrayBuffers, rss })}\n`);
});
process.stdout.write(`reports of process ${process.pid}\n`);
