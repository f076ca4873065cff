import type { Problems } from '@taga/web/form';
import { type Form, useForm } from '@taga/web/form';
import { useEffect } from 'react';
import { keepForOffline } from '../../../lib/offline/keep-for-offline.ts';
import type { Answers } from '../draft/answers.ts';
import { withAnswers } from '../draft/draft.ts';
import { changeDraft, getDraft } from '../draft/draft-store.ts';

type Group = { [Name in keyof Answers]: Answers[Name] extends object ? Name : never }[keyof Answers];

/** A form over one group of answers. Every key press is kept, so that a crash of the tab or a lost network loses nothing. */
export function useAnswersForm<Name extends Group>(
  name: Name,
  check: (values: Answers[Name]) => Problems<Answers[Name]>,
): Form<Answers[Name]> {
  useEffect(() => void keepForOffline(), []);
  return useForm<Answers[Name]>({
    initial: getDraft().answers[name],
    check,
    onChange: (values) => changeDraft((draft) => withAnswers(draft, { [name]: values })),
  });
}
