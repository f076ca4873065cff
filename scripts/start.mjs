// `npm start`: everything from a fresh clone to a listening server.
import { runBuilt } from './run-built.mjs';

runBuilt('main');
