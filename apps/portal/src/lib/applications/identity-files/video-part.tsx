import type { AnswerOf } from '@taga/contract';
import { maxFileBytes, selfieVideoMaxSeconds, selfieVideoMinSeconds } from '@taga/contract/constants';
import { getIdentityToken } from '@taga/contract/endpoints/identity';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import { headPosesOf } from '@taga/contract/records/applications/head-poses';
import type { HeadTurn } from '@taga/contract/records/applications/identity-check';
import { formatList, type MessageId } from '@taga/i18n';
import { CameraIcon } from '@taga/ui';
import { SubmitButton, useSubmit } from '@taga/web/form';
import { showPendingState } from '@taga/web/navigation';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { type CameraProblem, canOpenCamera } from '../capture/camera.ts';
import { canRecord } from '../capture/selfie/record-selfie.ts';
import { Examples } from './examples.tsx';
import { FileButton } from './file-button.tsx';
import { PartFrame, type PartProps, usePart } from './part-frame.tsx';

const patienceMs = 5_000;

/** How long a video is; nothing where this browser cannot tell. */
function findSeconds(video: Blob): Promise<number | undefined> {
  const element = document.createElement('video');
  const url = URL.createObjectURL(video);
  const seconds = new Promise<number | undefined>((resolve) => {
    const tell = () => resolve(Number.isFinite(element.duration) ? element.duration : undefined);
    element.addEventListener('loadedmetadata', tell);
    element.addEventListener('error', () => resolve(undefined));
    setTimeout(() => resolve(undefined), patienceMs);
  });
  element.preload = 'metadata';
  element.src = url;
  return seconds.finally(() => URL.revokeObjectURL(url));
}

const SelfieCamera = lazy(async () => ({
  default: (await showPendingState(import('../capture/selfie/selfie-camera.tsx'))).SelfieCamera,
}));
const CameraProblemDialog = lazy(async () => ({
  default: (await import('../capture/camera-problem-dialog.tsx')).CameraProblemDialog,
}));

interface VideoPartProps extends PartProps {
  file: UploadedFile | undefined;
  count: string;
  isNext: boolean;
  onVideo: ((tokenId: string) => void) | undefined;
}

type CameraState = 'closed' | 'open' | CameraProblem;

/** The video of the face. Which way the head turns is the server's to say, and holds for one video. */
export function VideoPart({ owner, file, count, isNext, onFile, onVideo, onSkip, otherWay }: VideoPartProps) {
  const text = useText();
  const language = useLanguage();
  const label = text('capture.part.video');
  const [camera, setCamera] = useState<CameraState>('closed');
  const [asked, setAsked] = useState<Pick<AnswerOf<typeof getIdentityToken>, 'tokenId' | 'headTurns'>>();
  const turns = asked?.headTurns;
  const againText = text('capture.part.recordAgain');
  const part = usePart({ owner, fileType: 'SELFIE-VIDEO', label, file, onFile, againText });
  const canRecordHere = canOpenCamera() && canRecord();

  const asking = useSubmit(async () => {
    const body = { AuthorizationReqId: owner.authorizationReqId };
    setAsked(await callApi(getIdentityToken, { body, language }));
    // What was recorded before answers to turns that nobody asks for any more.
    part.drop();
    if (file) onFile('SELFIE-VIDEO', undefined);
    setCamera(canRecordHere ? 'open' : 'closed');
  });

  function add(video: Blob) {
    setCamera('closed');
    setAsked(undefined);
    if (asked) onVideo?.(asked.tokenId);
    part.replace('add', video, video.type.includes('webm') ? 'selfie.webm' : 'selfie.mp4');
  }

  const close = () => setCamera('closed');
  const byApp = turns && <RecordedByApp turns={turns} onVideo={add} />;
  const isProblem = camera !== 'closed' && camera !== 'open';
  return (
    <PartFrame
      label={label}
      count={count}
      hint={text('capture.part.videoHint')}
      part={part}
      example={isNext && <Examples of="face" />}
    >
      <SubmitButton variant={isNext ? 'primary' : 'secondary'} sending={asking} onClick={() => void asking.submit()}>
        <CameraIcon />
        {text('capture.part.record')}
      </SubmitButton>
      {!canRecordHere && byApp}
      <Suspense>
        {turns && camera === 'open' && (
          <SelfieCamera title={label} turns={turns} onVideo={add} onClose={close} onProblem={setCamera} />
        )}
        {isProblem && (
          <CameraProblemDialog problem={camera} onAgain={() => setCamera('open')} onClose={close} onSkip={onSkip}>
            {otherWay ?? byApp}
          </CameraProblemDialog>
        )}
      </Suspense>
    </PartFrame>
  );
}

const tooLarge: MessageId = 'validation.upload.tooLarge';

/** What is wrong with a video that another app recorded. Where it cannot be told, the server will. */
async function findVideoProblem(video: File): Promise<MessageId | undefined> {
  if (video.size > maxFileBytes) return tooLarge;
  const seconds = await findSeconds(video);
  if (seconds === undefined) return undefined;
  // A phone's own recorder ends on no full second.
  if (seconds < selfieVideoMinSeconds - 0.5) return 'capture.selfie.tooShort';
  return seconds > selfieVideoMaxSeconds + 0.5 ? 'capture.selfie.tooLong' : undefined;
}

/** For browsers that cannot record: the phone's camera app does, and the person is told beforehand what to do. */
function RecordedByApp({ turns, onVideo }: { turns: readonly HeadTurn[]; onVideo: (video: Blob) => void }) {
  const text = useText();
  const language = useLanguage();
  const [problem, setProblem] = useState<MessageId>();
  const asked = headPosesOf(turns).map((pose) => text(`capture.selfie.turn.${pose}`));

  async function take(video: File) {
    const found = await findVideoProblem(video);
    setProblem(found);
    if (!found) onVideo(video);
  }

  return (
    <div className="grid gap-3">
      <p>{text('capture.selfie.script', { turns: formatList(asked, language) })}</p>
      {problem && <p className="text-danger">{text(problem)}</p>}
      <FileButton variant="secondary" accept="video/*" capture="user" onFile={(video) => void take(video)}>
        <CameraIcon />
        {text('capture.problem.withFile')}
      </FileButton>
    </div>
  );
}
