import { addFile, addTexts, changelog, type Recipe, replaceEach, replaceOnce } from './recipe.ts';

const before = "'maker', 'checker', 'supervisor', 'auditor', 'administrator'";
const after = `${before}, 'observer'`;
const inDocs = 'maker, checker, supervisor, auditor, administrator';

export const staffRole: Recipe = {
  title: 'A role of staff',
  mostFiles: 13,
  changes: [
    replaceOnce('packages/contract/src/constants.ts', `staffRoles = [${before}]`, `staffRoles = [${after}]`),
    {
      ...replaceOnce(
        'packages/contract/src/endpoints/desk/cases.ts',
        "const readers = ['maker', 'checker', 'supervisor', 'auditor']",
        "const readers = ['maker', 'checker', 'supervisor', 'auditor', 'observer']",
      ),
      writtenAs: 'packages/contract/src/endpoints/desk',
    },
    addFile(
      'apps/server/src/db/migrations/9000_observers.sql',
      `-- Observers see the queue.
alter table staff
  drop constraint staff_roles_known,
  add constraint staff_roles_known check (roles <@ array[${after}]);
`,
      'apps/server/src/db/migrations',
    ),
    replaceOnce(
      'apps/server/src/db/schema.gen.ts',
      "  roles: ('maker' | 'checker' | 'supervisor' | 'auditor' | 'administrator')[];",
      "  roles: ('maker' | 'checker' | 'supervisor' | 'auditor' | 'administrator' | 'observer')[];",
    ),
    replaceOnce(
      'apps/desk/src/lib/staff/role-names.ts',
      "  administrator: 'desk.role.administrator',\n",
      "  administrator: 'desk.role.administrator',\n  observer: 'desk.role.observer',\n",
    ),
    ...addTexts('desk', { 'desk.role.observer': ['Observer', 'လေ့လာသူ'] }),
    ...addTexts('deskStaff', { 'deskStaff.role.observer': ['sees the queue', 'လျှောက်လွှာများကို ကြည့်ရှုနိုင်သည်'] }),
    replaceOnce('docs/settings.md', `(${inDocs})`, `(${inDocs}, observer)`),
    replaceEach(
      'docs/staff.md',
      ['\n| administrator | ', '\n| observer | see the queue |\n| administrator | '],
      ['`auditor`, `administrator`; others', '`auditor`, `administrator`, `observer`; others'],
    ),
    changelog,
  ],
  forgotten: {
    path: 'apps/desk/src/lib/staff/role-names.ts',
    complaint: /role-names\.ts\(.*Property 'observer' is missing/,
  },
  proof: `
    import { expect, test } from 'vitest';
    import { listCases } from '@taga/contract/endpoints/desk/cases';
    import { staffRole } from '@taga/contract/records/desk/staff';

    test('a further role can be given, and is let in where an endpoint names it', () => {
      expect(staffRole.parse('observer')).toBe('observer');
      expect(listCases.allowedRoles).toContain('observer');
    });
  `,
};
