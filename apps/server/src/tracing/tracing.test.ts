import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3FileStore } from '../files/index.ts';
import { createLogger } from '../logger.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startTracing } from './otlp.ts';
import { traced } from './trace.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[];
  readonly status: { code: number };
}

const spans: Span[] = [];
const seen = { paths: new Set<string>(), keys: new Set<unknown>(), services: new Set<string>() };
let collector: Server;
let bank: Server;
let server: TestServer;

const addressOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
const listen = (listening: Server) => new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    // biome-ignore lint/suspicious/noExplicitAny: what OpenTelemetry calls ExportTraceServiceRequest
    const { resourceSpans } = (await json(request)) as any;
    seen.paths.add(request.url ?? '');
    seen.keys.add(request.headers['api-key']);
    for (const { resource, scopeSpans } of resourceSpans) {
      seen.services.add(resource.attributes[0].value.stringValue);
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.end('{}');
  });
  bank = createServer((_request, response) => response.writeHead(503).end());
  await Promise.all([listen(collector), listen(bank)]);
  server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(collector),
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key',
    WORKER: 'true',
    BANK_URL: addressOf(bank),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@bank.example',
    SMS_URL: addressOf(bank),
  });
});
afterAll(async () => {
  await server.stop();
  for (const each of [collector, bank]) each.close();
});

const attributeOf = (span: Span, key: string) => span.attributes.find((each) => each.key === key)?.value.stringValue;
const find = (isIt: (span: Span) => boolean) => expect.poll(() => spans.find(isIt), { timeout: 20_000 });

test('a request is one trace with its queries, found by the id that the customer is shown [OPS-018]', async () => {
  const answer = await server.get('/api/register/get_token');
  const id = answer.headers.get('x-request-id');
  const isRequest = (span: Span) => attributeOf(span, 'taga.request_id') === id;
  await find(isRequest).toMatchObject({ name: 'GET /api/register/get_token', status: { code: 0 } });
  const request = spans.find(isRequest);
  await find((span) => span.name === 'query' && span.parentSpanId === request?.spanId).toMatchObject({
    traceId: request?.traceId,
  });
  expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(request?.startTimeUnixNano ?? 0));
  expect(seen).toEqual({ paths: new Set(['/v1/traces']), keys: new Set(['a key']), services: new Set(['taga']) });
});

test('what the bank is asked is traced, and that it failed [OPS-018]', async () => {
  const visitor = await server.tokenOf('visitor');
  await server.post('/api/register/check_nrc_email', { UID_TYPE: 'NRC', UID_VALUE: '12/DAGAMA(N)123456' }, visitor);
  await find((span) => span.name === 'bank').toMatchObject({ status: { code: 2 } });
});

test('files in a bucket and jobs are traced [OPS-018]', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'taga-traced-'));
  const configureBuckets = [{ name: 'papers', configs: [] }];
  const s3 = new S3rver({ port: 0, silent: true, directory, configureBuckets });
  const { port } = await s3.run();
  const credentials = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const store = createS3FileStore({ url: `http://127.0.0.1:${port}/papers`, ...credentials });
  await (await store.begin('photo', 10)).finish(randomBytes(10));
  await find((span) => span.name === 'files' && attributeOf(span, 'http.request.method') === 'PUT').toBeDefined();
  await s3.close();
  await rm(directory, { recursive: true });

  await server.database.pool.query(
    `select graphile_worker.add_job('deliver-message', json_build_object('id', gen_random_uuid()))`,
  );
  await find((span) => span.name === 'job' && attributeOf(span, 'job.task') === 'deliver-message').toBeDefined();
});

test('no value of a query leaves with it', () => {
  const texts = spans.filter(({ name }) => name === 'query').map((span) => attributeOf(span, 'db.query.text') ?? '');
  expect(texts).not.toEqual([]);
  for (const text of texts) expect(text).not.toContain('DAGAMA');
});

test('once the server has stopped nothing is traced, and the work is done all the same', async () => {
  await server.stop();
  const before = spans.length;
  expect(await traced('files', {}, async () => 'done')).toBe('done');
  expect(spans).toHaveLength(before);
});

test('traces go to the collector that is set, and not where it sends them on to', async () => {
  const asked: (string | undefined)[] = [];
  const leading = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(request.url === '/elsewhere' ? 200 : 307, { location: '/elsewhere' }).end();
  });
  await listen(leading);
  const tracing = startTracing({ endpoint: addressOf(leading), serviceName: 'taga', log: createLogger('silent') });
  await traced('files', {}, async () => 'done');
  await tracing.stop();
  leading.close();
  expect(asked).toEqual(['/v1/traces']);
});
