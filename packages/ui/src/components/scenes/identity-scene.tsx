import { Scene, type SceneProps } from './scene.tsx';

/** An identity card within the frame of a camera. */
export function IdentityScene(props: SceneProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <circle cx="160" cy="122" r="104" className="fill-primary-tint" />
      <g transform="rotate(-5 154 112)">
        <rect
          x="72"
          y="60"
          width="164"
          height="104"
          rx="12"
          className="fill-surface-raised stroke-primary"
          strokeWidth="5"
        />
        <path d="M72 86V72a12 12 0 0 1 12-12h140a12 12 0 0 1 12 12v14z" className="fill-primary" />
        <Portrait />
        <path d="M158 106h58M158 122h58M158 138h34" className="stroke-primary" strokeWidth="5" opacity=".35" />
      </g>
      <path
        d="M50 74V56a14 14 0 0 1 14-14h18M238 42h18a14 14 0 0 1 14 14v18M50 158v18a14 14 0 0 0 14 14h18"
        className="stroke-accent"
        strokeWidth="6"
      />
      <Camera />
    </Scene>
  );
}

function Portrait() {
  return (
    <>
      <rect x="88" y="98" width="52" height="52" rx="8" className="fill-accent-tint" />
      <circle cx="114" cy="116" r="9" className="fill-accent" />
      <path d="M96 150c1-13 8-19 18-19s17 6 18 19z" className="fill-accent" />
    </>
  );
}

function Camera() {
  return (
    <g transform="translate(190 146)">
      <path
        d="M10 14h16l7-11a6 6 0 0 1 5-3h20a6 6 0 0 1 5 3l7 11h16a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10H10A10 10 0 0 1 0 62V24a10 10 0 0 1 10-10"
        className="fill-primary stroke-surface"
        strokeWidth="5"
      />
      <circle cx="48" cy="41" r="18" className="fill-surface-raised" />
      <circle cx="48" cy="41" r="10" className="fill-accent" />
      <path d="M80 26h2" className="stroke-accent" strokeWidth="5" />
    </g>
  );
}
