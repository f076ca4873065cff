import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { formatNumber } from '@taga/i18n';
import type { ChosenFileProps } from '@taga/ui';
import { useState } from 'react';
import { domainErrorTexts } from '../form/domain-error-texts.ts';
import { useLanguage, useText } from '../text/text-context.tsx';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-file-uploads.ts';

/** Files of an answer, as the screen and the screen reader tell of them. */
export function useFileWords({ underWay, retry, cancel, remove, previewOf }: Uploads, files: readonly UploadedFile[]) {
  const text = useText();
  const language = useLanguage();
  const [shown, setShown] = useState<readonly string[]>([]);
  const [atFirst] = useState(() => files.map(({ id }) => id));
  const removeText = text('uploads.file.remove');

  /** Units are written as on every phone, in either language. */
  function sizeOf(bytes: number): string {
    if (bytes === 0) return '';
    const megabytes = bytes / 1_000_000;
    return megabytes < 1
      ? `${formatNumber(Math.ceil(bytes / 1_000), language)} KB`
      : `${formatNumber(megabytes, language, 1)} MB`;
  }

  function percentOf({ sentBytes, sizeBytes }: Upload, step = 1): string {
    const percent = sizeBytes && Math.floor((100 * sentBytes) / sizeBytes / step) * step;
    return `${formatNumber(percent, language)}%`;
  }

  function problemOf({ state, domainError, isUnreadable }: Upload): string | undefined {
    if (state !== 'failed') return undefined;
    if (isUnreadable) return text('uploads.problem.unreadable');
    return (domainError && domainErrorTexts(domainError, text).join(' ')) || text('uploads.state.failed');
  }

  function chosenUpload(upload: Upload): ChosenFileProps {
    const { state, name, sizeBytes, sentBytes, preview, domainError, isUnreadable } = upload;
    const isStuck = state === 'failed';
    return {
      name,
      size: sizeOf(sizeBytes),
      preview,
      problem: problemOf(upload),
      upload: isStuck
        ? undefined
        : {
            percent: sizeBytes && (100 * sentBytes) / sizeBytes,
            label: text(`uploads.state.${state === 'arrived' ? 'sending' : state}`),
            text: percentOf(upload),
          },
      // What was refused would be refused again.
      actions:
        isStuck && !domainError && !isUnreadable
          ? [{ text: text('uploads.file.retry'), onPress: () => retry(upload) }]
          : [],
      removeText,
      onRemove: () => cancel(upload),
    };
  }

  /** What was sent from another page costs data to look at, so nobody looks at it unasked. */
  function chosenFile(file: UploadedFile): ChosenFileProps {
    const preview = previewOf(file) ?? (shown.includes(file.id) ? file.url : undefined);
    const mayShow = !preview && file.url !== '' && !/\.pdf$/i.test(file.name);
    return {
      name: file.name || text('uploads.photo.name'),
      size: text('uploads.file.sent'),
      preview,
      actions: mayShow ? [{ text: text('uploads.file.show'), onPress: () => setShown([...shown, file.id]) }] : [],
      removeText,
      onRemove: () => void remove(file),
    };
  }

  /** In quarters: every percent would drown all else that is spoken. */
  function spoken(): string {
    const [upload] = underWay;
    const sent = files.find(({ id }) => !atFirst.includes(id));
    if (!upload) {
      return sent ? `${sent.name} ${text('uploads.file.sent')}` : '';
    }
    const { label = '' } = chosenUpload(upload).upload ?? {};
    const state = problemOf(upload) ?? (upload.state === 'sending' ? `${label} ${percentOf(upload, 25)}` : label);
    return `${upload.name} ${state}`;
  }

  return { chosenUpload, chosenFile, spoken: spoken() };
}
