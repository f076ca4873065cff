import { errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain-error.ts';
import { createBase64Decoder } from './base64-decoder.ts';
import { EndpointError } from './endpoint-error.ts';
import { createFileTaker, type JsonWithFile } from './file-in-json.ts';
import { piecesOfBody } from './pieces-of-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that was taken out of the body while it arrived. */
    fileInBody: Omit<JsonWithFile, 'text'> | undefined;
  }
}

/** JSON whose field of this name may hold a file in base64: the file never is in memory but as its bytes. */
export function acceptFileIn(scope: FastifyInstance, field: string): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.decorateRequest('fileInBody', undefined);
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', (request, _body, done) => {
    readJson(request, field).then((text) => (text ? parse(request, text, done) : done(null, undefined)), done);
  });
}

async function readJson(request: FastifyRequest, field: string): Promise<string> {
  const { bodyLimit } = request.routeOptions;
  const announced = Number(request.headers['content-length'] ?? bodyLimit);
  const taker = createFileTaker(field, Math.min(announced, bodyLimit));
  let bytes = 0;
  for await (const piece of arriving(request)) {
    bytes += piece.length;
    if (Math.max(bytes, announced) > bodyLimit) throw new EndpointError(errorCodes.bodyTooLarge);
    taker.add(piece);
  }
  const { text, ...fileInBody } = taker.end();
  request.fileInBody = fileInBody;
  return text;
}

/** Anyone who goes away in the middle has sent no JSON. */
async function* arriving({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    yield* piecesOfBody(raw);
  } catch (cause) {
    throw new EndpointError(errorCodes.badJson, { cause });
  }
}

/** The bytes of a field that holds base64, whether they were taken out of the body or stand in it. */
export function bytesOf({ fileInBody }: FastifyRequest, text: string): Buffer {
  const bytes = fileInBody?.mark === text ? fileInBody.file : decode(text);
  if (!bytes) throw new DomainError(errorCodes.fileUnreadable);
  return bytes;
}

function decode(text: string): Buffer | undefined {
  const decoder = createBase64Decoder(text.length);
  decoder.add(text);
  return decoder.end();
}
