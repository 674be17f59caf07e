'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/icons/icon';
import { localAddress } from '@/lib/i18n/local-address';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  label: string;
  placeholder: string;
}

/** The search field of the header: Enter goes to the results, and a navigation clears it. A plain form without scripts. */
export function SearchBox({ locale, label, placeholder }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (field.current) field.current.value = '';
  }, [pathname]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = field.current?.value.trim();
    if (keyword) router.push(localAddress(locale, `/search/${encodeURIComponent(keyword)}`));
  };

  return (
    <form role="search" action={localAddress(locale, '/search')} onSubmit={submit} className="flex border-b border-ink">
      <input
        ref={field}
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        className="h-9 min-w-0 flex-1 bg-transparent text-[14.5px] placeholder:text-ink-3 focus-visible:outline-offset-0"
      />
      <button type="submit" aria-label={label} className="grid w-9 place-items-center">
        <Icon name="search" />
      </button>
    </form>
  );
}
