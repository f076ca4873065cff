import {
  mapTilesAddress,
  oneOf,
  onOff,
  text,
  trustedProxies,
  webOrigin,
  webOrigins,
  wholeNumber,
} from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const serverSettings = {
  host: setting('HOST', text, '127.0.0.1', 'The network address the server listens on; 0.0.0.0 for all.'),
  port: setting('PORT', wholeNumber(0, 65_535), '3000', 'The port the server listens on; 0 takes any free one.'),
  metricsPort: setting(
    'METRICS_PORT',
    wholeNumber(1, 65_535),
    undefined,
    'A port of its own for /metrics, on the same HOST. Unset: /metrics is on PORT and answers this machine alone.',
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    webOrigin,
    undefined,
    'The address customers use. With https, browsers are told to use nothing else. Unset: the address listened on.',
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    webOrigins,
    undefined,
    'Other addresses whose pages may make calls, for a portal on another host than the API. Unset: none.',
  ),
  apiOrigins: setting(
    'API_ORIGINS',
    webOrigins,
    undefined,
    'Other addresses that the pages of this server may call, for an API on another host. Unset: none.',
  ),
  mapTilesUrl: setting(
    'MAP_TILES_URL',
    mapTilesAddress,
    undefined,
    'Where pictures of the map of branches come from; pages may load pictures from that host. Unset: our own outlines.',
  ),
  mapTilesCredit: setting('MAP_TILES_CREDIT', text, '© OpenStreetMap', 'Whom the map names as the source of them.'),
  dataDir: setting('DATA_DIR', text, './data', 'The folder for everything the server keeps itself.'),
  portalDir: setting(
    'PORTAL_DIR',
    text,
    undefined,
    'The folder of the built portal. Unset: the one built in this repository.',
  ),
  deskDir: setting(
    'DESK_DIR',
    text,
    undefined,
    'The folder of the built staff desk. Unset: the one built in this repository.',
  ),
  maintenance: setting(
    'MAINTENANCE',
    onOff,
    'false',
    'When true, every page is the maintenance page and every call answers 503.',
  ),
  maintenanceRetryAfterS: setting(
    'MAINTENANCE_RETRY_AFTER_S',
    wholeNumber(1, 86_400),
    '600',
    'After how many seconds clients are told to come back during maintenance.',
  ),
  nodeEnv: setting(
    'NODE_ENV',
    text,
    undefined,
    'With production the server counts as one that attackers may reach, as it does with a PUBLIC_URL or a HOST beyond this machine, and with TRUST_PROXY.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'The least important log lines still written.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    trustedProxies,
    'false',
    "Which proxies may say who the client is; rate limits count by the client's address.",
  ),
} as const;
