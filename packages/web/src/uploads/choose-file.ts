import { droppedFiles, withoutBidiControls } from '@taga/contract/rules/applications/upload';
import { findProblem } from '@taga/contract/rules/fields/rule';
import type { Uploads } from './use-file-uploads.ts';

/** Media types for those who know them, endings for those who do not. */
export const acceptedFiles = (mediaTypes: readonly string[], endings: readonly string[]) =>
  [...mediaTypes, ...endings].join(',');

/** One file at a time; the rest is for the queue to evaluate. */
export function addOne(files: readonly File[], { choose, setProblem }: Uploads): void {
  const problem = findProblem(droppedFiles, files);
  const [file] = files;
  if (problem) setProblem(problem);
  else if (file) choose(file, withoutBidiControls(file.name));
}
