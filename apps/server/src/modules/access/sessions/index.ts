export { deviceWords } from './device.ts';
export { type DeviceOrigin, findKnownDevice, makeDeviceKnown } from './known-device.ts';
export { sessionRoutes } from './routes.ts';
export { findSession, listOwnSessions } from './sessions.ts';
export { type CustomerSession, endAllSessions, endSession, listDevices, listSessions } from './store.ts';
