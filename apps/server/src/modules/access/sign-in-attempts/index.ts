export { createLoginTries, type LoginTries } from './login-tries.ts';
