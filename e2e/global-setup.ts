import { type FullConfig, request } from '@playwright/test';
import { signInAllStaff } from './pages/desk.ts';

/** Once the servers are ready, before the first test of a run. */
export default async function signIn({ projects: [project] }: FullConfig): Promise<void> {
  const calls = await request.newContext({ baseURL: project?.use.baseURL ?? '' });
  await signInAllStaff(calls);
  await calls.dispose();
}
