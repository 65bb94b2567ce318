/** A mail to the operator's staff. */
export type Letter = {
  readonly subject: string;
  readonly text: string;
  /** Reply-to; null without an address. */
  readonly replyTo: string | null;
};

/** Sends a mail. @throws MailFailed */
export type MailDelivery = { send(letter: Letter): Promise<void> };

/** A mail could not be sent. Its message is logged, so it must not contain personal data or keys. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
