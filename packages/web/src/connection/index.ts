export { isOffline, reportReachable, subscribeToConnection } from './connection.ts';
export { ConnectionNotice } from './connection-notice.tsx';
export { reportUnreachable } from './unreachable.ts';
export { whenOnline } from './when-online.ts';
