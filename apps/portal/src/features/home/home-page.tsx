import { About } from './about.tsx';
import { Accounts } from './accounts.tsx';
import { Banner } from './banner.tsx';
import { Benefits } from './benefits.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Steps } from './steps.tsx';

export function Page() {
  return (
    <>
      <Banner />
      <Features />
      <Benefits />
      <Accounts />
      <Steps />
      <About />
      <Contact />
    </>
  );
}
