import { selfieAutoSubmitSeconds } from '@taga/contract/constants';
import type { FileType } from '@taga/contract/records/applications/file';
import { type IdentityType, secondaryIdTypes } from '@taga/contract/records/applications/identity-check';
import { formatNumber } from '@taga/i18n';
import { Question } from '@taga/journey/question';
import { Button, FieldGroup, RadioCards } from '@taga/ui';
import { ErrorAlert, type Submit } from '@taga/web/form';
import { showPendingState } from '@taga/web/navigation';
import { useIsWide } from '@taga/web/screen';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { hasCamera } from '../../../lib/applications/capture/camera.ts';
import { fileTypesOf, isPrimary } from '../../../lib/applications/identity-files/document-parts.ts';
import { IdentityFiles } from '../../../lib/applications/identity-files/identity-files.tsx';
import { useTypesUnderWay } from '../../../lib/applications/uploads/use-uploads.ts';
import { findInAppBrowser } from '../../../lib/platform/in-app-browser/find-in-app-browser.ts';
import { useOpening } from '../opening-context.tsx';
import type { IdentityCheck } from './use-identity-check.ts';

const InAppNotice = lazy(async () => ({
  default: (await import('../../../lib/platform/in-app-browser/in-app-notice.tsx')).InAppNotice,
}));
const HandOverDialog = lazy(async () => ({
  default: (await showPendingState(import('../../../lib/applications/hand-over/hand-over-dialog.tsx'))).HandOverDialog,
}));

/** A photo about 0.5 MB, the video about 1. */
const megabytesOf = (types: readonly FileType[]) =>
  types.reduce((sum, type) => sum + (type === 'SELFIE-VIDEO' ? 1 : 0.5), 0);

const leads = { PP: 'capture.step.leadPassport', NID: 'capture.step.leadCard' } as const;

interface CaptureFormProps {
  check: IdentityCheck;
  /** Saves the step when it is left without a check. */
  leaving: Submit<[]>;
  onSkip: () => void;
  onGoOn: () => void;
}

/** What the main button is for. */
type Stage = 'phone' | 'meanwhile' | 'sending' | 'missing' | 'staff' | 'check';

/** What is to be done next, and what of it is not even on its way. */
function useStage({ started, files, wanted, isComplete, isForStaff }: IdentityCheck, mayHandOver: boolean) {
  const { correction, owner } = useOpening();
  const underWay = useTypesUnderWay(owner);
  const lacksCamera = useLacksCamera();
  const isUploading = fileTypesOf(started.idType).some((type) => underWay.includes(type));
  const missing = wanted.filter((type) => !underWay.includes(type) && !files.some((file) => file.type === type));
  const isEmpty = files.length === 0 && !isUploading && !isForStaff;
  function find(): Stage {
    // A computer without a camera has nothing else to offer first.
    if (lacksCamera && mayHandOver && isEmpty) return 'phone';
    // Nobody waits for the network; what staff have asked for is looked at before it is submitted.
    if (isUploading) return missing.length === 0 && !correction ? 'meanwhile' : 'sending';
    if (isForStaff) return 'staff';
    return isComplete ? 'check' : 'missing';
  }
  return { stage: find(), missing };
}

const mainTexts = {
  phone: 'capture.phone.action',
  meanwhile: 'form.actions.next',
  sending: 'capture.step.check',
  missing: 'capture.step.check',
  staff: 'form.actions.next',
  check: 'capture.step.check',
} as const;

/** The photos and the video are taken, chosen or brought by a phone, and sent to be checked. */
export function CaptureForm({ check, leaving, onSkip, onGoOn }: CaptureFormProps) {
  const text = useText();
  const { started, files, wanted, isComplete, checking, changeStarted, putFile } = check;
  const { correction, owner } = useOpening();
  const { idType } = started;
  // A phone would ask for everything.
  const mayHandOver = useIsWide() && !correction;
  const { stage, missing } = useStage(check, mayHandOver);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const [isPhoneDone, setIsPhoneDone] = useState(false);
  const beginHandOver = () => setIsHandingOver(true);
  const handOver = (
    <Button variant="secondary" onClick={beginHandOver}>
      {text('capture.phone.action')}
    </Button>
  );
  const submit = () => void checking.submit();
  const onAnswer = { phone: beginHandOver, meanwhile: onGoOn, staff: onSkip }[stage as 'phone'] ?? submit;
  const reasonNot = { sending: 'capture.step.uploading', missing: 'capture.step.missing' } as const;
  return (
    <Question
      title={text('capture.step.title')}
      lead={text(leads[idType as 'PP'] ?? 'capture.step.leadOther')}
      onAnswer={onAnswer}
      sending={stage === 'meanwhile' ? leaving : checking}
      mainText={text(mainTexts[stage])}
      disabledReason={stage === 'sending' || stage === 'missing' ? text(reasonNot[stage]) : undefined}
    >
      <WayOutOfApp />
      <ErrorAlert domainError={checking.domainError} title={text('capture.part.failed')} />
      {!isPrimary(idType) && !correction && (
        <KindOfCard idType={idType} onKind={(kind) => changeStarted({ idType: kind })} />
      )}
      <IdentityFiles
        key={isPrimary(idType) ? 'primary' : 'secondary'}
        idType={idType}
        wanted={wanted}
        owner={owner}
        files={files}
        onFile={putFile}
        onPhoto={(uploadType) => changeStarted({ uploadType })}
        onVideo={(tokenId) => changeStarted({ videoAtMs: Date.now(), tokenId })}
        onSkip={correction ? undefined : onSkip}
        otherWay={mayHandOver ? handOver : undefined}
      />
      {stage === 'meanwhile' && <p>{text('capture.behind.may')}</p>}
      <DataLeft missing={missing} />
      {isComplete && <SubmitsItself videoAtMs={isPhoneDone ? 0 : started.videoAtMs} onDue={submit} />}
      {mayHandOver && <PhoneInstead>{stage !== 'phone' && handOver}</PhoneInstead>}
      {!correction && <SkipOffer onSkip={onSkip} />}
      {isHandingOver && (
        <HandingOver
          check={check}
          onDone={() => {
            setIsHandingOver(false);
            setIsPhoneDone(true);
          }}
          onClose={() => setIsHandingOver(false)}
        />
      )}
    </Question>
  );
}

/** What is still to be taken costs data to send; what has been taken is on its way already. */
function DataLeft({ missing }: { missing: readonly FileType[] }) {
  const text = useText();
  const language = useLanguage();
  if (missing.length === 0) return null;
  const size = formatNumber(megabytesOf(missing), language, 1);
  return <p className="text-text-muted">{text('capture.step.data', { size })}</p>;
}

interface HandingOverProps {
  check: IdentityCheck;
  onDone: () => void;
  onClose: () => void;
}

function HandingOver({ check: { started, changeStarted, putFile }, onDone, onClose }: HandingOverProps) {
  const { id } = useOpening();
  return (
    <Suspense>
      <HandOverDialog
        authorizationReqId={id}
        idType={started.idType}
        onFile={(type, file) => {
          if (type === 'SELFIE-VIDEO') changeStarted({ tokenId: undefined });
          putFile(type, file);
        }}
        onDone={onDone}
        onClose={onClose}
      />
    </Suspense>
  );
}

function useLacksCamera(): boolean {
  const [isLacking, setIsLacking] = useState(false);
  useEffect(() => {
    void hasCamera().then((isThere) => setIsLacking(!isThere));
  }, []);
  return isLacking;
}

function WayOutOfApp() {
  const app = findInAppBrowser(navigator.userAgent);
  return <Suspense>{app && <InAppNotice app={app} path={window.location.pathname} need="now" />}</Suspense>;
}

function KindOfCard({ idType, onKind }: { idType: IdentityType; onKind: (kind: IdentityType) => void }) {
  const text = useText();
  return (
    <FieldGroup label={text('capture.step.whichCard')}>
      <RadioCards
        name="kind-of-card"
        cards={secondaryIdTypes.map((value) => ({ value, label: text(`capture.kind.${value}`) }))}
        value={idType}
        onValue={(kind) => onKind(kind as IdentityType)}
      />
    </FieldGroup>
  );
}

/** A minute after the video was accepted it is sent to be checked, unless somebody was quicker; from a phone at once. */
function SubmitsItself({ videoAtMs, onDue }: { videoAtMs: number | undefined; onDue: () => void }) {
  const text = useText();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const submit = useEffectEvent(onDue);
  const secondsLeft =
    videoAtMs === undefined ? undefined : Math.ceil((videoAtMs - nowMs) / 1000) + selfieAutoSubmitSeconds;
  const isDue = secondsLeft !== undefined && secondsLeft <= 0;
  useEffect(() => {
    if (videoAtMs === undefined || isDue) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [videoAtMs, isDue]);
  useEffect(() => {
    if (isDue) submit();
  }, [isDue]);
  if (secondsLeft === undefined || isDue) return null;
  return <p className="tabular-nums">{text('capture.step.soon', { seconds: secondsLeft })}</p>;
}

/** On a computer a phone's camera is the better one. */
function PhoneInstead({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-border p-4">
      <h2 className="text-lg font-semibold">{text('capture.phone.title')}</h2>
      <p>{text('capture.phone.text')}</p>
      {children}
    </section>
  );
}

function SkipOffer({ onSkip }: { onSkip: () => void }) {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-text-muted">{text('capture.skip.told')}</p>
      <Button variant="text" size="compact" className="-ml-edge" onClick={onSkip}>
        {text('capture.step.skip')}
      </Button>
    </div>
  );
}
