export { startApp } from './start-app.tsx';
export type { WebApp } from './web-app.tsx';
