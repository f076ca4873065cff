export { type AskingDependencies, askIntroducers, hashOfIntroductionToken } from './ask-introducers.ts';
export { introductionRoutes } from './routes.ts';
export { forgetIntroductions, insertAsked, listIntroductions } from './store.ts';
