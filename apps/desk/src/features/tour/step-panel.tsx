import { getTour } from '@taga/contract/endpoints/desk/tour';
import { formatNumber } from '@taga/i18n';
import { Button, ButtonLink } from '@taga/ui';
import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { useDesk } from '../../lib/api/use-desk.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { roleNames } from '../../lib/staff/role-names.ts';
import { finishTour, goToStep, saveCase, useTour } from '../../lib/tour/tour-store.ts';
import type { FoundCase } from './find-case.ts';
import { PanelFrame } from './panel-frame.tsx';
import { steps, type TourStep } from './steps.ts';
import type { TourProps } from './tour-props.ts';

/** A sandbox that has just started is still making its cases; later somebody else may decide one. */
const everyMs = 5_000;

/** What the server finds for the tour, asked again on every way from one place or step to another. */
function useFinds(step: TourStep) {
  const isWanted = useMay()(getTour);
  const { pathname } = useLocation();
  const { data, refetch } = useDesk(getTour, {}, { isWanted, everyMs });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever one of them has changed
  useEffect(() => {
    if (isWanted) void refetch();
  }, [pathname, step.name, isWanted]);
  return data;
}

interface Target {
  readonly href: string;
  readonly label: string;
  readonly onGo?: () => void;
}

interface StepState {
  /** Whether somebody else has to do it. */
  readonly isForOther: boolean;
  /** Of the case that it is about, where it is about one; nothing until the server has said. */
  readonly state: FoundCase['state'] | undefined;
  readonly target: Target | undefined;
  readonly mailboxPath: string | null;
}

function useStep(step: TourStep): StepState {
  const text = useText();
  const own = useOwnStaff();
  const kept = useTour()?.kept;
  const finds = useFinds(step);
  const isForOther = step.role !== undefined && !own?.roles.includes(step.role);
  const seen = step.find && finds ? step.find(finds.cases, { staffId: own?.id, kept }) : undefined;
  const state = isForOther ? undefined : seen?.state;
  const shared = { isForOther, state, mailboxPath: finds?.mailboxPath ?? null };
  if (isForOther) return { ...shared, target: undefined };
  if (seen?.state === 'open') {
    const { queue, id, status, customerName: name } = seen.found;
    const href = paths.caseIn(queue, id) + (status === 'PROPOSED' ? '?status=PROPOSED' : '');
    const onGo = () => step.isKept && saveCase(seen.found);
    return { ...shared, target: { href, label: text('deskDemo.tour.open', { name }), onGo } };
  }
  const place = step.name === 'customer' && kept ? paths.customer(kept.customerId) : step.place;
  return { ...shared, target: place ? { href: place, label: text('deskDemo.tour.go') } : undefined };
}

/** One step: what to see, what to press, and the way there. */
export function StepPanel({ step, onSwitch }: TourProps & { step: TourStep }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const kept = useTour()?.kept;
  const { isForOther, state, target, mailboxPath } = useStep(step);
  const index = steps.findIndex(({ name }) => name === step.name);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  const role = step.role && text(roleNames[step.role]);
  const isThere = target !== undefined && pathname === target.href.split('?')[0];

  function change() {
    if (step.role) onSwitch(step.role, step.place ?? (kept ? paths.case(kept.id) : paths.cases));
  }
  function go() {
    if (isForOther) return change();
    if (!target) return;
    target.onGo?.();
    navigate(target.href);
  }
  const goOn = () => (after ? goToStep(after.name) : finishTour());
  const goBack = () => before && goToStep(before.name);
  useKeys([
    { keys: ['g'], label: text('deskDemo.tour.keyGo'), act: go },
    { keys: ['.'], label: text('deskDemo.tour.keyNext'), act: goOn },
    { keys: [','], label: text('deskDemo.tour.keyPrevious'), act: goBack },
  ]);

  const isOver = state === 'done' || state === 'gone';
  const hasWayThere = isForOther || (target !== undefined && !isThere);
  const counted = { step: formatNumber(index + 1, language), count: formatNumber(steps.length, language) };
  return (
    <PanelFrame
      progress={text('deskDemo.tour.step', counted)}
      title={text(`deskDemo.${step.name}.title`)}
      keys={isOver || isForOther ? undefined : step.keys}
      actions={
        <>
          {isForOther && (
            <Button size="compact" onClick={change}>
              {text('deskDemo.tour.switch', { role: role ?? '' })}
              <kbd>g</kbd>
            </Button>
          )}
          {target && !isThere && (
            <ButtonLink as={RouterLink} href={target.href} size="compact" onClick={target.onGo}>
              {target.label}
              <kbd>g</kbd>
            </ButtonLink>
          )}
          {step.name === 'customer' && mailboxPath && (
            <ButtonLink href={mailboxPath} target="_blank" rel="noreferrer" variant="secondary" size="compact">
              {text('deskDemo.tour.mailbox')}
            </ButtonLink>
          )}
          {before && (
            <Button size="compact" variant="secondary" onClick={goBack}>
              {text('deskDemo.tour.previous')}
              <kbd>,</kbd>
            </Button>
          )}
          <Button size="compact" variant={hasWayThere ? 'secondary' : 'primary'} onClick={goOn}>
            {text(after ? 'deskDemo.tour.next' : 'deskDemo.tour.finish')}
            <kbd>.</kbd>
          </Button>
        </>
      }
    >
      <p>{text(`deskDemo.${step.name}.text`)}</p>
      {isForOther && <p className="font-medium">{text('deskDemo.tour.asRole', { role: role ?? '' })}</p>}
      {isOver && <p className="font-medium">{text(`deskDemo.tour.${state}`)}</p>}
    </PanelFrame>
  );
}
