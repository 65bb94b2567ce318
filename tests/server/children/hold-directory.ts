// Holds the given data directory until it is ended.

import { holdDataDirectory } from '#server/db/data-directory-lock.ts';
import { serveControl } from '#server/process/control-socket.ts';
import { startUpLine } from '#server/process/start-up-error.ts';

const [dataDirectory = '', mode = 'serve'] = process.argv.slice(2);
try {
  const hold = await holdDataDirectory(dataDirectory, { serves: mode === 'serve' });
  if (mode === 'serve') {
    serveControl({
      hold,
      handlers: {
        sum: async (input, report) => {
          report({ step: 1 });
          report({ step: 2 });
          return { pid: process.pid, input };
        },
        hang: async (_input, report) => {
          report('hanging');
          return await new Promise(() => undefined);
        },
      },
    });
  }
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${startUpLine(error)}\n`);
  process.exitCode = 1;
}
