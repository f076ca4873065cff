import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import { Button, ClosedDoorScene, DoorScene, Spinner } from '@taga/ui';
import { type Submit, SubmitButton } from '@taga/web/form';
import { Notice, PageHeading } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { fileTypesOf } from '../../lib/applications/identity-files/document-parts.ts';
import { IdentityFiles } from '../../lib/applications/identity-files/identity-files.tsx';
import { useIsUploading } from '../../lib/applications/uploads/use-uploads.ts';
import { IsThisYou } from './is-this-you.tsx';
import { type HandedTask, useHandedTask } from './use-handed-task.ts';

/** A phone takes the photos for an application on a computer. It sees nothing of it but what is to be taken. */
export function Page() {
  const text = useText();
  const { handed, confirming, decline, finishing, retry } = useHandedTask();
  if (handed.kind === 'task') return <Task task={handed.task} finishing={finishing} />;
  if (handed.kind === 'question') {
    return <IsThisYou question={handed.question} confirming={confirming} onDecline={decline} />;
  }
  if (handed.kind === 'opening') {
    return (
      <Notice picture={<DoorScene />} title={text('handOver.phone.opening')}>
        <span role="status" aria-label={text('handOver.phone.opening')}>
          <Spinner size={24} />
        </span>
      </Notice>
    );
  }
  if (handed.kind === 'done') {
    return (
      <Notice picture={<DoorScene />} title={text('handOver.phone.doneTitle')}>
        <p>{text('handOver.phone.done')}</p>
      </Notice>
    );
  }
  if (handed.kind === 'declined') {
    return (
      <Notice picture={<ClosedDoorScene />} title={text('handOver.confirm.declinedTitle')}>
        <p>{text('handOver.confirm.declined')}</p>
      </Notice>
    );
  }
  const isGone = handed.kind === 'gone';
  return (
    <Notice
      picture={<ClosedDoorScene />}
      title={text(isGone ? 'handOver.phone.goneTitle' : 'handOver.phone.unreachableTitle')}
    >
      <p>{text(isGone ? 'handOver.phone.gone' : 'handOver.phone.unreachable')}</p>
      {!isGone && <Button onClick={retry}>{text('capture.problem.again')}</Button>}
    </Notice>
  );
}

/** What arrived before a reload is there, though nothing of it can be shown. */
function arrivedBefore({ FileTypes }: HandedTask): readonly UploadedFile[] {
  return FileTypes.map((type) => ({ id: type, type, name: '', url: '' }));
}

function Task({ task, finishing }: { task: HandedTask; finishing: Submit<[]> }) {
  const text = useText();
  const [files, setFiles] = useState(() => arrivedBefore(task));
  const owner = {
    authorizationReqId: task.AuthorizationReqId,
    accountClass: task.AccountClass,
    currency: task.Currency,
    phoneId: task.HandOverId,
  };
  const types = fileTypesOf(task.IDType);
  const isUploading = useIsUploading(owner, types);
  const isComplete = types.every((type) => files.some((file) => file.type === type));
  const waitsFor = isUploading ? 'capture.step.uploading' : isComplete ? undefined : 'capture.step.missing';

  function putFile(type: FileType, file: UploadedFile | undefined) {
    setFiles((before) => [...before.filter((each) => each.type !== type), ...(file ? [file] : [])]);
  }

  return (
    <div className="mx-auto grid w-full max-w-form gap-6 px-4 py-8">
      <PageHeading title={text('handOver.phone.title')} lead={text('handOver.phone.lead')} />
      <IdentityFiles idType={task.IDType} owner={owner} files={files} onFile={putFile} />
      <SubmitButton
        sending={finishing}
        disabledReason={waitsFor && text(waitsFor)}
        onClick={() => void finishing.submit()}
      >
        {text('handOver.phone.finish')}
      </SubmitButton>
    </div>
  );
}
