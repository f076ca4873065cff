export { isOffline, reportReachable, reportUnreachable, subscribeToConnection } from './connection.ts';
export { ConnectionNotice } from './connection-notice.tsx';
export { whenOnline } from './when-online.ts';
