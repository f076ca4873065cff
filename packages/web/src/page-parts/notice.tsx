import type { ReactNode } from 'react';

interface NoticeProps {
  picture?: ReactNode;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page that has one thing to say: a picture, a heading, a few words, at most one button. */
export function Notice({ picture, title, lead, children }: NoticeProps) {
  return (
    <div className="mx-auto grid w-full max-w-form grid-cols-1 justify-items-center gap-4 px-edge py-10 text-center">
      {picture && <div className="w-64 max-w-full">{picture}</div>}
      <h1 className="text-2xl text-primary">{title}</h1>
      {lead && <p className="text-lg font-semibold">{lead}</p>}
      {children}
    </div>
  );
}
