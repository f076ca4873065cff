import { getFigures } from '@taga/contract/endpoints/desk/figures';
import { formatNumber } from '@taga/i18n';
import { Select } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { DeskPage } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { Charts } from './charts.tsx';
import { Headlines } from './headlines.tsx';
import { Health } from './health.tsx';
import { lastDays, periods } from './period.ts';

/** Four figures, three charts and a table: numbers before ornaments. */
export function Page() {
  const text = useText();
  const language = useLanguage();
  const [days, setDays] = useState('28');
  const period = lastDays(Number(days));
  const figures = useDesk(getFigures, { body: period });
  return (
    <DeskPage
      title={text('desk.place.figures')}
      actions={
        <Select
          aria-label={text('deskFigures.period.label')}
          options={periods.map((count) => ({
            value: String(count),
            label: text('deskFigures.period.days', { count: formatNumber(count, language) }),
          }))}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      }
    >
      <Loaded query={figures} lines={12}>
        {(found) => (
          <>
            <Headlines figures={found} />
            <Charts figures={found} period={period} />
          </>
        )}
      </Loaded>
      <Health period={period} />
    </DeskPage>
  );
}
