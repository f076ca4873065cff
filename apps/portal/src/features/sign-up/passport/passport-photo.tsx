import type { SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import { Alert, Button, Link, Spinner } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { PhotoButtons } from '../../../lib/applications/identity-files/photo-buttons.tsx';
import { signUp } from '../sign-up.ts';
import { compareWithPassport } from './read-answers.ts';
import { fillIn, useReadDetails } from './read-details.ts';
import { type PhotoProblem, readPhoto } from './read-photo.ts';

interface PassportPhotoProps {
  /** Whether the name is asked for elsewhere, so that its field cannot say what the passport says. */
  isAfterName?: boolean;
  /** The answers with what was read, for the forms of the page. */
  onRead: (answers: SignUpAnswers) => void;
  onType: () => void;
}

const words = ['passportPhoto', 'capture'] as const;

/** Photographs a passport in place of typing what it says. Whatever becomes of it, everything can be typed. */
export function PassportPhoto({ isAfterName = false, onRead, onType }: PassportPhotoProps) {
  const text = useText();
  const language = useLanguage();
  const hasWords = useCatalogs(words);
  const reading = useReadDetails();
  const [isAgain, setIsAgain] = useState(false);
  const [state, setState] = useState<'asking' | 'reading' | PhotoProblem>('asking');
  if (!hasWords) return null;

  async function read(photo: Blob) {
    setState('reading');
    const found = await readPhoto(photo, language);
    if ('problem' in found) return setState(found.problem);
    setState('asking');
    setIsAgain(false);
    onRead(fillIn(found, reading));
  }

  if (reading && !isAgain) return <Done isAfterName={isAfterName} onAgain={() => setIsAgain(true)} />;
  const problem = typeof state === 'object' ? state : undefined;
  return (
    <section className="grid gap-3 rounded-card border border-border bg-surface-raised p-4">
      <h2 className="text-lg font-semibold">{text('passportPhoto.offer.title')}</h2>
      <p>{text('passportPhoto.offer.text')}</p>
      {problem && <Problem {...problem} />}
      {state === 'reading' ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner size={24} />
          {text('passportPhoto.reading.message')}
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <PhotoButtons
            label={text('capture.part.page')}
            shape="page"
            isMain
            onPhoto={(photo) => void read(photo)}
            onSkip={onType}
          />
          <Button variant="text" onClick={onType}>
            {text('passportPhoto.offer.type')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Problem({ why, fault }: PhotoProblem) {
  const text = useText();
  return (
    <Alert tone="warning" live title={text('passportPhoto.problem.title')}>
      {fault && <p>{text(`capture.camera.poor.${fault}`)}</p>}
      <p>{text(`passportPhoto.problem.${why}`)}</p>
    </Alert>
  );
}

/** What was filled in stands in the fields, on this page and the next; a name that was typed before is told here. */
function Done({ isAfterName, onAgain }: { isAfterName: boolean; onAgain: () => void }) {
  const text = useText();
  const reading = useReadDetails();
  const { answers } = signUp.useDraft();
  const hasOtherName = isAfterName && reading && compareWithPassport('fullName', answers, reading) === 'differs';
  return (
    <div className="grid justify-items-start gap-1">
      <Alert tone="success" live title={text('passportPhoto.done.title')}>
        <p>{text('passportPhoto.done.text')}</p>
        {hasOtherName && (
          <p className="mt-2">
            {text('passportPhoto.done.otherName', { read: reading.USERNAME, typed: answers.name.fullName })}{' '}
            <Link as={RouterLink} href={signUp.pathOf('name')}>
              {text('passportPhoto.done.toName')}
            </Link>
          </p>
        )}
      </Alert>
      <Button variant="text" size="compact" className="-ml-edge" onClick={onAgain}>
        {text('passportPhoto.done.again')}
      </Button>
    </div>
  );
}
