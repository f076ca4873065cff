import { useReloadWhenOutdated } from '@taga/journey/save-step';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../platform/api/call-api.ts';
import { forgetSentActivation } from '../opening/sent-activation.ts';
import { endpointsOf } from './endpoints.ts';
import { useKindApplication } from './kind-pages.ts';
import { uploadsOf } from './uploads.ts';

interface Code {
  readonly OTPRefNo: string;
  readonly OTPCode: string;
}

/** Submits the application, for the first time or corrected; the first page then says so. */
export function useSubmitApplication() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pages, journey, findDocNumber } = useKindApplication();
  const reloadWhenOutdated = useReloadWhenOutdated();
  return async (code?: Code) => {
    const docNumber = findDocNumber();
    if (!docNumber) return;
    try {
      const body = { DOCNumber: docNumber, Revision: journey.getSaved().revision, ...code };
      await callApi(endpointsOf(pages).submit, { body, language });
    } catch (failure) {
      await reloadWhenOutdated(failure);
      throw failure;
    }
    forgetSentActivation();
    journey.dropTyped();
    void uploadsOf(pages).forget(docNumber);
    navigate(pages.paths.start(docNumber), { replace: true, state: { isSent: true } });
  };
}
