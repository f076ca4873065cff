import type { Example } from '../../example.ts';
import { BranchScene } from './branch-scene.tsx';
import { ClosedDoorScene } from './closed-door-scene.tsx';
import { DoorScene } from './door-scene.tsx';
import { IdentityScene } from './identity-scene.tsx';
import { MaintenanceScene } from './maintenance-scene.tsx';
import { PhoneScene } from './phone-scene.tsx';

export const examples: Example[] = [
  { title: 'Door, river and pagodas', render: () => <DoorScene className="h-auto w-full max-w-[30rem]" /> },
  {
    title: 'The door opens with the steps that are done',
    render: () => (
      <div className="grid gap-6 sm:grid-cols-4">
        {[0, 0.33, 0.67, 1].map((progress) => (
          <DoorScene key={progress} progress={progress} />
        ))}
      </div>
    ),
  },
  {
    title: 'Phone, identity, branch',
    render: () => (
      <div className="grid gap-6 sm:grid-cols-3">
        <PhoneScene />
        <IdentityScene />
        <BranchScene />
      </div>
    ),
  },
  {
    title: 'Not found, maintenance',
    render: () => (
      <div className="grid gap-6 sm:grid-cols-2">
        <ClosedDoorScene />
        <MaintenanceScene />
      </div>
    ),
  },
];
