import { Button, type ButtonProps } from '@taga/ui';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label' | 'children'> {
  accept: string;
  /** Opens the phone's own camera app in place of the gallery. */
  capture?: 'user' | 'environment' | undefined;
  onFile: (file: File) => void;
}

/** Opens the gallery, or the phone's camera app where the browser itself has no camera. */
export function FileButton({ accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
