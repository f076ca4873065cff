import { type FormKind, formText } from '@taga/contract/kinds/form';
import { routesOfForm } from '../../../../config/routes.ts';
import type { KindOutline } from '../../case-kind.ts';
import { endpointsOf } from './endpoints.ts';

/** A kind that is drawn from its definition. */
export const formOutlineOf = (kind: FormKind): KindOutline => ({
  queue: kind.desk.queue,
  routes: routesOfForm(kind),
  place: formText(kind, 'desk', 'place'),
  title: formText(kind, 'desk', 'title'),
  words: ['deskCases', 'kinds', 'deskKinds', 'deskCards', 'accounts'],
  decisionLabel: (decision) => {
    const to = kind.decisions[decision]?.to ?? '';
    return kind.statuses[to] === 'CORRECTION' ? 'deskCases.kind.CORRECT' : formText(kind, 'desk', 'decision', decision);
  },
  list: endpointsOf(kind).list,
});
