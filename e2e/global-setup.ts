import { type FullConfig, request } from '@playwright/test';
import { signInAllStaff } from './pages/desk.ts';

/** Once the servers are ready, before the first test of a run. */
export default async function signIn({ projects }: FullConfig): Promise<void> {
  const calls = await request.newContext({ baseURL: projects[0]?.use.baseURL });
  await signInAllStaff(calls);
  await calls.dispose();
}
