// @ts-check

/**
 * How to call npm: its own script where npm started this process, which needs no shell and no search for npm.cmd.
 * @param {readonly string[]} args
 * @returns {{ command: string, args: string[] }}
 */
export function npmCommand(args) {
  const script = process.env.npm_execpath ?? '';
  if (script.endsWith('npm-cli.js')) return { command: process.execPath, args: [script, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [...args] };
}
