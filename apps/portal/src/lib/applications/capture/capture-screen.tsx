import { Button, CloseIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface CaptureScreenProps {
  title: string;
  onClose: () => void;
  /** The camera's picture, or what was taken with it: fills the room behind everything else. */
  picture: ReactNode;
  /** The guide over the picture. */
  guide?: ReactNode;
  /** One sentence in large words; read out when it changes. */
  words: string;
  /** Beneath the words: more of them, where there is more to say. */
  more?: ReactNode;
  actions: ReactNode;
}

/** The whole screen for the camera: dark, the words large, the buttons within thumb's reach. */
export function CaptureScreen({ title, onClose, picture, guide, words, more, actions }: CaptureScreenProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-camera text-on-camera"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="z-10 flex flex-wrap items-center justify-between gap-x-4 bg-camera py-1 pr-1 pl-4">
          <h2 id={titleId} className="text-base font-semibold">
            {title}
          </h2>
          <Button variant="inverse" size="compact" className="ml-auto shrink-0" onClick={onClose}>
            <CloseIcon />
            {text('capture.camera.close')}
          </Button>
        </div>
        <div className="relative grid place-items-center overflow-hidden p-4">
          {picture}
          {guide}
        </div>
        <div className="z-10 grid max-h-[60dvh] justify-items-center gap-3 overflow-auto bg-camera px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-center">
          <p role="status" className="text-xl font-semibold">
            {words}
          </p>
          {more}
          <div className="flex w-full max-w-form flex-wrap items-center justify-center gap-3">{actions}</div>
        </div>
      </div>
    </dialog>
  );
}

/** A button on the dark: light where it is the main one. */
export function CaptureButton({ isMain, ...button }: { isMain?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      {...button}
      className={`min-h-12 grow basis-40 rounded-field px-4 py-2 font-semibold focus-visible:outline-on-camera ${isMain ? 'bg-on-camera text-camera' : 'border border-on-camera/70 hover:bg-on-camera/15'}`}
    />
  );
}
