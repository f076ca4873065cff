import { assignCase, getTeam, handOverCases } from '@taga/contract/endpoints/desk/team';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { DeskPage, Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { AbsenceForm } from './absence-form.tsx';
import { HandOver } from './hand-over.tsx';
import { LateCases } from './late-cases.tsx';
import { Workload } from './workload.tsx';

/** For supervisors what is late and who has how much to do; for everybody their days off and the end of a shift. */
export function Page() {
  const text = useText();
  const may = useMay();
  const own = useOwnStaff();
  const [changing, setChanging] = useState<string>();
  const team = useDesk(getTeam, {}, { everyMs: 20_000 });
  const isSupervisor = may(assignCase);
  return (
    <DeskPage title={text('desk.place.team')}>
      <p className="text-text-muted">{text(isSupervisor ? 'deskTeam.lead' : 'deskTeam.ownLead')}</p>
      {isSupervisor && <LateCases />}
      <Loaded query={team}>
        {({ members }) => {
          const self = members.find(({ staffId }) => staffId === own?.id);
          const changed = members.find(({ staffId }) => staffId === changing) ?? self;
          return (
            <>
              {isSupervisor && (
                <Part title={text('deskTeam.members')}>
                  <Workload members={members} onChange={({ staffId }) => setChanging(staffId)} />
                </Part>
              )}
              {self && may(handOverCases) && <HandOver self={self} />}
              {changed && <AbsenceForm key={changed.staffId} member={changed} isOwn={changed.staffId === own?.id} />}
            </>
          );
        }}
      </Loaded>
    </DeskPage>
  );
}
