import { staffRoles } from '@taga/contract/constants';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { Checkbox } from '@taga/ui';
import { useText } from '@taga/web/text';
import { roleNames } from '../../lib/staff/role-names.ts';

interface RoleChoiceProps {
  value: readonly StaffRole[];
  onValue: (value: StaffRole[]) => void;
}

/** One person may hold several, but for an administrator; nobody confirms what they proposed, whatever they hold. */
export function RoleChoice({ value, onValue }: RoleChoiceProps) {
  const text = useText();
  const toggle = (role: StaffRole) =>
    onValue(value.includes(role) ? value.filter((each) => each !== role) : [...value, role]);
  return (
    <fieldset>
      <legend className="font-semibold">{text('deskStaff.roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={
            <>
              {text(roleNames[role])} <span className="text-text-muted">{text(`deskStaff.role.${role}`)}</span>
            </>
          }
          checked={value.includes(role)}
          onChange={() => toggle(role)}
        />
      ))}
    </fieldset>
  );
}
