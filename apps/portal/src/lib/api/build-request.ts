import type { Call } from '@taga/contract';
import { type Language, wireLanguages } from '@taga/i18n';
import { apiBases } from '../../config/settings.ts';

export interface RequestParts {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly language: Language;
  readonly token?: string | undefined;
}

export interface BuiltRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

/** The language goes both ways, in the query and as a header, because the documents name either. */
export function buildRequest(call: Call, { body, query = {}, language, token }: RequestParts): BuiltRequest {
  const lang = wireLanguages[language];
  const parameters = new URLSearchParams({ lang });
  for (const [name, value] of Object.entries(query)) if (value != null) parameters.set(name, String(value));
  const base = apiBases[call.base].replace(/\/+$/, '');
  return {
    url: `${base}/${call.path.replace(/^\/+/, '')}?${parameters}`,
    method: call.method,
    headers: {
      accept: 'application/json',
      lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}
