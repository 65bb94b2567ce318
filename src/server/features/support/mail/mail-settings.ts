export type SmtpSettings = {
  readonly kind: 'smtp';
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which then requires TLS. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
};

export type HttpMailSettings = {
  readonly kind: 'http';
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON with `{from}`, `{to}`, `{replyTo}`, `{subject}` and `{text}` inside its quotes. */
  readonly body: string;
  readonly from: string;
  readonly to: string;
};

/** The configured mail delivery; without one, messages are only stored. */
export type MailSettings = SmtpSettings | HttpMailSettings;
