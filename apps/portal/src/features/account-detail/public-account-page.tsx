import type { AccountClass } from '@taga/reference/account-classes';
import { ButtonLink, Card, Link } from '@taga/ui';
import { Redirect, RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { MainFact } from './main-fact.tsx';
import { ProductPage, useAccountClass } from './product-page.tsx';

/** Either way leads back to this account: its name goes along in the address. */
function VisitorPanel({ accountClass }: { accountClass: AccountClass }) {
  const text = useText();
  const { accountType } = accountClass;
  return (
    <Card className="grid gap-5">
      <MainFact accountClass={accountClass} />
      <ButtonLink as={RouterLink} href={paths.signUpFor(accountType)} className="sm:w-full">
        {text('products.visitor.open')}
      </ButtonLink>
      <div className="grid text-text-muted">
        <p className="flex flex-wrap items-center gap-x-2">
          {text('products.visitor.question')}
          <Link as={RouterLink} standalone href={paths.loginFor(accountType)}>
            {text('products.visitor.signIn')}
          </Link>
        </p>
        <p>{text('products.visitor.text')}</p>
      </div>
    </Card>
  );
}

/** A product as everybody may read of it. Customers have a page of their own for it. */
export function Page() {
  const customer = useCustomer();
  const accountClass = useAccountClass();
  if (!accountClass) return null;
  if (customer) return <Redirect to={paths.account(accountClass.accountType)} />;
  return (
    <ProductPage
      accountClass={accountClass}
      backHref={paths.start()}
      panel={<VisitorPanel accountClass={accountClass} />}
    />
  );
}
