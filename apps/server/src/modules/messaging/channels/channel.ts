/** An SMS ready to be sent. Anyone who gets the same id twice may drop the second. */
export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface Email extends Sms {
  readonly subject: string;
  readonly html: string;
  /** As browsers and mail programs know it: `en`, `my`. */
  readonly htmlLanguage: string;
}

/**
 * The way out for one kind of message. `send` resolves once somebody else has taken the message over, and
 * gives up when the signal says so; it may then have arrived all the same.
 */
interface Sender<Sent> {
  send(message: Sent, signal: AbortSignal): Promise<void>;
}

export type SmsSender = Sender<Sms>;
export type Mailer = Sender<Email>;

/** The other side will never take this message: trying again would change nothing. */
export class DeliveryRefused extends Error {
  constructor(cause?: unknown) {
    super('The message was refused', { cause });
    this.name = 'DeliveryRefused';
  }
}
