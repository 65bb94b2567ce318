import path from 'node:path';
import { type Environment, readEnvironment } from '#server/env.ts';
import { ControlFailure } from '#server/process/control-socket.ts';
import { StartUpError, startUpLine } from '#server/process/start-up-error.ts';

type Tool = {
  readonly name: 'backup' | 'restore' | 'move';
  readonly usage: string;
  run(
    environment: Environment,
    place: string,
    options: { readonly isReplacing: boolean },
    say: (line: string) => void,
  ): Promise<readonly string[]>;
};

/** Runs a tool that takes one place, and `--replace`. */
export async function runBackupTool({ name, usage, run }: Tool): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${name}: ${line}\n`);
  try {
    const given = process.argv.slice(2);
    const isReplacing = name === 'restore' && given.includes('--replace');
    const [place, ...rest] = given.filter((each) => !(isReplacing && each === '--replace'));
    if (place === undefined || place.startsWith('-') || rest.length > 0)
      throw new StartUpError(`usage: npm run ${name} -- ${usage}`);
    const environment = readEnvironment(process.env);
    for (const line of await run(environment, place, { isReplacing }, say)) say(line);
  } catch (error) {
    const line = error instanceof ControlFailure ? error.message : startUpLine(error);
    process.stderr.write(`${name}: ${line}\n`);
    process.exitCode = 1;
  }
}

/** A directory as named where the command was called. */
export const directoryNamed = (place: string): string => path.resolve(place);
