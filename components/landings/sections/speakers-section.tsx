import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { sessionsOf } from '@/lib/landings/sessions-of';
import type { SectionContext } from '../section-context';
import { Speaker } from './speaker';

/** Number of speakers shown; the others are folded away. */
const SHOWN = 16;

/** The speakers in a grid: picture, name and role; each opens a sheet with biography and sessions. */
export async function SpeakersSection({
  section,
  landing,
  language,
}: Pick<SectionContext, 'landing' | 'language'> & { section: SectionOf<'speakers'> }) {
  const t = await getTranslations('landing');
  const { sections, starts } = landing.view;
  const agenda = sections.find(({ type }) => type === 'agenda');
  const people = section.people.map((person, at) => (
    <Speaker
      key={person.name}
      id={`${section.key}-${at + 1}`}
      person={person}
      sessions={
        agenda?.type === 'agenda' && starts ? sessionsOf(person.name, agenda, starts.slice(0, 10)) : []
      }
      landing={landing}
      locale={language.locale}
    />
  ));
  const grid = 'grid gap-x-8 md:grid-cols-2 xl:grid-cols-4';
  return (
    <>
      <ul className={grid}>{people.slice(0, SHOWN)}</ul>
      {people.length > SHOWN && (
        <details>
          <summary className="mt-4 inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            {t('allSpeakers', { count: section.people.length })}
          </summary>
          <ul className={grid}>{people.slice(SHOWN)}</ul>
        </details>
      )}
    </>
  );
}
