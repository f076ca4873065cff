import { errorBody, errorCodes, httpStatusOf } from '@taga/contract';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { securitySchemeOf } from '../../../http/endpoints/endpoint-schema.ts';

/** What a part of a file is sent as. */
export const partOfFile = 'application/offset+octet-stream';

const bytes = z.string().check(z.regex(/^\d{1,10}$/));
const failure = { description: 'Why not', content: { 'application/json': { schema: errorBody } } };
const errors = [
  errorCodes.invalidField,
  errorCodes.tokenMissing,
  errorCodes.notFound,
  errorCodes.fileTooLarge,
  errorCodes.unavailable,
];
const failures = Object.fromEntries(errors.map((code) => [httpStatusOf(code), failure]));
/** All that is answered stands in the headers. */
const nothing = z.null();

const common = {
  tags: ['upload'],
  security: [{ [securitySchemeOf.customer]: [] }, { [securitySchemeOf.phone]: [] }],
};
const named = { ...common, params: z.object({ id: z.uuid() }) };

/** What the page of the API says of uploads in parts: the protocol of tus.io, version 1.0.0. */
export const uploadSchemas = {
  begin: {
    ...common,
    operationId: 'beginUpload',
    summary: 'Begin a file that is sent in parts (tus 1.0.0); the header Location says where to',
    headers: z.object({ 'upload-length': bytes }),
    response: { 201: nothing, ...failures },
  },
  ask: {
    ...named,
    operationId: 'askUpload',
    summary: 'How much of the file has arrived: the header Upload-Offset',
    response: { 200: nothing, ...failures },
  },
  send: {
    ...named,
    operationId: 'sendUploadPart',
    summary: 'Send the rest of the file, or a part of it, from an offset on',
    consumes: [partOfFile],
    headers: z.object({ 'upload-offset': bytes }),
    body: z.string(),
    response: { 204: nothing, ...failures },
  },
} satisfies Record<string, FastifySchema>;
