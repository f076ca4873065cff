import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type Attributes, setTracer } from './trace.ts';

interface TracingOptions {
  readonly endpoint: string;
  /** `name=value` pairs, separated by commas. */
  readonly headers?: string | undefined;
  readonly serviceName: string;
  readonly log: Logger;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** As OpenTelemetry numbers them: 1 is internal, 2 a request that was served. */
  readonly kind: 1 | 2;
  readonly startedAt: bigint;
  readonly attributes: Attributes;
}

type EndRequest = (status: number) => void;

const sendEveryMs = 2_000;
const sendWithinMs = 5_000;
/** More than that are dropped: a collector that is away must not fill the memory. */
const mostWaiting = 5_000;

/** Clocks of machines are compared by the time of day; its digits beyond the millisecond only order spans. */
const startOfClock = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint();
const nowNs = () => startOfClock + process.hrtime.bigint();

/** Spans over OTLP, HTTP and JSON. Loaded only where an operator asks for it. */
export function startTracing({ endpoint, headers = '', serviceName, log }: TracingOptions) {
  const current = new AsyncLocalStorage<Span>();
  let waiting: object[] = [];

  function begin(name: string, kind: Span['kind'], attributes: Attributes): Span {
    const parent = current.getStore();
    const spanId = randomBytes(8).toString('hex');
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    const known = { traceId, spanId, name, kind, attributes, startedAt: nowNs() };
    return parent ? { ...known, parentSpanId: parent.spanId } : known;
  }

  function end({ startedAt, attributes, ...span }: Span, hasFailed: boolean, more: Attributes = {}): void {
    if (waiting.length >= mostWaiting) return;
    waiting.push({
      ...span,
      startTimeUnixNano: String(startedAt),
      endTimeUnixNano: String(nowNs()),
      attributes: toOtlp({ ...attributes, ...more }),
      status: { code: hasFailed ? 2 : 0 },
    });
  }

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const resource = { attributes: toOtlp({ 'service.name': serviceName }) };
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'taga' }, spans }] }] };
    try {
      const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...readPairs(headers), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // A redirect would carry the traces, and the key of the collector, to a place nobody configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(sendWithinMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, 'the collector refused traces');
    } catch {
      log.warn('the collector of traces did not answer');
    }
  }

  const timer = setInterval(send, sendEveryMs).unref();
  setTracer({
    async run(name, attributes, work) {
      const span = begin(name, 1, attributes);
      try {
        const result = await current.run(span, work);
        end(span, false);
        return result;
      } catch (error) {
        end(span, true);
        throw error;
      }
    },
  });

  return {
    /** Goes on within the span of a request, which those of what it asks for belong to. Answers how to end it. */
    beginRequest(name: string, attributes: Attributes, goOn: () => void): EndRequest {
      const span = begin(name, 2, attributes);
      current.run(span, goOn);
      return (status) => end(span, status >= 500, { 'http.response.status_code': status });
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      setTracer(undefined);
      await send();
    },
  };
}

function toOtlp(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

/** `api-key=abc,tenant=bank`, as OpenTelemetry writes headers. */
function readPairs(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.slice(0, pair.indexOf('=')).trim(),
      decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
    ]),
  );
}

export type Tracing = ReturnType<typeof startTracing>;
