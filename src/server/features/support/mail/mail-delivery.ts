/** A letter to whoever answers what people write to the site. */
export type Letter = {
  readonly subject: string;
  readonly text: string;
  /** Whom to answer; null where they gave no address. */
  readonly replyTo: string | null;
};

/** How a letter leaves. @throws MailFailed */
export type MailDelivery = { send(letter: Letter): Promise<void> };

/** A letter could not be sent. Its words go into the log, and so never name a person, their words or a key. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
