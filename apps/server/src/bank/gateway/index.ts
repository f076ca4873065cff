export { createGatewayBank } from './gateway-bank.ts';
