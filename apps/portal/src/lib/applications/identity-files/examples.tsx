import { CheckIcon, CloseIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';

export type ExampleOf = 'card' | 'page' | 'face';

const drawings: Readonly<Record<ExampleOf, { readonly good: ReactNode; readonly bad: ReactNode }>> = {
  card: { good: <Card />, bad: <Card at="translate(34 16) rotate(-14 60 40)" isBlurred /> },
  page: { good: <PassportPage />, bad: <PassportPage at="translate(0 30)" isBlurred /> },
  face: { good: <Face />, bad: <Face at="translate(30 8)" isCovered /> },
};

/** How a photo or the video should look, and how not: drawn, and said beneath. */
export function Examples({ of }: { of: ExampleOf }) {
  const { good, bad } = drawings[of];
  return (
    <div className="grid max-w-96 grid-cols-2 gap-3">
      <Example of={of} kind="good" drawing={good} />
      <Example of={of} kind="bad" drawing={bad} />
    </div>
  );
}

interface ExampleProps {
  of: ExampleOf;
  kind: 'good' | 'bad';
  drawing: ReactNode;
}

function Example({ of, kind, drawing }: ExampleProps) {
  const text = useText();
  const isGood = kind === 'good';
  const Sign = isGood ? CheckIcon : CloseIcon;
  return (
    <figure className="grid content-start gap-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 80"
        className={`w-full rounded-field border-2 bg-surface-sunken ${isGood ? 'border-success' : 'border-danger'}`}
      >
        {drawing}
      </svg>
      <figcaption className="text-sm">
        <span className={`flex items-center gap-1 font-semibold ${isGood ? 'text-success' : 'text-danger'}`}>
          <Sign size={20} />
          {text(`capture.example.${kind}`)}
        </span>
        {text(`capture.example.${of}.${kind}`)}
      </figcaption>
    </figure>
  );
}

interface Placed {
  at?: string;
}

const ink = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round' } as const;

/** Out of focus: the lines are wide and pale. */
const lines = (isBlurred: boolean) =>
  ({ ...ink, strokeWidth: isBlurred ? 9 : 4, opacity: isBlurred ? 0.2 : 0.5, className: 'stroke-primary' }) as const;

function Card({ at, isBlurred = false }: Placed & { isBlurred?: boolean }) {
  return (
    <g transform={at}>
      <rect
        x="14"
        y="12"
        width="92"
        height="56"
        rx="6"
        className="fill-surface-raised stroke-primary"
        strokeWidth="3"
      />
      <circle cx="34" cy="34" r="7" className="fill-accent" />
      <path d="M22 56c1-10 6-13 12-13s11 3 12 13z" className="fill-accent" />
      <path d="M58 28h36M58 40h36M58 52h22" {...lines(isBlurred)} />
    </g>
  );
}

function PassportPage({ at, isBlurred = false }: Placed & { isBlurred?: boolean }) {
  return (
    <g transform={at}>
      <rect x="16" y="6" width="88" height="68" rx="4" className="fill-surface-raised stroke-primary" strokeWidth="3" />
      <circle cx="34" cy="24" r="6" className="fill-accent" />
      <path d="M24 44c1-9 5-12 10-12s9 3 10 12z" className="fill-accent" />
      <path d="M54 20h38M54 30h38M54 40h24M24 56h72M24 65h72" {...lines(isBlurred)} />
    </g>
  );
}

function Face({ at, isCovered = false }: Placed & { isCovered?: boolean }) {
  return (
    <>
      <ellipse
        cx="60"
        cy="40"
        rx="27"
        ry="35"
        {...ink}
        strokeWidth={2}
        strokeDasharray="5 5"
        className="stroke-primary"
      />
      <g transform={at}>
        <circle cx="60" cy="32" r="17" className="fill-accent" />
        <path d="M36 76c2-17 11-23 24-23s22 6 24 23z" className="fill-accent" />
        {isCovered ? (
          <>
            <path d="M38 22h44l-8-14H46z" className="fill-primary" />
            <path d="M46 30h12v6H46zM62 30h12v6H62z" className="fill-primary" />
          </>
        ) : (
          <path d="M53 30h.01M67 30h.01M54 39q6 5 12 0" {...ink} strokeWidth={3} className="stroke-primary" />
        )}
      </g>
    </>
  );
}
