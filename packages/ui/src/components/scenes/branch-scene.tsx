import { Scene, type SceneProps } from './scene.tsx';

/** A branch under a tiered roof, and the pin that says where it is. */
export function BranchScene(props: SceneProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <circle cx="150" cy="122" r="104" className="fill-primary-tint" />
      <path d="M28 206h264" className="stroke-primary" strokeWidth="5" />
      <Roof />
      <rect x="72" y="122" width="148" height="84" className="fill-surface-raised stroke-primary" strokeWidth="5" />
      <path d="M94 134v60M198 134v60" className="stroke-primary" strokeWidth="8" />
      <path d="M122 204v-38a24 24 0 0 1 48 0v38z" className="fill-accent-tint stroke-primary" strokeWidth="5" />
      <path d="M122 204v-38c1-14 9-22 17-22 8 4 11 12 11 24v42z" className="fill-primary" />
      <Pin />
    </Scene>
  );
}

function Roof() {
  return (
    <g className="fill-primary">
      <path d="M50 122c14-2 24-10 30-20h132c6 10 16 18 30 20z" />
      <path d="M84 96c10-2 17-8 22-16h80c5 8 12 14 22 16z" />
      <path d="M112 74c8-2 13-6 17-12h34c4 6 9 10 17 12z" />
      <path d="M134 58c5-4 9-9 10-16l2-18 2 18c1 7 5 12 10 16z" />
    </g>
  );
}

function Pin() {
  return (
    <g transform="translate(250 206)">
      <ellipse rx="20" ry="5" className="fill-primary" opacity=".25" />
      <path
        d="M0-2c-8-18-34-36-34-62a34 34 0 0 1 68 0c0 26-26 44-34 62"
        className="fill-accent stroke-surface"
        strokeWidth="5"
      />
      <circle cy="-64" r="13" className="fill-surface-raised" />
    </g>
  );
}
