import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { usesMailbox } from './channels.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;
const isOfThisMachine = (url: string) => loopback.test(new URL(url).hostname);

/** Why attackers may reach this server; nothing where it is for this machine alone. */
function publicReason({ publicUrl, host, nodeEnv, trustProxy }: Settings): string | undefined {
  if (publicUrl?.startsWith('https:')) return 'PUBLIC_URL begins with https';
  if (publicUrl && !isOfThisMachine(publicUrl)) return `PUBLIC_URL is "${publicUrl}"`;
  if (!loopback.test(host)) return `HOST is "${host}"`;
  if (trustProxy) return 'TRUST_PROXY is set';
  return nodeEnv?.toLowerCase() === 'production' ? `NODE_ENV is "${nodeEnv}"` : undefined;
}

/** What would be the sandbox's, and what that means to people who take the server for a bank's. */
function missingParts({ bankUrl, smtpUrl, smsUrl }: Settings): string[] {
  return [
    ...(bankUrl ? [] : ['BANK_URL is not set: accounts would be opened at a bank that does not exist.']),
    ...(smtpUrl ? [] : ['SMTP_URL is not set: everybody could read the emails in an open mailbox.']),
    ...(smsUrl ? [] : ['SMS_URL is not set: everybody could read the codes in an open mailbox.']),
  ];
}

/** Where attackers may listen as well. */
function missingEncryption({ publicUrl }: Settings): string[] {
  const isSafe = publicUrl && (publicUrl.startsWith('https:') || isOfThisMachine(publicUrl));
  return isSafe ? [] : ['PUBLIC_URL is no https address: everybody on the way could read passwords and codes.'];
}

/** A server that attackers may reach is a sandbox only where somebody has said so. One sentence for each part that is missing. */
export function checkSandboxSettings(settings: Settings): void {
  const reached = publicReason(settings);
  const because = settings.sandbox === false ? 'SANDBOX is "false"' : reached;
  if (!because) return;
  if (settings.sandbox) refuseHalfOfTheChannels(because, settings);
  const missing = settings.sandbox ? [] : [...missingParts(settings), ...(reached ? missingEncryption(settings) : [])];
  if (missing.length === 0) return;
  const wayOut = settings.sandbox === false ? [] : ['To show a sandbox there all the same, set SANDBOX to true.'];
  throw new StartError([...missing.map((part) => `${because}, but ${part}`), ...wayOut].join('\n'));
}

/** Real emails beside codes that everybody reads would let an attacker in under a real address. */
function refuseHalfOfTheChannels(because: string, { smtpUrl, smsUrl }: Settings): void {
  if (Boolean(smtpUrl) === Boolean(smsUrl)) return;
  const [there, missing] = smtpUrl ? ['SMTP_URL', 'SMS_URL'] : ['SMS_URL', 'SMTP_URL'];
  throw new StartError(`${because}, and ${there} is set, but ${missing} is not: set both, or neither.`);
}

/** Whether every page says that this is a sandbox: where it is one and somebody has said so. */
export function showsSandboxBanner(settings: Settings): boolean {
  return settings.sandbox === true && (!settings.bankUrl || usesMailbox(settings));
}
