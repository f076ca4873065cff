import { removeCardDocument } from '@taga/contract/calls/cards';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { type CardDocumentType, cardDocumentTypes } from '@taga/contract/rules/applications/card-codes';
import { neededCardDocuments } from '@taga/contract/rules/applications/card-documents';
import { useStepForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Alert } from '@taga/ui';
import type { FieldState } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { PhotoDrop, useFileUploads, useIsUploading } from '@taga/web/uploads';
import { useMemo } from 'react';
import { callApi } from '../../../../lib/platform/api/call-api.ts';
import { useCardApplication } from '../card-application.ts';
import { uploads } from '../uploads.ts';

const hints: Partial<Record<CardDocumentType, 'cardPages.documents.incomeHint' | 'cardPages.documents.addressHint'>> = {
  INCOME_PROOF: 'cardPages.documents.incomeHint',
  ADDRESS_PROOF: 'cardPages.documents.addressHint',
};

interface DocumentFieldProps {
  docNumber: string;
  type: CardDocumentType;
  label: string;
  isNeeded: boolean;
  field: FieldState | undefined;
  files: readonly UploadedFile[];
  onFiles: (files: readonly UploadedFile[]) => void;
}

/** Photos of one kind: each that has arrived is there already, whatever is saved. */
function DocumentField({ docNumber, type, label, isNeeded, field, files, onFiles }: DocumentFieldProps) {
  const text = useText();
  const language = useLanguage();
  const place = useMemo(
    () => ({ loginId: `card ${docNumber}`, owner: { authorizationReqId: docNumber }, fileType: type }),
    [docNumber, type],
  );
  const sending = useFileUploads({
    queue: uploads,
    place,
    files,
    onFiles,
    removeFile: ({ id }) => callApi(removeCardDocument, { body: { DOCNumber: docNumber, FileId: id }, language }),
  });
  const hint = hints[type];
  return (
    <PhotoDrop
      label={label}
      optional={isNeeded ? undefined : text('form.optional')}
      hint={hint && text(hint)}
      {...field}
      uploads={sending}
      files={files}
    />
  );
}

export function Documents() {
  const text = useText();
  const saving = useSaveStep();
  const { journey, findDocNumber } = useCardApplication();
  const form = useStepForm(journey, 'documents');
  const docNumber = findDocNumber();
  const { idType, documents } = journey.useDraft().answers;
  const isSending = useIsUploading(uploads, docNumber ?? '', cardDocumentTypes);
  const isPassport = idType === 'PASSPORT';
  const needed = neededCardDocuments(idType);
  const filesOf = (type: CardDocumentType) => documents.filter((file) => file.type === type);
  const firstMissing = needed.find((type) => filesOf(type).length === 0) ?? needed[0];
  const labelOf = (type: CardDocumentType) =>
    text(isPassport && type === 'ID_FRONT' ? 'cards.document.PASSPORT' : `cards.document.${type}`);

  function put(type: CardDocumentType, files: readonly UploadedFile[]) {
    const others = journey.getDraft().answers.documents.filter((file) => file.type !== type);
    const all = [...others, ...files];
    journey.changeDraft((draft) => ({ ...draft, answers: { ...draft.answers, documents: all } }));
    form.change({ documents: all });
  }

  return (
    <Question
      title={text('cardPages.documents.title')}
      lead={text('cardPages.documents.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      <p className="text-sm text-text-muted">{text('uploads.photo.hint')}</p>
      {docNumber &&
        cardDocumentTypes
          .filter((type) => !(isPassport && type === 'ID_BACK'))
          .map((type) => (
            <DocumentField
              key={type}
              docNumber={docNumber}
              type={type}
              label={labelOf(type)}
              isNeeded={needed.includes(type)}
              field={type === firstMissing ? form.field('documents') : undefined}
              files={filesOf(type)}
              onFiles={(files) => put(type, files)}
            />
          ))}
      {isSending && <Alert title={text('cardPages.documents.sending')} />}
    </Question>
  );
}
