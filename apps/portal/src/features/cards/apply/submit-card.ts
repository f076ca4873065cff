import { submitCardApplication } from '@taga/contract/calls/cards';
import { useReloadWhenOutdated } from '@taga/journey/save-step';
import { useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/platform/api/call-api.ts';
import { useCardApplication } from './card-application.ts';
import { uploads } from './uploads.ts';

/** Hands the application to the bank, for the first time or corrected; the first page then says so. */
export function useSubmitCard() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { journey, findDocNumber } = useCardApplication();
  const reloadWhenOutdated = useReloadWhenOutdated();
  return useSubmit(async () => {
    const docNumber = findDocNumber();
    if (!docNumber) return;
    try {
      const body = { DOCNumber: docNumber, Revision: journey.getKept().revision };
      await callApi(submitCardApplication, { body, language });
    } catch (failure) {
      await reloadWhenOutdated(failure);
      throw failure;
    }
    journey.dropTyped();
    void uploads.forget(docNumber);
    navigate(paths.cardApplication(docNumber), { replace: true, state: { isSent: true } });
  });
}
