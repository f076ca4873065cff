export { purgeTasks } from './purge-tasks.ts';
