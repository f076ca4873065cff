export { guardHistory, type Location, type NavigateOptions, type NavigationType } from './history.ts';
export { findMatch, matchPath, type ParamsOf } from './match-path.ts';
export { showPendingState } from './pending-click.ts';
export { Redirect } from './redirect.tsx';
export { FixedRouter, Router, useLocation, useNavigate, useNavigationType } from './router.tsx';
export { RouterLink } from './router-link.tsx';
