import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { Avatar } from '@/components/pictures/avatar';
import { Icon } from '@/components/ui/icons/icon';
import { ART_SETS } from '@/backend/contract/landings/art';
import { landingAddress } from '@/lib/landings/address';
import { type Session, sessionId } from '@/lib/landings/agenda';
import type { Landing } from '@/lib/landings/read';
import { contrastingSeed } from '@/lib/pictures/avatar';
import { seedOf } from '@/lib/landings/seed';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

const SIDE_PX = 56;

interface Props {
  /** Id of the sheet, unique on the page. */
  id: string;
  person: SectionOf<'speakers'>['people'][number];
  sessions: readonly (Session & { date: string })[];
  landing: Landing;
  locale: Locale;
}

/**
 * A speaker with a sheet, which the browser opens without a script. A speaker without a biography and sessions has no
 * sheet.
 */
export function Speaker({ id, person, sessions, landing, locale }: Props) {
  const hasSheet = person.bio !== '' || sessions.length > 0;
  return (
    <li className="border-b border-rule py-3.5">
      <div className="flex gap-3.5">
        <Portrait person={person} landing={landing} />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            {hasSheet ? (
              <button
                type="button"
                popoverTarget={id}
                className="min-h-6 text-start font-bold underline decoration-1 underline-offset-4"
              >
                {person.name}
              </button>
            ) : (
              person.name
            )}
          </h3>
          <p className="type-meta">{person.role}</p>
        </div>
      </div>
      {hasSheet && <Sheet id={id} person={person} sessions={sessions} landing={landing} locale={locale} />}
    </li>
  );
}

function Portrait({ person: { name, pic }, landing: { view } }: Pick<Props, 'person' | 'landing'>) {
  const seed = seedOf(name);
  const id = view.tone === 'ground' ? contrastingSeed(seed, ART_SETS[view.set][0]) : seed;
  return <Avatar id={id} src={pic} size={SIDE_PX} className="landing-portrait size-14 flex-none" />;
}

async function Sheet({ id, person, sessions, landing, locale }: Props) {
  const t = await getTranslations('landing');
  const { name, params } = landingAddress(landing.view.slug);
  const hasAgenda = landing.sections.some(({ type }) => type === 'agenda');
  const page = hasAgenda ? '' : href(locale, name, params);
  return (
    <div id={id} popover="auto" role="dialog" aria-label={person.name} className="landing-sheet">
      <div className="flex items-start gap-3.5">
        <Portrait person={person} landing={landing} />
        <div className="min-w-0 flex-1">
          <p className="text-2xl leading-snug font-bold">{person.name}</p>
          <p className="type-meta">{person.role}</p>
        </div>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="-me-3 -mt-2 grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      {person.bio !== '' && <p className="mt-4 leading-relaxed">{person.bio}</p>}
      {sessions.length > 0 && (
        <>
          <p className="mt-5 border-b border-ink pb-1.5 text-base font-bold">{t('speakerSessions')}</p>
          <ul>
            {sessions.map((session) => (
              <li key={session.number} className="border-b border-rule py-2.5">
                <p className="type-meta n">
                  {`${formatDate(session.date, locale, 'monthDay')} ${session.starts}–${session.until} ${session.hallName}`}
                </p>
                <a href={`${page}#${sessionId(session)}`} className="font-bold">
                  {session.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
