import { removeCardDocument } from '@taga/contract/calls/cards';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { type CardDocumentType, cardDocumentTypes } from '@taga/contract/rules/card-codes';
import { neededCardDocuments } from '@taga/contract/rules/card-documents';
import { Alert } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { PhotoDrop, useFileUploads, useIsUploading } from '@taga/web/uploads';
import { useMemo } from 'react';
import { callCards } from '../../../lib/api/call-cards.ts';
import { uploads } from '../../../lib/uploads/uploads.ts';
import { type Application, useNoteApplication } from '../application.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useSection } from '../use-section.ts';

const hints: Partial<Record<CardDocumentType, 'cardPages.documents.incomeHint' | 'cardPages.documents.addressHint'>> = {
  INCOME_PROOF: 'cardPages.documents.incomeHint',
  ADDRESS_PROOF: 'cardPages.documents.addressHint',
};

interface DocumentFieldProps {
  docNumber: string;
  type: CardDocumentType;
  isNeeded: boolean;
  isPassport: boolean;
  error: { id: string; error: string | undefined } | undefined;
  files: readonly UploadedFile[];
}

/** Photos of one kind: each that has arrived is there already, whatever is saved. */
function DocumentField({ docNumber, type, isNeeded, isPassport, error, files }: DocumentFieldProps) {
  const text = useText();
  const language = useLanguage();
  const { note, latest } = useNoteApplication();
  const place = useMemo(
    () => ({ loginId: `card ${docNumber}`, owner: { authorizationReqId: docNumber }, fileType: type }),
    [docNumber, type],
  );
  const sending = useFileUploads({
    queue: uploads,
    place,
    files,
    onFiles(changed) {
      const Answers = latest()?.Answers;
      if (!Answers) return;
      const others = Answers.documents.filter((file) => file.type !== type);
      note({ Answers: { ...Answers, documents: [...others, ...changed] } });
    },
    removeFile: ({ id }) => callCards(removeCardDocument, { body: { DOCNumber: docNumber, FileId: id }, language }),
  });
  const label = isPassport && type === 'ID_FRONT' ? text('cards.document.PASSPORT') : text(`cards.document.${type}`);
  const hint = hints[type];
  return (
    <PhotoDrop
      label={label}
      optional={isNeeded ? undefined : text('form.optional')}
      hint={hint && text(hint)}
      {...(error && { id: error.id, error: error.error })}
      uploads={sending}
      files={files}
    />
  );
}

export function Documents({ application }: { application: Application }) {
  const text = useText();
  const section = useSection('documents', application);
  const { DOCNumber, Answers } = application;
  const isSending = useIsUploading(uploads, DOCNumber ?? '', cardDocumentTypes);
  const isPassport = Answers.idType === 'PASSPORT';
  const needed = neededCardDocuments(Answers.idType);
  const filesOf = (type: CardDocumentType) => Answers.documents.filter((file) => file.type === type);
  const firstMissing = needed.find((type) => filesOf(type).length === 0) ?? needed[0];
  const offered = cardDocumentTypes.filter((type) => !(isPassport && type === 'ID_BACK'));
  return (
    <SectionFrame
      name="documents"
      section={section}
      title={text('cardPages.documents.title')}
      lead={text('cardPages.documents.lead')}
    >
      <p className="text-sm text-text-muted">{text('uploads.photo.hint')}</p>
      {DOCNumber &&
        offered.map((type) => (
          <DocumentField
            key={type}
            docNumber={DOCNumber}
            type={type}
            isNeeded={needed.includes(type)}
            isPassport={isPassport}
            error={type === firstMissing ? section.field('documents') : undefined}
            files={filesOf(type)}
          />
        ))}
      {isSending && <Alert title={text('cardPages.documents.sending')} />}
    </SectionFrame>
  );
}
