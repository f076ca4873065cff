import type { Example } from '../../example.ts';
import * as fieldIcons from './field-icons.tsx';
import * as frameIcons from './frame-icons.tsx';
import type { IconProps } from './icon.tsx';
import * as otherIcons from './icons.tsx';

const set = Object.entries({ ...frameIcons, ...fieldIcons, ...otherIcons }) as [
  string,
  (props: IconProps) => React.ReactNode,
][];

function IconSheet({ size }: { size: 20 | 24 }) {
  return (
    <ul lang="en" className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-5">
      {set.map(([name, Icon]) => (
        <li key={name} className="flex items-center gap-2 text-sm">
          <Icon size={size} />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  );
}

export const examples: Example[] = [
  { title: '24 px, in bars', render: () => <IconSheet size={24} /> },
  { title: '20 px, beside text', render: () => <IconSheet size={20} /> },
];
