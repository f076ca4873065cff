import { CardFrame } from './card-frame.tsx';

export function Page() {
  return <CardFrame purpose="renewal" />;
}
