import { exportData } from '@taga/contract/endpoints/profile';
import { Button, DownloadIcon } from '@taga/ui';
import { useMutation } from '@taga/web/data';
import { useLanguage, useText } from '@taga/web/text';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { Section } from './section.tsx';

function useExport() {
  const language = useLanguage();
  return useMutation({
    mutationFn: async () => {
      const { Data } = await callApi(exportData, { language });
      downloadJson(`my-data-${Data.EXPORTED_AT.slice(0, 10)}.json`, Data);
    },
  });
}

/** Everything the bank keeps about the customer, as a file to take away. */
export function DataExport() {
  const text = useText();
  const { mutate, isPending, isSuccess } = useExport();
  return (
    <Section title={text('profile.export.title')}>
      <p>{text('profile.export.text')}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={isPending ? text('profile.export.preparing') : undefined}
        onClick={() => mutate()}
      >
        <DownloadIcon />
        {text('profile.export.download')}
      </Button>
      <p role="status">{isSuccess && text('profile.export.done')}</p>
    </Section>
  );
}

/** Hands a file to the browser without a round trip, so that its content is in no address and no history. */
function downloadJson(fileName: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  URL.revokeObjectURL(address);
}
