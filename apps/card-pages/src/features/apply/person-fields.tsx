import { cardRelationships } from '@taga/contract/rules/card-codes';
import { digitTyping, nameTyping } from '@taga/contract/rules/typing';
import { Button, Field, filterTyping, Select, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type ReactNode, useId } from 'react';
import type { SectionState } from './use-section.ts';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

/** The list with another person at a place, or without the one who was there. */
export const replaced = <P,>(people: readonly P[], place: number, person: P) =>
  people.map((before, index) => (index === place ? person : before));
export const without = <P,>(people: readonly P[], place: number) => people.filter((_, index) => index !== place);

interface PersonBoxProps {
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several people, with the way to take them out again. */
export function PersonBox({ title, onRemove, children }: PersonBoxProps) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-card border border-border bg-surface-raised p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <Button
          variant="text"
          size="compact"
          className="-mr-3"
          aria-label={text('cardPages.people.removeWho', { who: title })}
          onClick={onRemove}
        >
          {text('cardPages.people.remove')}
        </Button>
      </div>
      {children}
    </section>
  );
}

interface PersonFieldsProps {
  path: string;
  person: Person;
  section: SectionState;
  onChange: (changed: Partial<Person>) => void;
}

/** What is asked of everybody: who they are, how to call them and who they are to the applicant. */
export function PersonFields({ path, person, section, onChange }: PersonFieldsProps) {
  const text = useText();
  return (
    <>
      <Field
        label={text('cardPages.people.name')}
        hint={text('cardPages.people.nameHint')}
        {...section.field(`${path}.name`)}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={person.name}
          onChange={filterTyping(nameTyping, (name) => onChange({ name }))}
        />
      </Field>
      <Field
        label={text('cardPages.people.phone')}
        hint={text('cardPages.people.phoneHint', { example: '09777888999' })}
        {...section.field(`${path}.phone`)}
      >
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          value={person.phone}
          onChange={filterTyping(digitTyping, (phone) => onChange({ phone }))}
        />
      </Field>
      <Field label={text('cardPages.people.relationship')} {...section.field(`${path}.relationship`)}>
        <Select
          options={cardRelationships.map((value) => ({ value, label: text(`cards.relationship.${value}`) }))}
          placeholder={text('form.choose')}
          value={person.relationship}
          onChange={(event) => onChange({ relationship: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
