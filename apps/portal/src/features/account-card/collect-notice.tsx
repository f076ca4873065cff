import { Alert } from '@taga/ui';
import { useText } from '@taga/web/text';

/** Where the customer gets what comes with the account. */
export function CollectNotice() {
  const text = useText();
  return (
    <div className="print:break-inside-avoid">
      <Alert title={text('accountCard.notice.title')}>
        <p>{text('accountCard.notice.text')}</p>
      </Alert>
    </div>
  );
}
