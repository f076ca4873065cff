import { getAccountCard, getExistingCustomerOrder } from '@taga/contract/endpoints/orders';
import { toWireLanguage } from '@taga/i18n';
import { useQuery } from '@taga/web/data';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** Services come in the language of the call. */
export function useEtbOrder(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['etb-order', id, language],
    queryFn: async ({ signal }) =>
      (await callApi(getExistingCustomerOrder, { body: { Id: id }, language, signal })).Data,
  });
}

function save(fileName: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The card as a PDF in the reader's language, kept on their device. */
export function useCardDownload(id: string) {
  const language = useLanguage();
  return useSubmit(async () => {
    const body = { Id: id, lang: toWireLanguage(language) };
    const { FileName, Content } = (await callApi(getAccountCard, { body, language })).Data;
    save(FileName, Content);
  });
}
