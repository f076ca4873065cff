import type { ComponentType } from 'react';
import type { IconProps } from '../icons/icon.tsx';

/** A place in the portal: an icon and always a word. */
export interface NavItem {
  href: string;
  label: string;
  icon: ComponentType<IconProps>;
  current?: boolean;
}
