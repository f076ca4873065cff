import { turnedLeaf } from '../door/turned-leaf.ts';
import { Scene, type SceneProps } from './scene.tsx';

/** A stupa on its terraces, standing at the origin: bell, rings, bud and the umbrella at the tip. */
const pagodaPath =
  'M-36 0v-5h6v-6h6v-6h5c1-5 2-9 5-13 4-5 6-10 7-17h1l1-7h1.5l1-8 2-7L0-82l1.5 13 2 7 1 8H6l1 7h1c1 7 3 12 7 17 3 4 4 8 5 13h4v6h6v6h6v5z';

/** A toddy palm: a straight trunk and a round crown of fans. */
function ToddyPalm({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-primary" strokeWidth="3">
      <path d={`M0 0V${-height}`} />
      <path
        transform={`translate(0 ${-height})`}
        d="M0 0c-6-7-13-8-20-5M0 0c-8-1-14 3-17 10M0 0c-4-9-3-15 1-20M0 0c6-7 13-8 20-5M0 0c8-1 14 3 17 10M0 0c-2 6-2 10 0 15"
      />
    </g>
  );
}

const opening = 'M132 292V122a100 100 0 0 1 200 0v170z';

export interface DoorSceneProps extends SceneProps {
  /** 0 stands just ajar, 1 is wide open. A journey opens it a little further with each finished step. */
  progress?: number;
}

/** The open door: behind it the sun over the pagodas, and the river that comes out to meet anyone who arrives. */
export function DoorScene({ progress = 1, ...props }: DoorSceneProps) {
  return (
    <Scene width={480} height={364} {...props}>
      <defs>
        <clipPath id="door-scene-opening">
          <path d={opening} />
        </clipPath>
        <clipPath id="door-scene-ground">
          <ellipse cx="236" cy="296" rx="230" ry="62" />
        </clipPath>
      </defs>
      <ellipse cx="236" cy="296" rx="230" ry="62" className="fill-primary-tint" />
      <ToddyPalm x={64} y={286} height={124} />
      <ToddyPalm x={98} y={296} height={76} />
      <path d={opening} className="fill-accent-tint" />
      <g clipPath="url(#door-scene-opening)">
        <circle cx="264" cy="138" r="42" className="fill-accent" />
        <Horizon />
      </g>
      <path d="M132 292V122a100 100 0 0 1 200 0v170" className="stroke-primary" strokeWidth="13" strokeLinecap="butt" />
      <River />
      <Leaf progress={progress} />
      <Boat />
    </Scene>
  );
}

function Horizon() {
  return (
    <>
      <g className="fill-primary">
        <path d={pagodaPath} transform="translate(196 214) scale(1.3)" />
        <path d={pagodaPath} transform="translate(298 210) scale(.5)" />
        <path d={pagodaPath} transform="translate(152 212) scale(.42)" />
        <path d="M126 216c34-9 62-6 94-2 40 5 78 2 118-6v90H126z" />
      </g>
      <path
        d="M250 213c-26 9 22 15 4 27-17 12-56 22-72 52h112c-8-26-30-36-20-52 7-12-16-15-24-27"
        className="fill-surface-raised"
      />
    </>
  );
}

/** Leaves by the door and widens to the edge of the ground. */
function River() {
  return (
    <g clipPath="url(#door-scene-ground)">
      <path d="M182 291c-14 26-76 34-116 76h292c-6-40-58-46-64-76z" className="fill-surface-raised" />
      <path
        d="M206 308c11-4 18 4 29 0s18 4 29 0M122 344c11-4 18 4 29 0s18 4 29 0M262 346c11-4 18 4 29 0s18 4 29 0"
        className="stroke-primary"
        strokeWidth="2.5"
        opacity=".45"
      />
    </g>
  );
}

/** The same arch as the opening, around whose right edge it turns. */
const arch = 'M332 292L332 122C332 67 287 22 232 22C177 22 132 67 132 122L132 292Z';
const panels = 'M298 272L298 206L166 206L166 272ZM298 186L298 122C298 86 268 56 232 56C196 56 166 86 166 122L166 186Z';
const handle = 'M160 196C160 188 148 188 148 196C148 204 160 204 160 196Z';

const ajarDegrees = 38;
const openDegrees = 117;

/** Swings outwards, from hardly letting anybody look through to wide open. */
function Leaf({ progress }: { progress: number }) {
  const open = Math.min(1, Math.max(0, progress));
  const angle = ((ajarDegrees + (openDegrees - ajarDegrees) * open) * Math.PI) / 180;
  const turn = { hinge: 332, width: Math.cos(angle), slant: -0.11 * Math.sin(angle) };
  return (
    <g>
      <path d={turnedLeaf(arch, turn)} className="fill-primary transition-[d] duration-200" />
      <path
        d={turnedLeaf(panels, turn)}
        className="stroke-on-primary transition-[d] duration-200"
        strokeWidth="4"
        opacity=".35"
      />
      <path d={turnedLeaf(handle, turn)} className="fill-accent transition-[d] duration-200" />
    </g>
  );
}

function Boat() {
  return (
    <g transform="translate(222 331)">
      <path d="M-36-6c12 12 58 12 74-8-7 20-18 25-37 25-20 0-31-4-37-17" className="fill-primary" />
      <path d="M-2-6v-46c17 10 26 27 27 44z" className="fill-accent" />
      <path d="M-8-7c-5-11-5-20-1-30" className="stroke-primary" strokeWidth="3" />
    </g>
  );
}
