import { Dialog } from '@taga/ui';
import { useText } from '@taga/web/text';
import { listBindings } from './bindings.ts';

const written: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ' ': '␣' };

const Key = ({ name }: { name: string }) => <kbd>{written[name] ?? name}</kbd>;

/** Every key that does something on the screen behind it. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} title={text('desk.keys.title')} closeText={text('form.actions.close')}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {listBindings().map(({ keys, label }) => (
          <div key={label} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
