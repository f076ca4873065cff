import { ButtonLink } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { PersonalReview } from '../../../lib/applications/opening-wizard/steps/personal-review.tsx';
import { existingPage } from '../existing-page.tsx';

function PersonalDetail() {
  const text = useText();
  return (
    <PersonalReview mainText={text('existing.personal.continue')}>
      <ButtonLink
        as={RouterLink}
        variant="secondary"
        href={paths.account('cash-current')}
        className="sm:justify-self-start"
      >
        {text('existing.personal.cancel')}
      </ButtonLink>
    </PersonalReview>
  );
}

export const Page = existingPage('personal-detail', PersonalDetail);
