import { Scene, type SceneProps } from './scene.tsx';

/** The door is being painted: half done, with the ladder and the bucket beside it. */
export function MaintenanceScene(props: SceneProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <defs>
        <clipPath id="maintenance-scene-painted">
          <path d="M112 206v-64c14-9 22 6 36-2s20-16 34-8 20 2 26-3v77z" />
        </clipPath>
      </defs>
      <circle cx="160" cy="122" r="104" className="fill-primary-tint" />
      <path d="M36 206h248" className="stroke-primary" strokeWidth="5" />
      <path d="M100 206V100a60 60 0 0 1 120 0v106z" className="fill-surface-raised stroke-primary" strokeWidth="6" />
      <path d="M112 206V100a48 48 0 0 1 96 0v106" className="fill-accent-tint" />
      <path
        d="M112 206V100a48 48 0 0 1 96 0v106z"
        className="fill-primary"
        clipPath="url(#maintenance-scene-painted)"
      />
      <circle cx="198" cy="146" r="5" className="fill-accent" />
      <path
        d="M256 204 222 62m60 142L248 62m-21 22h26m-20 24h26m-20 24h26m-20 24h26m-20 24h26"
        className="stroke-primary"
        strokeWidth="5"
      />
      <Bucket />
    </Scene>
  );
}

function Bucket() {
  return (
    <g transform="translate(64 206)">
      <path d="M-20-34a20 22 0 0 1 40 0" className="stroke-primary" strokeWidth="3.5" />
      <path d="M-22-36h44l-5 36h-34z" className="fill-accent" />
      <path d="M-22-36h44l-1 8c-5-1-5 7-9 7s-3-8-8-7-3 13-8 13-3-12-8-11-5-2-9-2z" className="fill-primary" />
      <path d="m6-40 20-34" className="stroke-primary" strokeWidth="5" />
    </g>
  );
}
