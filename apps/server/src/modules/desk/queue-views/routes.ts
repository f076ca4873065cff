import * as calls from '@taga/contract/endpoints/desk/cases';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { listViews, removeView, saveView, type ViewDependencies } from './views.ts';

export function queueViewRoutes(dependencies: ViewDependencies): Implementation[] {
  return [
    implementForStaff(calls.listViews, 'calls', async ({ principal }) => ({
      views: await listViews(principal, dependencies),
    })),
    implementForStaff(calls.saveView, 'calls', async ({ principal, body }) => ({
      view: await saveView(principal, body, dependencies),
    })),
    implementForStaff(calls.removeView, 'calls', async ({ principal, body }) => {
      await removeView(principal, body.viewId, dependencies);
      return {};
    }),
  ];
}
