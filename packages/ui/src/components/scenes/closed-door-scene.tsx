import { Scene, type SceneProps } from './scene.tsx';

/** A door that is shut, for a page that is not there: the lamp is on, and the mat says there are other doors. */
export function ClosedDoorScene(props: SceneProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <circle cx="160" cy="122" r="104" className="fill-primary-tint" />
      <path d="M36 206h248" className="stroke-primary" strokeWidth="5" />
      <path d="M100 206V100a60 60 0 0 1 120 0v106z" className="fill-surface-raised stroke-primary" strokeWidth="6" />
      <path d="M112 206V100a48 48 0 0 1 96 0v106z" className="fill-primary" />
      <path
        d="M126 192v-42h68v42zM126 138v-38a34 34 0 0 1 68 0v38z"
        className="stroke-on-primary"
        strokeWidth="3"
        opacity=".4"
      />
      <circle cx="198" cy="146" r="5" className="fill-accent" />
      <path d="M116 206h88l12 14H104z" className="fill-accent" />
      <Lamp />
      <Plant />
    </Scene>
  );
}

function Lamp() {
  return (
    <g transform="translate(250 96)">
      <path d="M-26-10h18c6 0 8 4 8 10v6" className="stroke-primary" strokeWidth="4" />
      <path d="M-13 6h26l-4 24h-18z" className="fill-accent-tint stroke-primary" strokeWidth="4" />
      <circle cy="18" r="5" className="fill-accent" />
    </g>
  );
}

function Plant() {
  return (
    <g transform="translate(66 206)">
      <path
        d="M0-32c-4-16-14-22-24-22 2 14 10 22 24 22M0-32c0-20 4-34 16-42 4 16 0 32-16 42M0-32c8-10 18-14 28-10-4 10-14 14-28 10"
        className="fill-primary"
      />
      <path d="M-16-32h32l-5 32h-22z" className="fill-accent" />
    </g>
  );
}
