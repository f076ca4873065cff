import { maxIncomeFiles } from '@taga/contract/constants';
import {
  canAddIncomeProof,
  incomeProofFileNames,
  incomeProofMediaTypes,
} from '@taga/contract/rules/applications/upload';
import { formatNumber } from '@taga/i18n';
import { ChosenFile, FieldGroup, FileDrop, VisuallyHidden } from '@taga/ui';
import type { FieldState } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { acceptedFiles, addOne, useFileWords } from '@taga/web/uploads';
import { type FileAnswer, useUploads } from '../use-uploads.ts';

export interface ProofFieldProps extends Omit<FileAnswer, 'fileType'>, Partial<FieldState> {
  readonly label: string;
  readonly hint?: string;
}

/** The papers that prove an income: photos and PDFs, up to three, each with its name. */
export function ProofField({ label, hint, id, error, ...answer }: ProofFieldProps) {
  const text = useText();
  const most = formatNumber(maxIncomeFiles, useLanguage());
  const uploads = useUploads({ ...answer, fileType: 'SRC_INCOME_FILE' });
  const { chosenUpload, chosenFile, spoken } = useFileWords(uploads, answer.files);
  const isFull = !canAddIncomeProof(answer.files.length + uploads.underWay.length);
  const shown = [
    ...answer.files.map((file) => ({ key: file.id, props: chosenFile(file) })),
    ...uploads.underWay.map((upload) => ({ key: upload.key, props: chosenUpload(upload) })),
  ];
  return (
    <FieldGroup
      {...(id !== undefined && { id })}
      label={label}
      hint={[hint, text('uploads.proof.hint', { most })].filter(Boolean).join(' ')}
      error={uploads.problem ? text(uploads.problem) : error}
    >
      {shown.length > 0 && (
        <ul className="grid gap-3 pb-1.5">
          {shown.map(({ key, props }) => (
            <li key={key}>
              <ChosenFile {...props} />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={text('uploads.proof.choose')}
        texts={{ choose: text('uploads.proof.choose'), drop: text('uploads.photo.drop') }}
        accept={acceptedFiles(incomeProofMediaTypes, incomeProofFileNames)}
        camera={{ text: text('uploads.photo.take'), facing: 'environment' }}
        onFiles={(files) => addOne(files, uploads)}
        fullReason={isFull ? text('uploads.proof.full', { most }) : undefined}
      />
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
