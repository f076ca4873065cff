import { Scene, type SceneProps } from './scene.tsx';

/** A hand that holds a phone with the door on its screen. */
export function PhoneScene(props: SceneProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <circle cx="160" cy="122" r="104" className="fill-primary-tint" />
      <path
        d="M138 240c-2-22-18-34-26-56-6-18 0-34 14-40h84c14 10 16 34 8 56-6 16-8 26-8 40z"
        className="fill-accent"
      />
      <rect
        x="112"
        y="24"
        width="96"
        height="176"
        rx="16"
        className="fill-surface-raised stroke-primary"
        strokeWidth="5"
      />
      <path d="M150 36h20" className="stroke-primary" strokeWidth="4" />
      <Screen />
      <g className="fill-accent stroke-surface-raised" strokeWidth="3">
        <path d="M120 96h-12a10 10 0 0 0 0 20h12a10 10 0 0 0 0-20" />
        <path d="M120 122h-14a10 10 0 0 0 0 20h14a10 10 0 0 0 0-20" />
        <path d="M118 148h-11a10 10 0 0 0 0 20h11a10 10 0 0 0 0-20" />
        <path d="M222 196c8-22 6-44-6-62-5-8-16-10-22-4-5 5-4 12 0 18 6 8 8 16 6 28" />
      </g>
    </Scene>
  );
}

function Screen() {
  return (
    <>
      <path d="M140 116V84a20 20 0 0 1 40 0v32" className="stroke-primary" strokeWidth="4.5" />
      <path
        d="M140 116V84c2-12 8-18 14-18s10 10 10 24v34z"
        className="fill-accent-tint stroke-accent"
        strokeWidth="4"
      />
      <path d="M132 138h56M132 150h34" className="stroke-primary" strokeWidth="4" opacity=".35" />
      <rect x="130" y="166" width="60" height="18" rx="9" className="fill-primary" />
    </>
  );
}
