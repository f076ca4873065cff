// @vitest-environment page
import type { IdType } from '@taga/contract/rules/customers/id-type';
import { useForm } from '@taga/web/form';
import { doing, drawInPage, type } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { IdentityFields } from './identity-fields.tsx';

const onIdType = vi.fn();
const part = { day: '', month: '', year: '' };

function Fields({ idType, onOld }: { idType: IdType; onOld: (values: object) => void }) {
  const check = () => ({});
  const nrc = useForm({ initial: { state: '', township: '', type: '', number: '', serial: '' } as never, check });
  const oldNrc = useForm({ initial: { oldNumber: '' }, check, onChange: onOld });
  const passport = useForm({ initial: { number: '', issued: part, expires: part, country: '' } as never, check });
  return <IdentityFields {...{ idType, onIdType, nrc, oldNrc, passport }} beforePassport={<p>Photograph it</p>} />;
}
async function draw(idType: IdType) {
  const onOld = vi.fn();
  const drawn = await drawInPage(<Fields idType={idType} onOld={onOld} />, {
    words: ['person', 'forms', 'refusals', 'signUp'],
  });
  return { ...drawn, onOld, text: drawn.store.getSnapshot().text };
}

test('each document has its own fields, and no other', async () => {
  const nrc = await draw('NRC');
  expect(nrc.read()).toContain(nrc.text('identity.nrc.hint'));
  expect(nrc.read()).not.toContain(nrc.text('identity.oldNrc.hint'));
  expect(nrc.read()).not.toContain('Photograph it');
  const old = await draw('OLD_NRC');
  expect(old.read()).toContain(old.text('identity.oldNrc.hint'));
  expect(old.read()).not.toContain(old.text('identity.nrc.hint'));
  const passport = await draw('PASSPORT');
  expect(passport.read()).toContain('Photograph it');
  expect(passport.read()).not.toContain(passport.text('identity.nrc.hint'));
  expect(passport.read()).not.toContain(passport.text('identity.oldNrc.hint'));
});

test('the chosen document is told', async () => {
  const { find } = await draw('NRC');
  expect(find<HTMLInputElement>('input[value=NRC]').checked).toBe(true);
  await doing(() => find('input[value=OLD_NRC]').click());
  expect(onIdType.mock.calls).toEqual([['OLD_NRC']]);
});

test('the number of an old card is one text, without the browser’s help', async () => {
  const { find, onOld } = await draw('OLD_NRC');
  const field = find<HTMLInputElement>('input:not([type=radio])');
  expect(field.getAttribute('spellcheck')).toBe('false');
  await type(field, 'AB-123456');
  expect(onOld).toHaveBeenCalledWith({ oldNumber: 'AB-123456' });
});
