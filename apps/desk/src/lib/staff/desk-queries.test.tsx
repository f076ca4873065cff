// @vitest-environment page
import { useQueryClient } from '@taga/web/data';
import { doing, drawInPage } from '@taga/web/testing';
import { beforeEach, expect, test } from 'vitest';
import { closeStaffSession, openStaffSession } from '../session/session-store.ts';
import { mayCall } from './current-staff.ts';
import { DeskQueries } from './desk-queries.tsx';

const [thida, kyaw] = [
  { id: 's-1', endsAt: '1' },
  { id: 's-2', endsAt: '1' },
];
const clients: unknown[] = [];
function Page() {
  clients.push(useQueryClient());
  return null;
}
beforeEach(() => {
  closeStaffSession();
  clients.length = 0;
});
const draw = () =>
  drawInPage(
    <DeskQueries>
      <Page />
    </DeskQueries>,
  );

test('what was loaded for one member of staff is never shown to another, nor in a later session [DSK-001]', async () => {
  openStaffSession(thida);
  await draw();
  await doing(() => openStaffSession(kyaw));
  await doing(() => openStaffSession({ ...kyaw, endsAt: '2' }));
  expect(new Set(clients).size).toBe(3);
});

test('within a session it is kept, and gone once the session is', async () => {
  openStaffSession(thida);
  await draw();
  await draw();
  expect(new Set(clients).size).toBe(1);
  await doing(() => closeStaffSession());
  await doing(() => openStaffSession(thida));
  expect(clients.at(-1)).not.toBe(clients[0]);
});

test('it is gone also where nothing was on the screen when the session ended', async () => {
  openStaffSession(thida);
  const { leave } = await draw();
  await leave();
  closeStaffSession();
  openStaffSession(thida);
  await draw();
  expect(clients.at(-1)).not.toBe(clients[0]);
});

test('a call may be made by those whom the contract names; by all staff where it names them', () => {
  expect(mayCall({ allowedRoles: ['maker', 'checker'] }, ['checker'])).toBe(true);
  expect(mayCall({ allowedRoles: ['maker', 'checker'] }, ['auditor'])).toBe(false);
  expect(mayCall({ allowedRoles: ['staff'] }, [])).toBe(true);
  expect(mayCall({ allowedRoles: ['maker'] })).toBe(false);
});
