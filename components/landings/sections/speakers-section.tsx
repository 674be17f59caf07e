import { getTranslations } from 'next-intl/server';
import NextImage from 'next/image';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { avatarAddress } from '@/lib/pictures/cover-address';
import { seedOf } from '@/lib/landings/seed';

/** More than these are folded away. */
const SHOWN = 16;
const SIDE_PX = 56;

type Person = SectionOf<'speakers'>['people'][number];

/** The speakers in a grid: picture, name, role and biography. */
export async function SpeakersSection({ section }: { section: SectionOf<'speakers'> }) {
  const t = await getTranslations('landing');
  const rest = section.people.slice(SHOWN);
  const grid = 'grid gap-x-8 md:grid-cols-2 xl:grid-cols-4';
  return (
    <>
      <ul className={grid}>
        {section.people.slice(0, SHOWN).map((person) => (
          <Speaker key={person.name} person={person} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="mt-4 inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            {t('allSpeakers', { count: section.people.length })}
          </summary>
          <ul className={grid}>
            {rest.map((person) => (
              <Speaker key={person.name} person={person} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Speaker({ person: { name, role, bio, pic } }: { person: Person }) {
  const isStored = pic.startsWith('/uploads/');
  return (
    <li className="border-b border-rule py-3.5">
      <div className="flex gap-3.5">
        <NextImage
          unoptimized={!isStored}
          src={isStored ? pic : avatarAddress(seedOf(name), SIDE_PX)}
          alt=""
          width={SIDE_PX}
          height={SIDE_PX}
          className="size-14 flex-none object-cover"
        />
        <div className="min-w-0">
          <h3 className="text-[17px] leading-snug">{name}</h3>
          <p className="type-meta">{role}</p>
        </div>
      </div>
      {bio !== '' && <p className="mt-2 text-[14.5px] leading-relaxed text-ink-2">{bio}</p>}
    </li>
  );
}
