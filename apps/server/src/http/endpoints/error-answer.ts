import { type ErrorBody, type ErrorCode, errorCodes } from '@taga/contract';
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

const { accountBlocked, alreadyHasAccount, emailAlreadyVerified, emailLinkExpired } = errorCodes;

/** What is wrong, in a word: the details say why. By the code, or by the family its first digits name. */
const messageByCode: Readonly<Record<string, ErrorMessageId>> = {
  [accountBlocked]: 'errors.message.notSignedIn',
  [errorCodes.wrongCredentials]: 'errors.message.notSignedIn',
  [errorCodes.emailNotVerified]: 'errors.message.notSignedIn',
  [errorCodes.contactTaken]: 'errors.message.notSignedUp',
  [errorCodes.signUpForgotten]: 'errors.message.notSignedUp',
  [errorCodes.passwordTooCommon]: 'errors.message.password',
  [errorCodes.emailLinkInvalid]: 'errors.message.link',
  [emailAlreadyVerified]: 'errors.message.link',
  [emailLinkExpired]: 'errors.message.link',
  [errorCodes.codeResendTooSoon]: 'errors.message.notSent',
  [errorCodes.codeResendsUsedUp]: 'errors.message.notSent',
  TG12: 'errors.message.code',
  [alreadyHasAccount]: 'errors.message.application',
  [errorCodes.introductionLinkInvalid]: 'errors.message.link',
  [errorCodes.introductionAnswered]: 'errors.message.link',
  [errorCodes.reminderLinkInvalid]: 'errors.message.link',
  TG13: 'errors.message.application',
  TG14: 'errors.message.file',
  [errorCodes.chequeBookAlreadyRequested]: 'errors.message.chequeBook',
  [errorCodes.employeeNotFound]: 'errors.message.checkRequest',
  TG15: 'errors.message.bank',
  [errorCodes.invitationInvalid]: 'errors.message.link',
  TG16: 'errors.message.notPossible',
  TG17: 'errors.message.notPossible',
};

const familyOf = (code: ErrorCode) => code.slice(0, 'TG12'.length);

function messageOf({ status, code }: EndpointError): ErrorMessageId {
  if (status >= 500) return `errors.${code}` as ErrorMessageId;
  const ofStatus = messageByStatus[status];
  return ofStatus ?? messageByCode[code] ?? messageByCode[familyOf(code)] ?? 'errors.message.checkRequest';
}

/** The one shape of every failure. From 500 on a caller gets a message and the id, and nothing else. */
export function errorBodyOf(error: EndpointError, language: Language, requestId: string, retryAfterS = 0): ErrorBody {
  const text = serverText(language);
  const isOurs = error.status >= 500;
  const details = isOurs ? [] : error.details;
  return {
    Error: {
      Message: text(messageOf(error)),
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
