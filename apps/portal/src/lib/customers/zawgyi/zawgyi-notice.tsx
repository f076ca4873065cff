import { Alert, Button } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GivenText } from './find-zawgyi.ts';
import { toUnicode } from './zawgyi-library.ts';

const groups = ['zawgyi'] as const;

interface ZawgyiNoticeProps {
  found: GivenText;
  /** With the text that shall stand in the field. */
  onAnswer: (text: string) => void;
}

/** The question, with what would become of the text. */
export function ZawgyiNotice({ found: { field, text: zawgyi }, onAnswer }: ZawgyiNoticeProps) {
  const text = useText();
  const isReady = useCatalogs(groups);
  const place = usePlaceBelow(field);
  if (!place || !isReady) return null;
  const unicode = toUnicode(zawgyi);
  return createPortal(
    // Pressing here must not take focus away from the field: a list that is searched would close.
    <div onPointerDown={(event) => event.preventDefault()}>
      <Alert live title={text('zawgyi.notice.title')}>
        <p>{text('zawgyi.notice.question')}</p>
        <p lang="my" className="mt-1 font-semibold break-words">
          {unicode}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onAnswer(unicode)}>
            {text('zawgyi.notice.convert')}
          </Button>
          <Button size="compact" variant="secondary" onClick={() => onAnswer(zawgyi)}>
            {text('zawgyi.notice.keep')}
          </Button>
        </div>
      </Alert>
    </div>,
    place,
  );
}

/** An element below the field, within the group that holds its label; gone with the question. */
function usePlaceBelow(field: HTMLElement): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const below = document.createElement('div');
    const group = field.closest('label, div:has(> label)') ?? field;
    group.after(below);
    setPlace(below);
    return () => below.remove();
  }, [field]);
  return place;
}
