import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@taga/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings, settingDefinitions } from './settings.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const containerfile = read('Containerfile');

/** The reader that comes with the description of the calls. */
const { parseAllDocuments } = createRequire(createRequire(import.meta.url).resolve('@fastify/swagger'))('yaml');

// biome-ignore lint/suspicious/noExplicitAny: files of other programs, of which each test reads a few places
type Anything = any;

function parsed(path: string): Anything[] {
  const documents: Anything[] = parseAllDocuments(read(path), { merge: true });
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  return documents.map((document) => document.toJS());
}

let server: TestServer;
let metrics: string;
beforeAll(async () => {
  server = await startTestServer({});
  metrics = await (await server.get('/metrics')).text();
});
afterAll(() => server.stop());

const known: Set<string> = new Set(Object.values(settingDefinitions).map(({ name }) => name));

/** What the server would say of these settings: nothing, or why it does not start. */
function expectSettings(given: Record<string, string>): void {
  for (const name of Object.keys(given)) expect(known).toContain(name);
  readSettings(given);
}

const portOfImage = Number(/\bPORT=(\d+)/.exec(containerfile)?.[1]);

describe('the manifests for Kubernetes [OPS-019]', () => {
  const manifests = () => parsed('deploy/kubernetes/taga.yml');
  const find = (kind: string) => manifests().find((manifest) => manifest.kind === kind);
  const pod = () => find('Deployment').spec.template.spec;
  const settings = () => ({ ...find('ConfigMap').data, ...find('Secret').stringData });

  test('set only what the server knows, each to something it takes', () => {
    expectSettings({ ...settings(), NODE_ENV: 'production' });
  });

  test('ask for what the server answers, on the port that it listens on', async () => {
    const [container] = pod().containers;
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port } = container[probe].httpGet;
      expect((await server.get(path)).status).toBe(200);
      expect(container.ports.find(({ name }: Anything) => name === port).containerPort).toBe(portOfImage);
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    const metricsPort = container.ports.find(({ name }: Anything) => name === 'metrics').containerPort;
    expect(String(metricsPort)).toBe(settings().METRICS_PORT);
    expect(find('Service').spec.ports[0].targetPort).toBe('http');
  });

  test('give a pod the time that it takes to stop', () => {
    const { STOP_DELAY_MS, STOP_TIMEOUT_MS } = settings();
    expect(pod().terminationGracePeriodSeconds * 1_000).toBeGreaterThan(
      Number(STOP_DELAY_MS) + Number(STOP_TIMEOUT_MS),
    );
  });

  test('keep two pods whatever is drained, and scale by what the server tells', () => {
    const { spec: deployment } = find('Deployment');
    const { spec: budget } = find('PodDisruptionBudget');
    const { spec: scaler } = find('HorizontalPodAutoscaler');
    expect(budget.minAvailable).toBe(2);
    expect(deployment.replicas).toBeGreaterThan(budget.minAvailable);
    expect(scaler.minReplicas).toBeGreaterThan(budget.minAvailable);
    expect(deployment.strategy.rollingUpdate.maxUnavailable).toBe(0);
    const { kind, name } = scaler.scaleTargetRef;
    expect(find(kind).metadata.name).toBe(name);
    const named = scaler.metrics.flatMap((metric: Anything) => metric.pods?.metric.name ?? []);
    expect(named).not.toEqual([]);
    for (const metric of named) expect(metrics).toContain(`# TYPE ${metric} `);
  });

  test('select the pods that there are', () => {
    const { labels } = find('Deployment').spec.template.metadata;
    const selectors = [
      find('Deployment').spec.selector.matchLabels,
      find('PodDisruptionBudget').spec.selector.matchLabels,
      find('Service').spec.selector,
    ];
    for (const selector of selectors) expect(labels).toMatchObject(selector);
  });

  test('run as an account without rights, on files that nobody can write', () => {
    expect(pod().securityContext.runAsNonRoot).toBe(true);
    const [container] = pod().containers;
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const written = container.volumeMounts.map(({ mountPath }: Anything) => mountPath);
    expect(written).toContain(/DATA_DIR=(\S+)/.exec(containerfile)?.[1]);
  });
});

describe('the compose file [OPS-019]', () => {
  const compose = () => parsed('deploy/compose/compose.yml')[0];
  const servers = ['taga-1', 'taga-2'];
  const example = { PUBLIC_URL: 'http://localhost:8080', KEY: Buffer.alloc(32).toString('base64') };

  /** As compose puts them in: what has a default has it, keys are keys, the rest is a word. */
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign: string, rest: string) => {
      if (sign === '-') return rest;
      if (name.endsWith('_KEY')) return example.KEY;
      return name === 'PUBLIC_URL' ? example.PUBLIC_URL : 'word';
    });

  test('has two servers, PostgreSQL, S3 and a proxy', () => {
    expect(Object.keys(compose().services)).toEqual(expect.arrayContaining([...servers, 'proxy', 'postgres', 's3']));
  });

  test.each(servers)('sets for %s only what the server knows, each to something it takes', (name) => {
    const { environment } = compose().services[name];
    expectSettings(Object.fromEntries(Object.entries<string>(environment).map(([key, text]) => [key, filled(text)])));
  });

  test('names every variable that it needs in the example', () => {
    const needed = [...read('deploy/compose/compose.yml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
    const offered = [...read('deploy/compose/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(needed).not.toEqual([]);
    for (const name of needed) expect(offered).toContain(name);
  });

  test('leads the proxy to the servers, with files that are there', () => {
    const { proxy } = compose().services;
    const config = read('deploy/haproxy/servers.cfg');
    const defaults = [...config.matchAll(/TAGA_\d-([^}]+)\}/g)].map(([, address]) => address);
    expect(defaults).toEqual(servers.map((name) => `${name}:${portOfImage}`));
    const bind = /PORTAL_BIND-:(\d+)/.exec(config)?.[1];
    expect(proxy.ports[0].split(':').at(-1)).toBe(bind);
    const [mounted] = proxy.volumes;
    const [from, to] = mounted.split(':');
    const mountedFiles = [
      ...config.matchAll(/ERROR_FILE-([^}]+)\}/g),
      ...proxy.command.join(' ').matchAll(/-f (\S+)/g),
    ];
    expect(mountedFiles.length).toBeGreaterThan(1);
    for (const [, path = ''] of mountedFiles) {
      expect(existsSync(join(root, 'deploy/compose', from, path.replace(to, '')))).toBe(true);
    }
  });
});

describe('the configuration of haproxy [OPS-019]', () => {
  test('asks each server whether it is ready, and keeps from customers what is for operators', async () => {
    const config = read('deploy/haproxy/servers.cfg');
    const asked = /option httpchk GET (\S+)/.exec(config)?.[1] ?? '';
    expect((await server.get(asked)).status).toBe(200);
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect(config).toMatch(new RegExp(`http-request deny .*${path}`));
    }
  });

  test('answers as the server does where no server is there to do it', () => {
    const [head = '', body = ''] = read('deploy/haproxy/unavailable.http').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.0 503 .*\r\n/);
    expect(head).toMatch(/\r\nRetry-After: \d+(\r\n|$)/);
    expect(JSON.parse(body).Error.Details[0].ErrorCode).toBe(errorCodes.unavailable);
  });

  const environment = {
    PATH: process.env.PATH ?? '',
    ERROR_FILE: join(root, 'deploy/haproxy/unavailable.http'),
    TAGA_1: '127.0.0.1:1',
    TAGA_2: '127.0.0.1:2',
    ...Object.fromEntries([1, 2, 3].map((number) => [`PG_${number}`, `127.0.0.1:${number}`])),
  };
  const haproxy = ['haproxy', '/usr/sbin/haproxy'].find((name) => spawnSync(name, ['-v']).status === 0);
  test.runIf(haproxy)('is one that haproxy understands', () => {
    for (const more of [{}, { TAGA_3: '127.0.0.1:3' }]) {
      const files = ['servers.cfg', 'postgresql.cfg'].flatMap((name) => ['-f', join(root, 'deploy/haproxy', name)]);
      const { status, stderr } = spawnSync(haproxy ?? '', ['-c', ...files], {
        env: { ...environment, ...more },
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    }
  });

  test.runIf(haproxy)(
    'with a certificate serves nothing without encryption, and none of the old kinds of it',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'taga-haproxy-'));
      const [CERTIFICATE, plain, encrypted] = ['both.pem', 'plain', 'encrypted'].map((name) => join(folder, name));
      spawnSync('openssl', [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
        ...['-keyout', CERTIFICATE ?? '', '-out', `${CERTIFICATE}.crt`],
      ]);
      spawnSync('sh', ['-c', `cat ${CERTIFICATE}.crt >> ${CERTIFICATE}`]);
      const proxy = spawn(haproxy ?? '', ['-db', '-f', join(root, 'deploy/haproxy/servers.cfg')], {
        env: {
          ...environment,
          ...{ CERTIFICATE, PORTAL_BIND: `unix@${plain}`, PORTAL_TLS_BIND: `unix@${encrypted}` },
          ...{ TAGA_1: `127.0.0.1:${server.port}`, TAGA_2: `127.0.0.1:${server.port}` },
        },
        stdio: 'ignore',
      });
      try {
        await vi.waitUntil(() => existsSync(plain ?? '') && existsSync(encrypted ?? ''));
        const answerOf = async (asked: ClientRequest) => {
          const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
          return answer.resume();
        };
        const path = '/login';
        const headers = { host: 'portal.bank.example' };
        const redirected = await answerOf(requestPlain({ socketPath: plain, path, headers }));
        expect([redirected.statusCode, redirected.headers.location]).toEqual([
          308,
          'https://portal.bank.example/login',
        ]);
        const ask = (options: object) =>
          answerOf(requestEncrypted({ socketPath: encrypted, path, headers, rejectUnauthorized: false, ...options }));
        for (const maxVersion of ['TLSv1.3', 'TLSv1.2']) expect((await ask({ maxVersion })).statusCode).toBe(200);
        const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
        await expect(ask(old)).rejects.toThrow('alert protocol version');
        const withoutForwardSecrecy = { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' };
        await expect(ask(withoutForwardSecrecy)).rejects.toThrow('handshake failure');
      } finally {
        proxy.kill('SIGKILL');
        await once(proxy, 'exit');
        await rm(folder, { recursive: true });
      }
    },
  );
});

test('the configuration of Patroni acknowledges nothing that is on one node alone [OPS-021]', () => {
  const [{ bootstrap, postgresql }] = parsed('deploy/patroni/patroni.yml') as [Anything];
  const { dcs } = bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true, master_start_timeout: 0 });
  expect(dcs.postgresql.use_pg_rewind).toBe(true);
  // Patroni's own rule.
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
  expect(postgresql.pg_hba).not.toEqual([]);
});
