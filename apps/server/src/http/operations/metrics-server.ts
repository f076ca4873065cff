import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../../start-error.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServer {
  readonly host: string;
  readonly port: number;
}

/** The figures on a port of their own, which the network in front need not let anybody through to. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, { host, port }: MetricsServer): void {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.registry.metrics();
    response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  app.addHook('onReady', () => listening(server.listen(port, host), port));
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

function listening(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => reject(new StartError(`METRICS_PORT ${port} cannot be opened: ${error.message}.`)));
  });
}
