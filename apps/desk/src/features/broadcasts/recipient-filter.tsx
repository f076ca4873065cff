import type { BroadcastFilter } from '@taga/contract/records/desk/broadcast';
import { type Language, languageNames, languages } from '@taga/i18n';
import { accountClasses } from '@taga/reference/account-classes';
import { stateLabel, states } from '@taga/reference/states';
import { townshipLabel, townshipsOfState } from '@taga/reference/townships';
import { useReading } from '../../lib/names/reading.ts';
import { Choice } from '../../lib/page-parts/choice.tsx';

/** Leaves out what was not chosen. */
function chosen(filter: BroadcastFilter): BroadcastFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as BroadcastFilter;
}

interface RecipientFilterProps {
  filter: BroadcastFilter;
  onFilter: (filter: BroadcastFilter) => void;
}

/** Who gets it: those to whom everything applies that is chosen. */
export function RecipientFilter({ filter, onFilter }: RecipientFilterProps) {
  const { text, language, names } = useReading();
  const any = text('deskBroadcasts.everybody');
  const change = (changed: object) => onFilter(chosen({ ...filter, ...changed }));
  const townships = filter.state === undefined ? [] : townshipsOfState(filter.state);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="mb-1 font-semibold">{text('deskBroadcasts.recipients')}</legend>
      <Choice
        any={any}
        label={text('deskBroadcasts.filter.language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={filter.language}
        onValue={(value) => change({ language: value as Language | undefined })}
      />
      <Choice
        any={any}
        label={text('deskBroadcasts.filter.class')}
        options={accountClasses.map(({ code }) => ({ value: code, label: names.accountClass(code) }))}
        value={filter.accountClass}
        onValue={(accountClass) => change({ accountClass })}
      />
      <Choice
        any={any}
        label={text('deskBroadcasts.filter.state')}
        options={states.map((state) => ({ value: state.stateCode, label: stateLabel(state, language) }))}
        value={filter.state}
        onValue={(state) => change({ state, township: undefined })}
      />
      {townships.length > 0 && (
        <Choice
          any={any}
          label={text('deskBroadcasts.filter.township')}
          options={townships.map((each) => ({ value: each.townShipCode, label: townshipLabel(each, language) }))}
          value={filter.township}
          onValue={(township) => change({ township })}
        />
      )}
    </fieldset>
  );
}
