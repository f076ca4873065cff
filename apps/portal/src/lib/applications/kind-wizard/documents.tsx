import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { type DocumentSlot, mayCorrectFile, missingDocuments } from '@taga/contract/kinds/kind';
import { useStepForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Alert } from '@taga/ui';
import type { FieldState } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { PhotoDrop, useFileUploads, useIsUploading } from '@taga/web/uploads';
import { useMemo } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { endpointsOf } from './endpoints.ts';
import { askedItems, type KindApplication, useKindApplication } from './kind-pages.ts';
import { uploadsOf } from './uploads.ts';

/** Whether something is still on its way to this application. */
export function useIsSending({ pages, findDocNumber }: KindApplication): boolean {
  const types = pages.kind.documents.map(({ type }) => type);
  return useIsUploading(uploadsOf(pages), findDocNumber() ?? '', types);
}

interface DocumentFieldProps {
  docNumber: string;
  slot: DocumentSlot;
  isNeeded: boolean;
  field: FieldState | undefined;
  files: readonly UploadedFile[];
  onFiles: (files: readonly UploadedFile[]) => void;
}

/** Photos of one kind: each that has arrived is there already, whatever is saved. */
function DocumentField({ docNumber, slot: { type }, isNeeded, field, files, onFiles }: DocumentFieldProps) {
  const text = useText();
  const language = useLanguage();
  const { pages, journey } = useKindApplication();
  const { kind } = pages;
  const place = useMemo(
    () => ({ loginId: `${kind.name} ${docNumber}`, owner: { authorizationReqId: docNumber }, fileType: type }),
    [kind.name, docNumber, type],
  );
  const sending = useFileUploads({
    queue: uploadsOf(pages),
    place,
    files,
    onFiles,
    removeFile: ({ id }) =>
      callApi(endpointsOf(pages).remove, { body: { DOCNumber: docNumber, FileId: id }, language }),
  });
  const hint = pages.documentHint?.(type);
  return (
    <PhotoDrop
      label={text(pages.documentLabel(type, journey.getDraft().answers))}
      optional={isNeeded ? undefined : text('form.optional')}
      hint={hint && text(hint)}
      {...field}
      uploads={sending}
      files={files}
    />
  );
}

/** The documents that the kind asks for, or those of them that staff want again. */
export function Documents() {
  const text = useText();
  const saving = useSaveStep();
  const application = useKindApplication();
  const { pages, journey, record, findDocNumber } = application;
  const form = useStepForm(journey, 'documents');
  const docNumber = findDocNumber();
  const { answers } = journey.useDraft();
  const isSending = useIsSending(application);
  const items = askedItems(record);
  const slots = pages.kind.documents.filter(
    ({ type }) => !pages.isLeftOut?.(type, answers) && mayCorrectFile(pages.kind, items, type),
  );
  const isNeeded = (slot: DocumentSlot) => items.includes(slot.type) || slot.isNeeded?.(answers) === true;
  const documents: readonly UploadedFile[] = answers.documents;
  const filesOf = (type: string) => documents.filter((file) => file.type === type);
  const [firstMissing = slots.find(isNeeded)?.type] = missingDocuments(slots, answers);

  function put(type: string, files: readonly UploadedFile[]) {
    const now: readonly UploadedFile[] = journey.getDraft().answers.documents;
    const all = [...now.filter((file) => file.type !== type), ...files];
    journey.changeDraft((draft) => ({ ...draft, answers: { ...draft.answers, documents: all } }));
    form.change({ documents: all });
  }

  return (
    <Question
      title={text('application.documents.title')}
      lead={text('application.documents.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      <p className="text-sm text-text-muted">{text('uploads.photo.hint')}</p>
      {docNumber &&
        slots.map((slot) => (
          <DocumentField
            key={slot.type}
            docNumber={docNumber}
            slot={slot}
            isNeeded={isNeeded(slot)}
            field={slot.type === firstMissing ? form.field('documents') : undefined}
            files={filesOf(slot.type)}
            onFiles={(files) => put(slot.type, files)}
          />
        ))}
      {isSending && <Alert title={text('application.documents.sending')} />}
    </Question>
  );
}
