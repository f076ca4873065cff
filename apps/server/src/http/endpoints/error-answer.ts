import { type ErrorBody, errorCodes } from '@taga/contract';
import type { Language } from '@taga/i18n';
import { type ErrorMessageId, serverText } from '@taga/i18n/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointError, ErrorDetail } from './endpoint-error.ts';
import { fieldWords } from './field-words.ts';
import { languageOf } from './language.ts';
import { requestIdHeader } from './request-id.ts';
import { translateError } from './translate-error.ts';

const messageByStatus: Readonly<Record<number, ErrorMessageId>> = {
  401: 'errors.message.signInAgain',
  403: 'errors.message.notPossible',
  404: 'errors.message.notFound',
  409: 'errors.message.notPossible',
  429: 'errors.message.tryLater',
};

/** The one shape of every failure. From 500 on a caller gets a message and the id, and nothing else. */
export function errorBodyOf(error: EndpointError, language: Language, requestId: string, retryAfterS = 0): ErrorBody {
  const text = serverText(language);
  const isOurs = error.status >= 500;
  const message = isOurs ? `errors.${error.code}` : (messageByStatus[error.status] ?? 'errors.message.checkRequest');
  const details = isOurs ? [] : error.details;
  return {
    Error: {
      Message: text(message as ErrorMessageId),
      Details: details.map((detail) => detailOf(detail, language)),
      RequestId: requestId,
      ...(!isOurs && retryAfterS > 0 && { RetryAfter: retryAfterS }),
    },
  };
}

/** A field goes by its name for programs and by its own words for people; where it has none, by no name at all. */
function detailOf({ code, values = {} }: ErrorDetail, language: Language): ErrorBody['Error']['Details'][number] {
  const text = serverText(language);
  const { field = '' } = values;
  const named = field && { Field: String(field) };
  if (code !== errorCodes.invalidField) {
    return { ErrorCode: code, ErrorDescription: text(`errors.${code}`, values), ...named };
  }
  const words = fieldWords(String(field));
  const description = words ? text(`errors.${code}`, { field: text(words) }) : text('errors.message.checkRequest');
  return { ErrorCode: code, ErrorDescription: description, ...named };
}

export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = translateError(thrown);
  if (error.code === errorCodes.internal) request.log.error({ err: thrown }, 'internal error');
  else if (error.status >= 503) request.log.warn({ err: thrown }, 'unavailable');
  reply
    .code(error.status)
    .headers({ ...error.headers, [requestIdHeader]: request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify);
  // The domain error names it, or the limit that was reached has set it already.
  const retryAfterS = Number(reply.getHeader('retry-after') ?? 0);
  return reply.send(errorBodyOf(error, languageOf(request), request.id, retryAfterS));
}
