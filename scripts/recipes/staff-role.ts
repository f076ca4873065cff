import { addFile, addTexts, changelog, type Recipe, replaceEach, replaceOnce } from './recipe.ts';

const before = "'maker', 'checker', 'auditor', 'administrator'";
const after = `${before}, 'supervisor'`;
const inDocs = 'maker, checker, auditor, administrator';

export const staffRole: Recipe = {
  title: 'A role of staff',
  mostFiles: 13,
  changes: [
    replaceOnce('packages/contract/src/constants.ts', `staffRoles = [${before}]`, `staffRoles = [${after}]`),
    {
      ...replaceOnce(
        'packages/contract/src/endpoints/desk/cases.ts',
        "const readers = ['maker', 'checker', 'auditor']",
        "const readers = ['maker', 'checker', 'auditor', 'supervisor']",
      ),
      writtenAs: 'packages/contract/src/endpoints/desk',
    },
    addFile(
      'apps/server/src/db/migrations/9000_supervisors.sql',
      `-- Supervisors see the queue.
alter table staff
  drop constraint staff_roles_known,
  add constraint staff_roles_known check (roles <@ array[${after}]);
`,
      'apps/server/src/db/migrations',
    ),
    replaceOnce(
      'apps/server/src/db/schema.gen.ts',
      "  roles: ('maker' | 'checker' | 'auditor' | 'administrator')[];",
      "  roles: ('maker' | 'checker' | 'auditor' | 'administrator' | 'supervisor')[];",
    ),
    replaceOnce(
      'apps/desk/src/lib/staff/role-names.ts',
      "  administrator: 'desk.role.administrator',\n",
      "  administrator: 'desk.role.administrator',\n  supervisor: 'desk.role.supervisor',\n",
    ),
    ...addTexts('desk', { 'desk.role.supervisor': ['Supervisor', 'ကြီးကြပ်သူ'] }),
    ...addTexts('deskStaff', { 'deskStaff.role.supervisor': ['sees the queue', 'လျှောက်လွှာများကို ကြည့်ရှုနိုင်သည်'] }),
    replaceOnce('docs/settings.md', `(${inDocs})`, `(${inDocs}, supervisor)`),
    replaceEach(
      'docs/staff.md',
      ['\n| administrator | ', '\n| supervisor | see the queue |\n| administrator | '],
      ['`auditor`, `administrator`; others', '`auditor`, `administrator`, `supervisor`; others'],
    ),
    changelog,
  ],
  forgotten: {
    path: 'apps/desk/src/lib/staff/role-names.ts',
    complaint: /role-names\.ts\(.*Property 'supervisor' is missing/,
  },
  proof: `
    import { expect, test } from 'vitest';
    import { listCases } from '@taga/contract/endpoints/desk/cases';
    import { staffRole } from '@taga/contract/records/desk/staff';

    test('a further role can be given, and is let in where an endpoint names it', () => {
      expect(staffRole.parse('supervisor')).toBe('supervisor');
      expect(listCases.allowedRoles).toContain('supervisor');
    });
  `,
};
