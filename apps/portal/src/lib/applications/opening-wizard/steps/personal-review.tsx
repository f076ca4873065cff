import { fieldsOfCustomer } from '@taga/contract/records/applications/application-values';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Button, DescriptionList, type DescriptionRow, Skeleton } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { addressRows, personalRows } from '../../../customers/profile/profile-rows.ts';
import { useNames } from '../../../customers/profile/use-names.ts';
import { type CurrentProfile, useProfile } from '../../../customers/profile/use-profile.ts';
import { contact } from '../../../fulfilment/bank/bank.ts';
import { useOpening } from '../opening.ts';

function Part({ title, rows }: { title: string; rows: readonly DescriptionRow[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      <DescriptionList rows={rows} />
    </section>
  );
}

/** What can be done about a mistake, where that is more than calling. */
type Mending = ComponentType<{ profile: CurrentProfile }>;

interface DetailsProps extends ComponentProps<Mending> {
  mending: Mending | undefined;
}

function Details({ profile, mending: Mend }: DetailsProps) {
  const text = useText();
  const person = fieldsOfCustomer(profile);
  const reading = { text, language: useLanguage(), names: useNames() };
  return (
    <>
      <Part title={text('profile.personal.title')} rows={personalRows(person, reading)} />
      <Part title={text('profile.address.current')} rows={addressRows(person, 'current', reading)} />
      <Part title={text('profile.address.permanent')} rows={addressRows(person, 'permanent', reading)} />
      {Mend ? (
        <Mend profile={profile} />
      ) : (
        <p className="text-text-muted">{text('personalDetail.review.wrong', { hotline: contact.hotline })}</p>
      )}
    </>
  );
}

interface PersonalReviewProps {
  /** "Next", unless the way says something else. */
  mainText?: string;
  mending?: Mending;
  /** Beside the details. */
  children?: ReactNode;
}

/** Who the customer is, as they signed up: only looked at. Going on says that it is right. */
export function PersonalReview({ mainText, mending, children }: PersonalReviewProps) {
  const text = useText();
  const saving = useSaveStep();
  const { data, isError, refetch } = useProfile(useOpening().customer.loginId);
  return (
    <Question
      title={text('personalDetail.review.title')}
      lead={text('personalDetail.review.lead')}
      onAnswer={() => void saving.submit()}
      sending={saving}
      {...(mainText && { mainText })}
      disabledReason={data ? undefined : text('personalDetail.review.notYet')}
    >
      {data && <Details profile={data} mending={mending} />}
      {!data && !isError && <Skeleton label={text('profile.page.loading')} lines={12} />}
      {!data && isError && (
        <div className="grid justify-items-start gap-3">
          <p>{text('profile.page.failure')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {text('profile.page.again')}
          </Button>
        </div>
      )}
      {children}
    </Question>
  );
}
