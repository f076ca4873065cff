import { useText } from '@taga/web/text';
import { PhotoDrop, type PhotoDropProps } from '@taga/web/uploads';
import { type FileAnswer, useUploads } from '../use-uploads.ts';

type PhotoFieldProps = FileAnswer & Omit<PhotoDropProps, 'uploads' | 'files'>;

/** One photo of an application. */
export function PhotoField({ owner, fileType, files, onFiles, hint, ...field }: PhotoFieldProps) {
  const text = useText();
  const uploads = useUploads({ owner, fileType, files, onFiles });
  const hints = [hint, text('uploads.photo.hint')].filter(Boolean).join(' ');
  return <PhotoDrop {...field} hint={hints} uploads={uploads} files={files} />;
}
