'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { MAX_KEYS } from '@/backend/contract/api/limits';
import { LoadError, Gate } from '@/components/accounts/gate';
import { Entry, Section } from '@/components/accounts/login/entry';
import { Link } from '@/components/ui/links/link';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { href } from '@/lib/platform/routing/href';
import { KeyRow } from './key-row';
import { NewKey } from './new-key';
import { type FreshKey, ShownKey } from './shown-key';

/** The keys with which a member's programs read and write at `/api/v1`. */
export function Keys() {
  return <Gate>{(user) => <KeysOf user={user} />}</Gate>;
}

function KeysOf({ user }: { user: User }) {
  const t = useTranslations('area');
  const locale = useLocale();
  const { data, error, mutate } = useCall('listApiKeys', {});
  const [isMaking, setMaking] = useState(false);
  const [fresh, setFresh] = useState<FreshKey | null>(null);
  const { place, toTop } = useFocusReturn();
  const { place: maker, toFirst } = useFocusReturn();

  const showForm = (isShown: boolean) => {
    setMaking(isShown);
    toFirst();
  };
  const showMade = (key: FreshKey) => {
    setFresh(key);
    setMaking(false);
    void mutate();
  };
  const isFull = (data?.list.length ?? 0) >= MAX_KEYS;

  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Section
        title={t('keys.title')}
        text={
          <>
            {data && t('keys.count', { count: data.list.length, most: MAX_KEYS })}{' '}
            <Link href={href(locale, 'developers')} className="underline underline-offset-4">
              {t('keys.reference')}
            </Link>
          </>
        }
      >
        {fresh && (
          <ShownKey
            fresh={fresh}
            onStored={() => {
              setFresh(null);
              toTop();
            }}
          />
        )}
        <div ref={maker}>
          {isMaking ? (
            <NewKey user={user} onMade={showMade} close={() => showForm(false)} />
          ) : (
            data &&
            !fresh && (
              <button
                type="button"
                disabled={isFull}
                onClick={() => showForm(true)}
                className="btn btn-ink mt-4 mb-2"
              >
                {t('keys.new')}
              </button>
            )
          )}
        </div>
      </Section>
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data?.list.length === 0 && !isMaking && (
        <Entry isAlone>
          <p className="text-ink-2">{t('keys.none')}</p>
        </Entry>
      )}
      {data?.list.map((key) => (
        <KeyRow
          key={key.id}
          user={user}
          apiKey={key}
          onChanged={() => void mutate()}
          onRevoked={() => {
            toTop();
            void mutate();
          }}
        />
      ))}
    </div>
  );
}
