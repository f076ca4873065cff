import { WifiOffIcon } from '../icons/frame-icons.tsx';

/** Stays on top while there is no network. The element is always there, so that its words are spoken when they come. */
export function OfflineNotice({ offline, text }: { offline: boolean; text: string }) {
  return (
    <div role="status" className="sticky top-0 z-30">
      {offline && (
        <p className="flex max-h-[30dvh] items-start justify-center gap-3 overflow-y-auto border-b border-warning/30 bg-warning-tint px-4 py-2.5 font-medium text-warning-strong">
          <WifiOffIcon />
          {text}
        </p>
      )}
    </div>
  );
}
