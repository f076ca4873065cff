import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@taga/contract';
import { defaultLanguage } from '@taga/i18n';
import { EndpointError } from '../endpoints/endpoint-error.ts';
import { errorBodyOf } from '../endpoints/error-answer.ts';
import { requestIdHeader, requestIdOf } from '../endpoints/request-id.ts';

/**
 * What Node could not even read as HTTP never becomes a request, so there is no reply to send with:
 * the answer is written to the socket by hand, in the same shape as all others.
 */
export function answerClientErrors(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(rawAnswer(classify(error.code), requestIdOf({ headers: {} }), headers));
  };
}

function classify(code: string | undefined): EndpointError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new EndpointError(errorCodes.requestTimeout);
  if (code === 'HPE_HEADER_OVERFLOW') return new EndpointError(errorCodes.badJson, { status: 431 });
  return new EndpointError(errorCodes.badJson);
}

function rawAnswer(error: EndpointError, requestId: string, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(errorBodyOf(error, defaultLanguage, requestId));
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `${requestIdHeader}: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
