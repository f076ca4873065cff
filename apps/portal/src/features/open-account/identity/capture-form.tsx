import { selfieAutoSubmitSeconds } from '@taga/contract/constants';
import { type IdentityType, secondaryIdTypes } from '@taga/contract/records/applications/identity-check';
import { formatNumber } from '@taga/i18n';
import { Question } from '@taga/journey/question';
import { Button, Disclosure, FieldGroup, RadioCards } from '@taga/ui';
import { ErrorAlert } from '@taga/web/form';
import { showPendingState } from '@taga/web/navigation';
import { useIsWide } from '@taga/web/screen';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { hasCamera } from '../../../lib/applications/capture/camera.ts';
import { fileTypesOf, isPrimary } from '../../../lib/applications/identity-files/document-parts.ts';
import { IdentityFiles } from '../../../lib/applications/identity-files/identity-files.tsx';
import { useIsUploading } from '../../../lib/applications/uploads/use-uploads.ts';
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
const megabytesOf = (idType: IdentityType) => (fileTypesOf(idType).length - 1) * 0.5 + 1;

const leads = { PP: 'capture.step.leadPassport', NID: 'capture.step.leadCard' } as const;

/** The photos and the video are taken, chosen or brought by a phone, and sent to be checked. */
export function CaptureForm({ check, onSkip }: { check: IdentityCheck; onSkip: () => void }) {
  const text = useText();
  const language = useLanguage();
  const { started, files, wanted, isComplete, isForStaff, checking, changeStarted, putFile } = check;
  const { correction } = useOpening();
  const { idType } = started;
  const owner = useFileOwner();
  // A phone would ask for everything.
  const mayHandOver = useIsWide() && !correction;
  const isUploading = useIsUploading(owner, fileTypesOf(idType));
  const [isHandingOver, setIsHandingOver] = useState(false);
  const [isPhoneDone, setIsPhoneDone] = useState(false);
  const handOver = (
    <Button variant="secondary" onClick={() => setIsHandingOver(true)}>
      {text('capture.phone.action')}
    </Button>
  );
  // A computer without a camera has nothing else to offer first.
  const isPhoneFirst = useLacksCamera() && mayHandOver && files.length === 0 && !isUploading && !isForStaff;
  const waitsFor = isUploading
    ? 'capture.step.uploading'
    : isComplete || isForStaff
      ? undefined
      : 'capture.step.missing';
  return (
    <Question
      title={text('capture.step.title')}
      lead={text(leads[idType as 'PP'] ?? 'capture.step.leadOther')}
      onAnswer={isPhoneFirst ? () => setIsHandingOver(true) : isForStaff ? onSkip : () => void checking.submit()}
      sending={checking}
      {...(!isForStaff && { mainText: text(isPhoneFirst ? 'capture.phone.action' : 'capture.step.check') })}
      disabledReason={isPhoneFirst ? undefined : waitsFor && text(waitsFor)}
    >
      <Notices idType={idType} />
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
      <p className="text-text-muted">
        {text('capture.step.data', { size: formatNumber(megabytesOf(idType), language, 1) })}
      </p>
      {isComplete && (
        <SubmitsItself videoAtMs={isPhoneDone ? 0 : started.videoAtMs} onDue={() => void checking.submit()} />
      )}
      {mayHandOver && <PhoneInstead>{!isPhoneFirst && handOver}</PhoneInstead>}
      {!correction && <SkipOffer onSkip={onSkip} />}
      <Suspense>
        {isHandingOver && (
          <HandOverDialog
            authorizationReqId={owner.authorizationReqId}
            idType={idType}
            onFile={(type, file) => {
              if (type === 'SELFIE-VIDEO') changeStarted({ tokenId: undefined });
              putFile(type, file);
            }}
            onDone={() => {
              setIsHandingOver(false);
              setIsPhoneDone(true);
            }}
            onClose={() => setIsHandingOver(false)}
          />
        )}
      </Suspense>
    </Question>
  );
}

function useLacksCamera(): boolean {
  const [isLacking, setIsLacking] = useState(false);
  useEffect(() => {
    void hasCamera().then((isThere) => setIsLacking(!isThere));
  }, []);
  return isLacking;
}

/** The application on the screen, as the files of it name it. */
function useFileOwner() {
  const { id, accountClass, currency } = useOpening();
  return { authorizationReqId: id, accountClass: accountClass.code, currency };
}

function Notices({ idType }: { idType: IdentityType }) {
  const text = useText();
  const app = findInAppBrowser(navigator.userAgent);
  const tips = [...(idType === 'PP' ? [] : (['tipWhole'] as const)), 'tipLight', 'tipFace'] as const;
  return (
    <>
      <Suspense>{app && <InAppNotice app={app} path={window.location.pathname} need="now" />}</Suspense>
      <Disclosure summary={text('capture.step.tips')}>
        <ul className="grid list-disc gap-1 pl-5">
          {tips.map((tip) => (
            <li key={tip}>{text(`capture.step.${tip}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
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
      <Button variant="text" size="compact" className="-ml-4" onClick={onSkip}>
        {text('capture.step.skip')}
      </Button>
    </div>
  );
}
