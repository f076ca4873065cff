import { isIP } from 'node:net';

/** How the text of a setting is read: `parse` answers nothing when the text is not allowed. */
export interface SettingKind<Value> {
  /** Ends the sentence "it must be …". */
  readonly allowed: string;
  /** The text may hold a password, so it is never shown. */
  readonly secret?: boolean;
  parse(text: string): Value | undefined;
}

export const text: SettingKind<string> = {
  allowed: 'a text',
  parse: (given) => given,
};

export const pathSuffix: SettingKind<string> = {
  allowed: 'made of letters, digits, hyphens and underscores',
  parse: (given) => (/^[\w-]{1,100}$/.test(given) ? given : undefined),
};

export const secretText: SettingKind<string> = { ...text, secret: true };

export const onOff: SettingKind<boolean> = {
  allowed: 'true or false',
  parse: (given) => ({ true: true, false: false })[given.toLowerCase()],
};

export function wholeNumber(from: number, to: number): SettingKind<number> {
  return {
    allowed: `a whole number from ${from} to ${to}`,
    parse(given) {
      const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
  };
}

export function decimal(from: number, to: number): SettingKind<number> {
  return {
    allowed: `a number from ${from} to ${to}`,
    parse(given) {
      const value = /^\d{1,6}(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
  };
}

export function oneOf<Choice extends string>(...choices: readonly Choice[]): SettingKind<Choice> {
  return {
    allowed: `one of ${choices.join(', ')}`,
    parse: (given) => choices.find((choice) => choice === given.toLowerCase()),
  };
}

/** An origin only: links are built by joining paths to it, and a path of its own would go wrong silently. */
export const webOrigin: SettingKind<string> = {
  allowed: 'a web address without a path, such as https://portal.example.com',
  parse(given) {
    const url = parseUrl(given);
    const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    return isOrigin ? url.origin : undefined;
  },
};

/** Its host is written into the policy of every page, so it must be a plain one. */
export const mapTilesAddress: SettingKind<string> = {
  allowed: 'a web address with {z}, {x} and {y}, such as https://tiles.bank.example/{z}/{x}/{y}.png',
  parse(given) {
    const isWhole = ['{z}', '{x}', '{y}'].every((part) => given.includes(part));
    return isWhole && /^https?:\/\/[a-z0-9.-]+(:\d+)?\/[^\s;,]*$/.test(given) ? given : undefined;
  },
};

/** Its host is written into the policy of the portal's pages too; no password may stand in what every browser gets. */
export const framedAddress: SettingKind<string> = {
  allowed: 'a web address such as https://cards.bank.example/apply',
  parse(given) {
    const url = parseUrl(given);
    const isPlain = url !== undefined && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(url.origin);
    return isPlain && !url.username && !url.password && !url.hash ? url.href : undefined;
  },
};

/** Several of them, separated by commas. */
export const webOrigins: SettingKind<readonly string[]> = {
  allowed: 'web addresses without a path, separated by commas, such as https://portal.example.com',
  parse(given) {
    const origins = given.split(',').flatMap((address) => webOrigin.parse(address.trim()) ?? []);
    return origins.length === given.split(',').length ? origins : undefined;
  },
};

export const databaseAddress: SettingKind<string> = {
  allowed: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
  secret: true,
  parse: (given) => (/^postgres(ql)?:$/.test(parseUrl(given)?.protocol ?? '') ? given : undefined),
};

export const smtpAddress: SettingKind<string> = {
  allowed: 'an SMTP address such as smtp://user:password@host:587, or smtps:// for TLS from the start',
  secret: true,
  parse(given) {
    const url = parseUrl(given);
    return url?.hostname && /^smtps?:$/.test(url.protocol) ? given : undefined;
  },
};

export const gatewayAddress: SettingKind<string> = {
  allowed: 'a web address such as https://:token@gateway.example/send',
  secret: true,
  parse: (given) => (/^https?:$/.test(parseUrl(given)?.protocol ?? '') ? given : undefined),
};

export interface WebhookAddress {
  /** Without the secret, as it is shown and kept. */
  readonly address: string;
  readonly secret: string;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const webhookSecretMinCharacters = 32;

/** Several of them, each with its secret as the password. Without TLS only where nothing leaves the machine. */
export const webhookAddresses: SettingKind<readonly WebhookAddress[]> = {
  allowed: `https addresses separated by commas, each other than the rest and with a secret of ${webhookSecretMinCharacters} letters and digits or more, such as https://:secret@core.bank.example/taga`,
  secret: true,
  parse(given) {
    const all = given.split(',').map((each) => webhookAddress(each.trim()));
    const found = all.filter((each) => each !== undefined);
    const areOwn = new Set(found.map(({ address }) => address)).size === all.length;
    return areOwn ? found : undefined;
  },
};

function webhookAddress(given: string): WebhookAddress | undefined {
  const url = parseUrl(given);
  if (!url || url.username) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
  const secret = decodeURIComponent(url.password);
  if (!isSafe || secret.length < webhookSecretMinCharacters) return undefined;
  url.password = '';
  return { address: url.href, secret };
}

export const issuerAddress: SettingKind<string> = {
  allowed: 'a web address without a question mark, such as https://login.bank.example/realms/staff',
  parse(given) {
    const url = parseUrl(given);
    const isPlain = url !== undefined && !url.search && !url.hash && !url.username && !url.password;
    return isPlain && /^https?:$/.test(url.protocol) ? given : undefined;
  },
};

export interface BucketAddress {
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const fileStoreAddress: SettingKind<BucketAddress> = {
  allowed: 'a bucket such as s3://key:secret@host/bucket?region=ap-southeast-1, or s3+http:// without TLS',
  secret: true,
  parse(given) {
    const url = parseUrl(given);
    const scheme = { 's3:': 'https', 's3+http:': 'http' }[url?.protocol ?? ''];
    const bucket = url?.pathname.replace(/\/+$/, '') ?? '';
    if (!url || !scheme || !url.username || !url.password || !/^\/[^/]/.test(bucket)) return undefined;
    return {
      url: `${scheme}://${url.host}${bucket}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  },
};

export const secretBytes: SettingKind<Buffer> = {
  allowed: '32 random bytes in base64, such as `openssl rand -base64 32` prints',
  secret: true,
  parse(given) {
    const key = Buffer.from(given, 'base64');
    return key.length === 32 && key.toString('base64') === given ? key : undefined;
  },
};

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export const mailSender: SettingKind<MailSender> = {
  allowed: 'an email address, alone or after a name: Taga Bank <no-reply@bank.example>',
  parse(given) {
    const match = /^(?:([^<>@"]*)<)?([^\s<>@,;:"]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)>?$/i.exec(given);
    const isWhole = match !== null && (match[1] !== undefined) === given.endsWith('>');
    return isWhole ? { name: match[1]?.trim() ?? '', address: match[2] ?? '' } : undefined;
  },
};

export const mailAddress: SettingKind<string> = {
  allowed: 'an email address',
  parse: (given) => (mailSender.parse(given)?.address === given ? given.toLowerCase() : undefined),
};

type TrustedProxies = false | string[];

/** Groups of private addresses that need not be spelt out. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

export const trustedProxies: SettingKind<TrustedProxies> = {
  allowed: `false, or the addresses, ranges or names (${namedRanges.join(', ')}) of the proxies, separated by commas`,
  parse(given) {
    if (given.toLowerCase() === 'false') return false;
    const addresses = given.split(',').map((address) => address.trim());
    return addresses.every(isProxy) ? addresses : undefined;
  },
};

function isProxy(given: string): boolean {
  if (namedRanges.includes(given)) return true;
  const [address = '', prefix, ...rest] = given.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

function parseUrl(given: string): URL | undefined {
  return URL.canParse(given) ? new URL(given) : undefined;
}
