// @ts-check
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a command to its end and returns its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 128), output }));
  });
}

/**
 * The script behind a package's command, to be run with this same Node and without a shell.
 * @param {string} path inside node_modules
 */
export function packageScript(path) {
  return `${root}/node_modules/${path}`;
}
