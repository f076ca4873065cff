export interface GatewayAddress {
  /** The whole address of what lies below it. */
  urlOf(path: string): string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AddressOptions {
  /** May carry the token as its password: `https://:token@gateway.example/send`. */
  readonly url: string;
  readonly token?: string | undefined;
}

/** `fetch` accepts no credentials in an address, and an address may end up in an error. */
export function readGatewayAddress({ url, token }: AddressOptions): GatewayAddress {
  const base = new URL(url);
  const bearer = token ?? decodeURIComponent(base.password);
  base.username = '';
  base.password = '';
  return {
    urlOf(path) {
      const whole = new URL(base);
      if (path) whole.pathname = base.pathname.replace(/\/$/, '') + path;
      return whole.href;
    },
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  };
}
