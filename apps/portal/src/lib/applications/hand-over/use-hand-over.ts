import { handOverPollMs } from '@taga/contract/constants';
import { beginHandOver, endHandOver, getHandOver, type HandOverState } from '@taga/contract/endpoints/hand-over';
import type { UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import type { FileType } from '@taga/contract/records/applications/file';
import type { IdentityType } from '@taga/contract/records/applications/identity-check';
import { ApiError, raiseGlobalError } from '@taga/web/api';
import { useLanguage } from '@taga/web/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../platform/api/call-api.ts';

interface StartedHandOver {
  readonly id: string;
  readonly link: string;
  readonly number: string;
  readonly seconds: number;
}

interface HandOverOptions {
  readonly authorizationReqId: string;
  readonly idType: IdentityType;
  /** A file has arrived from the phone. */
  readonly onFile: (type: FileType, file: UploadedFile) => void;
  readonly onDone: () => void;
}

interface HandOver {
  /** Nothing before the first answer, or when there is none. */
  readonly link: string | undefined;
  /** What the phone asks for. */
  readonly number: string | undefined;
  readonly seconds: number;
  readonly state: HandOverState | 'failed';
  readonly arrived: readonly FileType[];
  /** Another link in place of one that has run out. */
  readonly again: () => void;
}

/** Shows a link, follows the phone that opens it, and takes the right back when the customer looks away. */
export function useHandOver({ authorizationReqId, idType, onFile, onDone }: HandOverOptions): HandOver {
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const [started, setStarted] = useState<StartedHandOver>();
  const [state, setState] = useState<HandOverState | 'failed'>('waiting');
  const [arrived, setArrived] = useState<readonly FileType[]>([]);
  const seen = useRef(new Set<string>());
  const takeFile = useEffectEvent(onFile);
  const finish = useEffectEvent(onDone);
  const ask = useEffectEvent(async () => {
    const body = { AuthorizationReqId: authorizationReqId, IDType: idType };
    const { Data } = await callApi(beginHandOver, { body, language });
    // Behind `#`, so that no server and no log gets to see it.
    const link = `${window.location.origin}${paths.continueOnPhone()}#${Data.LinkToken}`;
    return { id: Data.HandOverId, link, number: Data.Number, seconds: Data.expires_in };
  });
  const look = useEffectEvent(async (id: string) => {
    const { Data } = await callApi(getHandOver, { body: { HandOverId: id }, language, isQuiet: true });
    for (const { ImageId, Type, URL } of Data.Files) {
      if (!seen.current.has(ImageId)) takeFile(Type, { id: ImageId, type: Type, name: '', url: URL });
      seen.current.add(ImageId);
    }
    setArrived(Data.Files.map(({ Type }) => Type));
    setState(Data.State);
    if (Data.State === 'done') finish();
    return Data.State !== 'done' && Data.State !== 'ended';
  });
  const end = useEffectEvent((id: string) => {
    callApi(endHandOver, { body: { HandOverId: id }, language }).catch(ignored);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another link
  useEffect(() => {
    let isLeft = false;
    let id: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is tried again and again is told once.
    let hasFailed = false;
    /** Until the phone is done or the link has run out, which the server sees to. */
    const follow = async (followed: string) => {
      const goesOn = await look(followed).catch((failure) => {
        if (!isPassing(failure)) setState('ended');
        else if (!hasFailed) raiseGlobalError(failure);
        hasFailed = true;
        return isPassing(failure);
      });
      if (!isLeft && goesOn) timer = setTimeout(() => void follow(followed), handOverPollMs);
    };
    ask().then(
      (found) => {
        id = found.id;
        if (isLeft) return end(found.id);
        setStarted(found);
        timer = setTimeout(() => void follow(found.id), handOverPollMs);
      },
      () => setState('failed'),
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
      if (id) end(id);
    };
  }, [round]);

  function again() {
    setStarted(undefined);
    setState('waiting');
    setRound(round + 1);
  }

  return { link: started?.link, number: started?.number, seconds: started?.seconds ?? 0, state, arrived, again };
}

const ignored = () => {};

/** No network, or a server that is busy: the next look may well find out. */
function isPassing(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.status === null || failure.status >= 500 || failure.status === 429);
}
