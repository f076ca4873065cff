import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { MessageId } from '@taga/i18n';

export const roleNames: Readonly<Record<StaffRole, MessageId>> = {
  maker: 'desk.role.maker',
  checker: 'desk.role.checker',
  supervisor: 'desk.role.supervisor',
  auditor: 'desk.role.auditor',
  administrator: 'desk.role.administrator',
};
