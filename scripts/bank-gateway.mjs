// `npm run bank-gateway`: the sandbox bank behind a gateway of its own, for those who build one.
import { runBuilt } from './run-built.mjs';

runBuilt('bank-gateway-command');
