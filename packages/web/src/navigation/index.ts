export { guardHistory, type Location, type NavigateOptions, type NavigationType } from './history.ts';
export { findMatch, matchPath, type ParamsOf } from './match-path.ts';
export { answerPress } from './pending-press.ts';
export { Redirect } from './redirect.tsx';
export { FixedRouter, Router, useLocation, useNavigate, useNavigationType } from './router.tsx';
export { RouterLink } from './router-link.tsx';
