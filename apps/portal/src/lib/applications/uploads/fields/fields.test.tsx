// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession } from '../../../access/session/session-store.ts';
import { uploads } from '../uploads.ts';
import { PhotoField } from './photo-field.tsx';
import { ProofField } from './proof-field.tsx';

const owner = { authorizationReqId: 'A1', accountClass: '301', currency: 'MMK' } as never;
const file = (id: string) => ({ id, type: 'SRC_INCOME_FILE', name: `${id}.pdf`, url: `/files/${id}` }) as never;
const words = { words: ['uploads', 'forms', 'refusals'] } as const;

async function draw(count: number, given: { id?: string; error?: string; hint?: string } = {}) {
  const files = ['a', 'b', 'c'].slice(0, count).map(file);
  const drawn = await drawInPage(
    <ProofField label="Proof of income" owner={owner} files={files} onFiles={vi.fn()} {...given} />,
    words,
  );
  return { ...drawn, text: drawn.store.getSnapshot().text };
}
afterEach(() => vi.restoreAllMocks());

test('up to three papers are listed by their names, and there is no room for a fourth', async () => {
  const none = await draw(0);
  expect(none.place.querySelector('li')).toBeNull();
  const two = await draw(2);
  expect([...two.place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('a.pdf'),
    expect.stringContaining('b.pdf'),
  ]);
  expect(two.read()).not.toContain(two.text('uploads.proof.full', { most: '3' }));
  const three = await draw(3);
  expect(three.read()).toContain(three.text('uploads.proof.full', { most: '3' }));
});

test('what is wrong is told, and the hint beside what may be sent', async () => {
  const { read, text, place } = await draw(0, { id: 'proof', error: 'One is missing', hint: 'Payslips' });
  expect(read()).toContain(`Payslips ${text('uploads.proof.hint', { most: '3' })}`);
  expect(read()).toContain('One is missing');
  expect(place.querySelector('#proof')).not.toBeNull();
  expect((await draw(0)).place.querySelector('#proof')).toBeNull();
});

test('a photo says what may be sent, after its own hint', async () => {
  const drawPhoto = async (hint?: string) => {
    const { read } = await drawInPage(
      <PhotoField
        label="Signature"
        owner={owner}
        fileType="SIGNATURE"
        files={[]}
        onFiles={vi.fn()}
        {...(hint && { hint })}
      />,
      words,
    );
    return read();
  };
  const { text } = (await draw(0)).store.getSnapshot();
  expect(await drawPhoto('On white paper.')).toContain(`On white paper. ${text('uploads.photo.hint')}`);
  expect(await drawPhoto()).toContain(text('uploads.photo.hint'));
});

test('what is sent has to be what the field asks for: papers or photos; a video of ours is not looked at', () => {
  const place = (fileType: string) => ({ loginId: 'mya@mail.example', owner, fileType }) as never;
  const add = (kind: string, fileType: string) => uploads.add(new Blob(['x'], { type: kind }), 'f', place(fileType));
  expect(add('application/pdf', 'SIGNATURE')).toBeDefined();
  expect(add('text/plain', 'SRC_INCOME_FILE')).toBeDefined();
  expect(uploads.get()).toHaveLength(0);
  expect(add('application/pdf', 'SRC_INCOME_FILE')).toBeUndefined();
  expect(add('text/plain', 'SELFIE-VIDEO')).toBeUndefined();
  expect(uploads.get()).toHaveLength(2);
  clearSession();
  expect(uploads.get()).toHaveLength(0);
});
