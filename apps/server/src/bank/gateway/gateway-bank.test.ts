import { describeBank } from '../testing/bank-contract.ts';
import { createGatewayBank } from './gateway-bank.ts';
import { gatewayToken, startReferenceGateway } from './testing/reference-gateway.ts';

describeBank('a bank behind its gateway, over real HTTP, keeps every promise of a bank [SBX-004]', async () => {
  const { url, fixtures, stop } = await startReferenceGateway();
  const limits = { timeoutMs: 10_000, attempts: 1, totalMs: 10_000, maxCalls: 50 };
  const bank = createGatewayBank({ url, token: gatewayToken, ...limits, now: () => new Date(), random: Math.random });
  return { bank, fixtures, stop };
});
