import type { CodeDelivery } from './code-delivery.ts';

/** For a site on loopback: writes the code to the server's output, without the number. */
export function createConsoleDelivery(write: (line: string) => void): CodeDelivery {
  return {
    send: async ({ mobile, code }) =>
      write(`one-time code ${code} for the number that ends in ${mobile.slice(-3)}`),
  };
}
