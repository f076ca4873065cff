import { Button, ClosedDoorScene, DoorScene, Spinner } from '@taga/ui';
import type { PageProps } from '@taga/web/page';
import { Notice } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { bankName, contact } from '../../lib/fulfilment/bank/bank.ts';
import { useIntroduction } from './use-introduction.ts';

interface QuestionProps {
  name: string;
  answering: ReturnType<typeof useIntroduction>['answering'];
}

/** Who asks, and nothing else about them. */
function Question({ name, answering }: QuestionProps) {
  const text = useText();
  const bank = bankName(useLanguage());
  const loading = answering.isBusy ? text('introduction.asked.sending') : undefined;
  return (
    <Notice picture={<DoorScene />} title={text('introduction.asked.title', { name })}>
      <p>{text('introduction.asked.text', { name, bank })}</p>
      <p>{text('introduction.asked.stranger')}</p>
      <div className="grid w-full max-w-80 gap-3">
        <Button loading={loading} onClick={() => void answering.submit(name, 'CONFIRM')}>
          {text('introduction.asked.confirm')}
        </Button>
        <Button variant="secondary" loading={loading} onClick={() => void answering.submit(name, 'DECLINE')}>
          {text('introduction.asked.decline')}
        </Button>
      </div>
      <p className="text-text-muted">{text('introduction.asked.private', { bank })}</p>
    </Notice>
  );
}

function Ended({ kind }: { kind: 'invalid' | 'answered' }) {
  const text = useText();
  return (
    <Notice picture={<ClosedDoorScene />} title={text(`introduction.${kind}.title`)}>
      <p>{text(`introduction.${kind}.text`, { hotline: contact.hotline })}</p>
    </Notice>
  );
}

/** Where the link leads that an introducer gets by SMS. */
export function Page({ params }: PageProps<'/introduce/:token'>) {
  const text = useText();
  const { introduction, load, answering } = useIntroduction(params.token);
  switch (introduction.kind) {
    case 'loading':
      return (
        <Notice picture={<DoorScene />} title={text('introduction.loading.title')}>
          <span role="status" aria-label={text('introduction.loading.title')}>
            <Spinner size={24} />
          </span>
        </Notice>
      );
    case 'asked':
      return <Question name={introduction.name} answering={answering} />;
    case 'confirmed':
    case 'declined':
      return (
        <Notice picture={<DoorScene />} title={text('introduction.thanks.title')}>
          <p role="status">{text(`introduction.thanks.${introduction.kind}`, { name: introduction.name })}</p>
          <p className="text-text-muted">{text('introduction.thanks.done')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice picture={<ClosedDoorScene />} title={text('introduction.failed.title')}>
          <p>{text('introduction.failed.text')}</p>
          <Button onClick={() => void load()}>{text('introduction.failed.again')}</Button>
        </Notice>
      );
    default:
      return <Ended kind={introduction.kind} />;
  }
}
