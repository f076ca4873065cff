import { getHealthFigures } from '@taga/contract/endpoints/desk/figures';
import {
  type HealthFigures,
  type HealthGrouping,
  healthGroupings,
  otherGroups,
  smallestGroup,
} from '@taga/contract/records/desk/figures';
import {
  formatDate,
  formatNumber,
  isLanguage,
  type Language,
  languageNames,
  parseCalendarDate,
  type Text,
} from '@taga/i18n';
import { findTownship, townshipLabel } from '@taga/reference/townships';
import { type Column, Select, Table } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { percent } from './numbers.ts';
import { share } from './sums.ts';

interface GroupRow {
  readonly group: string;
  readonly people: number | undefined;
  readonly handedIn: number | undefined;
  readonly codes: number | undefined;
  readonly identity: number | undefined;
}

/** One line for each group that any of the three lists names. */
function rowsOf({ dropOff, codes, identity }: HealthFigures): GroupRow[] {
  const groups = [...new Set([...dropOff, ...codes, ...identity].map(({ group }) => group))];
  return groups.map((group) => {
    const began = dropOff.find((each) => each.group === group);
    const code = codes.find((each) => each.group === group);
    const check = identity.find((each) => each.group === group);
    return {
      group,
      people: began?.people ?? code?.people ?? check?.people,
      handedIn: began && share(began.handedIn, began.applications),
      codes: code && share(code.sent, code.sent + code.failed + code.expired),
      identity: check && share(check.verified, check.verified + check.failed + check.undecided),
    };
  });
}

function groupName(group: string, by: HealthGrouping, text: Text, language: Language): string {
  if (group === otherGroups) return text('deskFigures.group.others');
  if (group === 'unknown') return text('deskFigures.group.unknown');
  if (by === 'day') {
    const date = parseCalendarDate(group);
    return date ? formatDate(date, 'dayMonthYear', language) : group;
  }
  if (by === 'language') return isLanguage(group) ? languageNames[group] : group;
  if (by === 'township') {
    const township = findTownship(group);
    return township ? townshipLabel(township, language) : group;
  }
  if (by === 'device') {
    const devices = {
      phone: text('deskFigures.group.phone'),
      tablet: text('deskFigures.group.tablet'),
      computer: text('deskFigures.group.computer'),
    };
    return devices[group as keyof typeof devices] ?? group;
  }
  return group;
}

function useColumns(by: HealthGrouping): Column<GroupRow>[] {
  const text = useText();
  const language = useLanguage();
  const rate = (part: number | undefined) => percent(part, language);
  return [
    {
      id: 'group',
      header: text(`deskFigures.by.${by}`),
      cell: ({ group }) => groupName(group, by, text, language),
    },
    {
      id: 'people',
      header: text('deskFigures.health.people'),
      numeric: true,
      cell: ({ people }) => (people === undefined ? '–' : formatNumber(people, language)),
    },
    { id: 'handedIn', header: text('deskFigures.health.handedIn'), numeric: true, cell: (row) => rate(row.handedIn) },
    { id: 'codes', header: text('deskFigures.health.codes'), numeric: true, cell: (row) => rate(row.codes) },
    { id: 'identity', header: text('deskFigures.health.identity'), numeric: true, cell: (row) => rate(row.identity) },
  ];
}

/** Where the portal is hard to use, and for whom. Groups too small to be shown are not in it. */
export function Health({ period }: { period: { readonly from: string; readonly to: string } }) {
  const text = useText();
  const [by, setBy] = useState<HealthGrouping>('device');
  const columns = useColumns(by);
  const figures = useDesk(getHealthFigures, { body: { ...period, by } });
  return (
    <Part
      title={text('deskFigures.health.title')}
      actions={
        <Select
          aria-label={text('deskFigures.health.by')}
          options={healthGroupings.map((value) => ({ value, label: text(`deskFigures.by.${value}`) }))}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value as HealthGrouping)}
        />
      }
    >
      <p className="text-text-muted">
        {text('deskFigures.health.text', { count: formatNumber(smallestGroup, useLanguage()) })}
      </p>
      <Loaded query={figures}>
        {(found) => {
          const rows = rowsOf(found);
          return rows.length === 0 ? (
            <p className="py-4 font-medium">{text('deskFigures.health.empty')}</p>
          ) : (
            <Table
              caption={text('deskFigures.health.title')}
              columns={columns}
              rows={rows}
              rowId={({ group }) => group}
            />
          );
        }}
      </Loaded>
    </Part>
  );
}
