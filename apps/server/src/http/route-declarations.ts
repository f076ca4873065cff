import type { Caller } from '@taga/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start with a route that says nothing. */
    callers?: readonly Caller[];
    /** What logs and figures call the route, where its own pattern says too much or too little. */
    label?: string;
  }
}

/** Remembers every route of the app and stops the start when one does not say who may call it. */
export function requireDeclarations(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => route.config?.callers === undefined);
    if (silent.length === 0) return;
    const names = silent.map((route) => `${route.method} ${route.url}`).join(', ');
    throw new Error(`These routes do not declare who may call them: ${names}`);
  });
}

/** For the routes that a plugin makes and nobody but the plugin can write on. */
export function declareForAnyone(scope: FastifyInstance, label: string): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, callers: ['anyone'], label };
  });
}
