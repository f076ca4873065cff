import { errorCodes } from '@taga/contract';
import { getTour } from '@taga/contract/endpoints/desk/tour';
import { DomainError } from '../../../domain-error.ts';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { findTourCases, type TourDependencies } from './tour.ts';

/** Without demo staff there is no tour. */
export function tourRoutes(dependencies: TourDependencies | undefined): Implementation[] {
  return [
    implementForStaff(getTour, 'calls', async ({ principal }) => {
      if (!dependencies) throw new DomainError(errorCodes.notFound);
      return { cases: await findTourCases(principal, dependencies), mailboxPath: dependencies.mailboxPath };
    }),
  ];
}
