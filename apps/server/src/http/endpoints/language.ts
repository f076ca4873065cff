import { defaultLanguage, isLanguage, type Language } from '@taga/i18n';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'query' | 'headers'>;

/** The language that a call names: in the query `lang`, then in the header `lang`, in any case. */
export function namedLanguageOf(request: Asking): Language | undefined {
  // A request refused before routing has no query.
  const query = request.query as { lang?: unknown } | null;
  return readLanguage(query?.lang) ?? readLanguage(request.headers.lang);
}

/** The language in which a call is answered. */
export function languageOf(request: Asking): Language {
  return namedLanguageOf(request) ?? defaultLanguage;
}

/** The language of a page: what the visitor chose last, then what a link asks for. */
export function pageLanguageOf(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return readLanguage(chosen) ?? readLanguage((request.query as { lang?: unknown }).lang) ?? defaultLanguage;
}

function readLanguage(given: unknown): Language | undefined {
  const language = typeof given === 'string' ? given.toLowerCase() : undefined;
  return isLanguage(language) ? language : undefined;
}
