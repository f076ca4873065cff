import type { RunnerOptions, TaskList } from 'graphile-worker';

/**
 * Tasks of which only so many run at once. Their jobs carry the name of the task as a flag: as long as there are enough,
 * the worker asks for jobs without it, so that none of its places is taken by one that would wait.
 */
export function limitTasks(
  tasks: TaskList,
  limits: Readonly<Record<string, number>>,
): Required<Pick<RunnerOptions, 'taskList' | 'forbiddenFlags'>> {
  const running = new Map(Object.keys(limits).map((name) => [name, 0]));
  const count = (name: string, change: number) => running.set(name, (running.get(name) ?? 0) + change);
  const counted = Object.keys(limits).flatMap((name) => {
    const task = tasks[name];
    if (!task) return [];
    const limited: typeof task = async (...given) => {
      count(name, 1);
      try {
        return await task(...given);
      } finally {
        count(name, -1);
      }
    };
    return [[name, limited] as const];
  });
  return {
    taskList: { ...tasks, ...Object.fromEntries(counted) },
    forbiddenFlags: () => [...running].flatMap(([name, now]) => (now >= (limits[name] ?? 0) ? [name] : [])),
  };
}
