import { Redirect } from '@taga/web/navigation';
import { paths } from '../../config/paths.ts';

/** What the account is about stands on the page of the product. */
export function Page() {
  return <Redirect to={paths.account('cash-current')} />;
}
