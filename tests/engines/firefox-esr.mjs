#!/usr/bin/env node
// @ts-check
/*
 * Starts Firefox for Playwright, which drives it by WebDriver BiDi. The ESR of Debian lacks one command that Playwright
 * sends to each context: https://www.w3.org/TR/webdriver-bidi/ is new there. It is answered here, all else is passed on.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const lacking = new Set(['emulation.setMediaFeaturesOverride']);
const maxPayload = 256 * 1024 * 1024;

const browser = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal));

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else listen(address);
});

/** @param {string} address Firefox's own */
function listen(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    // Playwright reads this line.
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, { url }) => join(client, new WebSocket(address + url, { maxPayload })));
}

/**
 * @param {WebSocket} client
 * @param {WebSocket} firefox
 */
function join(client, firefox) {
  const isOpen = new Promise((resolve) => firefox.once('open', resolve));
  client.on('message', async (message) => {
    const text = String(message);
    const { id, method } = JSON.parse(text);
    if (lacking.has(method)) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
    await isOpen;
    firefox.send(text);
  });
  firefox.on('message', (message) => client.send(String(message)));
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}
