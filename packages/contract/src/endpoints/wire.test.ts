import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { EndpointDefinition } from '../endpoint.ts';
import { allEndpoints } from './index.ts';

interface Schema {
  readonly [keyword: string]: unknown;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** What is said elsewhere: parts have lines of their own, and a format says more than its pattern. */
const saidElsewhere = new Set([
  '$schema',
  'properties',
  'required',
  'items',
  'prefixItems',
  'anyOf',
  'oneOf',
  'allOf',
  'additionalProperties',
]);

function factsOf(schema: Schema): string {
  const facts = Object.entries(schema).filter(
    ([keyword]) => !saidElsewhere.has(keyword) && !(keyword === 'pattern' && schema.format !== undefined),
  );
  return facts
    .map(([keyword, value]) => (keyword === 'type' ? `${value}` : `${keyword}=${JSON.stringify(value)}`))
    .join(' ');
}

/** A line for each value that goes over the wire: where it stands, and what it may be. */
function linesOf(schema: Schema, place: string): string[] {
  const { properties = {}, required = [], items, additionalProperties: others } = schema;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const named = ([name, part]: [string, Schema]) =>
    linesOf(part, `${place}.${name}${required.includes(name) ? '' : '?'}`);
  return [
    `${place} ${factsOf(schema)}`,
    ...Object.entries(properties).flatMap(named),
    ...(items ? linesOf(items, `${place}[]`) : []),
    ...(schema.prefixItems ?? []).flatMap((part, index) => linesOf(part, `${place}[${index}]`)),
    ...choices.flatMap((part, index) => linesOf(part, `${place}|${index + 1}`)),
    ...(typeof others === 'object' ? linesOf(others, `${place}.*`) : []),
  ];
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;

function describeEndpoint(endpoint: EndpointDefinition): string {
  const { method, base, path, aliases = [], allowedRoles, maxBodyBytes, answer } = endpoint;
  const inputs = { body: endpoint.body, query: endpoint.query };
  return [
    `## ${[path, ...aliases].map((address) => `${method} ${base}${address}`).join(', ')} (${allowedRoles.join(', ')})`,
    ...(maxBodyBytes === undefined ? [] : [`at most ${maxBodyBytes} bytes`]),
    ...Object.entries(inputs).flatMap(([name, input]) => (input ? linesOf(schemaOf(input, 'input'), name) : [])),
    ...linesOf(schemaOf(answer, 'output'), 'answer'),
  ].join('\n');
}

/** Banks and phones out there speak it: a change is made on purpose, here too (`npx vitest run wire -u`). */
test('calls, roles, names and limits on the wire are those that were agreed [OPS-006]', async () => {
  const wire = allEndpoints.map(describeEndpoint).sort().join('\n\n');
  await expect(`${wire}\n`).toMatchFileSnapshot('./wire.txt');
});
