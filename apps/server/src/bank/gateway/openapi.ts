import * as z from 'zod/mini';
import { refusalReasons } from '../bank-errors.ts';
import { done } from './envelopes.ts';
import { type Operation, type OperationName, operationNames, operations } from './operations.ts';
import * as wire from './wire.ts';

const gatewayError = z.object({ error: z.string() });

type SchemaNames = ReturnType<typeof nameSchemas>;

/** What a bank's engineers build their gateway by, in the form their tools read. */
export function openApiDocument(): object {
  const names = nameSchemas();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bank gateway',
      version: '1',
      description: 'What Taga asks of a bank. The rules around it are in docs/bank-gateway.md.',
    },
    security: [{ bearer: [] }],
    paths: Object.fromEntries(operationNames.map((name) => [operations[name].path, { post: describe(name, names) }])),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: schemasOf(names) },
  };
}

/** Schemas get a name of their own, so that what is made from the document has types to speak of. */
function nameSchemas() {
  const names = z.registry<{ id: string; description?: string }>();
  names.add(wire.identity, { id: 'Identity', description: 'The document a person is known by' });
  names.add(wire.money, { id: 'Money', description: 'Whole minor units of a currency: 1,000 MMK are 100000' });
  names.add(wire.customer, { id: 'Customer', description: 'Name and phone (09…) as they are on file at the bank' });
  names.add(wire.account, { id: 'Account' });
  names.add(wire.movement, { id: 'Movement', description: 'Money that has moved; toAccount is null for a fee' });
  names.add(wire.service, { id: 'Service' });
  names.add(wire.employee, { id: 'Employee' });
  names.add(wire.card, { id: 'Card', description: 'A credit card; the whole number stays at the bank' });
  names.add(wire.refusal, { id: 'Refusal', description: `The reason is one of ${refusalReasons.join(', ')}` });
  names.add(done, { id: 'Done' });
  names.add(gatewayError, { id: 'GatewayError', description: 'For people; Taga looks at the status alone' });
  for (const name of operationNames) {
    const { request, answer } = operations[name];
    const noun = name.charAt(0).toUpperCase() + name.slice(1);
    if (!names.has(request)) names.add(request, { id: `${noun}Request` });
    if (!names.has(answer)) names.add(answer, { id: `${noun}Answer` });
  }
  return names;
}

function describe(name: OperationName, names: SchemaNames): object {
  const { summary, isOrder, request, answer }: Pick<Operation<never, never>, 'summary' | 'isOrder'> & Schemas =
    operations[name];
  const body = (schema: z.ZodMiniType) => ({ 'application/json': { schema: { $ref: refTo(names.get(schema)?.id) } } });
  const refusals = {
    409: { description: 'The reference belongs to another order', content: body(wire.refusal) },
    422: { description: 'The bank will not carry out the order', content: body(wire.refusal) },
  };
  return {
    operationId: name,
    summary,
    ...(isOrder && { parameters: [idempotencyKey] }),
    requestBody: { required: true, content: body(request) },
    responses: {
      200: { description: isOrder ? 'Carried out, now or earlier' : 'Answered', content: body(answer) },
      400: { description: 'The request is malformed', content: body(gatewayError) },
      401: { description: 'The token is missing or wrong', content: body(gatewayError) },
      ...(isOrder && refusals),
      503: { description: 'Not just now; Taga tries again', content: body(gatewayError) },
    },
  };
}

interface Schemas {
  readonly request: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The reference of the order, as in the body',
  schema: { type: 'string' },
};

function schemasOf(names: SchemaNames): object {
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    uri: refTo,
    // Zod writes the calendar into a pattern, leap years and all; the format says the same.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

function refTo(id: string | undefined): string {
  return `#/components/schemas/${id}`;
}
