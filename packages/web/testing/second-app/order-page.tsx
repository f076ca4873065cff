import { getVisitorToken } from '@taga/contract/endpoints/tokens';
import { Button } from '@taga/ui';
import { createApiClient, createRequests } from '@taga/web/api';
import { useSubmit } from '@taga/web/form';
import type { PageProps } from '@taga/web/page';
import { PageHeading, PublicColumn } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';

const callApi = createApiClient({
  requests: createRequests({ bases: { api: '/api', upload: '/upload', analytics: '/analytics' } }),
});

export function Page({ params: { id } }: PageProps<'/order/:id'>) {
  const text = useText();
  const language = useLanguage();
  const [seconds, setSeconds] = useState<number>();
  const asking = useSubmit(async () => {
    const { Data } = await callApi(getVisitorToken, { language });
    setSeconds(Data.expires_in);
  });
  return (
    <PublicColumn>
      <PageHeading title={text('accountList.call-individual.name')} lead={id} />
      <Button onClick={() => void asking.submit()}>{text('accountList.current-individual.name')}</Button>
      <p role="status">{seconds}</p>
    </PublicColumn>
  );
}
