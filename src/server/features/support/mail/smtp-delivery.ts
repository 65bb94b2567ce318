import { createTransport } from 'nodemailer';
import { codeOf } from '#server/process/error-reason.ts';
import { type MailDelivery, MailFailed } from './mail-delivery.ts';
import type { SmtpSettings } from './mail-settings.ts';

/** Timeout of the mail server, in milliseconds. */
const patienceMs = 15_000;

/** Sends mail through the operator's mail server; without TLS on loopback only. */
export function createSmtpDelivery({ url, from, to }: SmtpSettings): MailDelivery {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Nodemailer must not read files or URLs named in a message.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ subject, text, replyTo }) {
      try {
        await transport.sendMail({ from, to, subject, text, ...(replyTo === null ? {} : { replyTo }) });
      } catch (cause) {
        // The error's message may contain an address; its code is one of a few.
        throw new MailFailed(`the mail server did not take it (${codeOf(cause) ?? 'unknown error'})`);
      }
    },
  };
}
