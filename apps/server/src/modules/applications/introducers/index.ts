export { type AskingDependencies, askIntroducers } from './ask-introducers.ts';
export { introductionRoutes } from './routes.ts';
export { forgetIntroductions, listIntroductions } from './store.ts';
