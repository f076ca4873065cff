import { useText } from '@taga/web/text';
import { FilmOnDemand } from '../../lib/platform/tutorial/film-on-demand.tsx';
import { Section } from './section.tsx';

export function About() {
  const text = useText();
  return (
    <Section isBeside title={text('home.about.title')} lead={text('home.about.text')}>
      <FilmOnDemand />
    </Section>
  );
}
