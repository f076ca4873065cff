import { defaultLanguage, isLanguage, type Language } from '@taga/i18n';
import type { FastifyRequest } from 'fastify';

/** The language of a call: the query `lang`, then the header `lang`, in any case. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  // A request refused before routing has no query.
  const query = request.query as { lang?: unknown } | null;
  return readLanguage(query?.lang) ?? readLanguage(request.headers.lang) ?? defaultLanguage;
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
