import { PhotoDrop, type PhotoDropProps } from '@taga/web/uploads';
import { type FileAnswer, useUploads } from '../use-uploads.ts';

type PhotoFieldProps = FileAnswer & Omit<PhotoDropProps, 'uploads' | 'files'>;

/** One photo of an application. */
export function PhotoField({ owner, fileType, files, onFiles, ...field }: PhotoFieldProps) {
  const uploads = useUploads({ owner, fileType, files, onFiles });
  return <PhotoDrop {...field} uploads={uploads} files={files} />;
}
