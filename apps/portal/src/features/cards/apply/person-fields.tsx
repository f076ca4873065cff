import { cardRelationships } from '@taga/contract/rules/applications/card-codes';
import { digitTyping, nameTyping } from '@taga/contract/rules/fields/typing';
import { Button, Field, filterTyping, Select, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type ReactNode, useId } from 'react';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly relationship: string;
}

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

/** What is asked of everybody: who they are, how to call them and who they are to the applicant. */
export function PersonFields({ form }: { form: Form<Person> }) {
  const text = useText();
  const person = form.values;
  return (
    <>
      <Field label={text('cardPages.people.name')} hint={text('cardPages.people.nameHint')} {...form.field('name')}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={person.name}
          onChange={filterTyping(nameTyping, (name) => form.change({ name }))}
        />
      </Field>
      <Field
        label={text('cardPages.people.phone')}
        hint={text('cardPages.people.phoneHint', { example: '09777888999' })}
        {...form.field('phone')}
      >
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          value={person.phone}
          onChange={filterTyping(digitTyping, (phone) => form.change({ phone }))}
        />
      </Field>
      <Field label={text('cardPages.people.relationship')} {...form.field('relationship')}>
        <Select
          options={cardRelationships.map((value) => ({ value, label: text(`cards.relationship.${value}`) }))}
          placeholder={text('form.choose')}
          value={person.relationship}
          onChange={(event) => form.change({ relationship: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
