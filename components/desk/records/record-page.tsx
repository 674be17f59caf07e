import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { Link } from '@/components/ui/links/link';
import { readDeskMember } from '@/lib/desk/read-frame';
import type { Beginning } from '@/lib/desk/records/record-saver';
import { FIXED_KINDS } from '@/lib/desk/records/fixed';
import { messagesOf } from '@/lib/platform/language/messages';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { RecordForm } from './record-form';

interface Props {
  locale: Locale;
  kind: RecordKindName;
  /** Id of the record; null for a new one. */
  record: CallOutput<'readRecord'> | null;
  beginning?: Beginning | null;
  title: string;
}

/** One record under its title, with a link to the list of its kind. */
export async function RecordPage({ locale, kind, record, beginning = null, title }: Props) {
  const t = await getTranslations('desk.records');
  const member = await readDeskMember();
  // The rich text editor uses the messages of the writing pages, too, and saving those of another form.
  const { desk, login, fieldErrors, media, writing, hosting } = await messagesOf(locale);
  const messages = {
    ...{ desk, login, fieldErrors, media, writing },
    hosting: { form: { save: hosting.form.save } },
  };
  const name = t(`kinds.${kind}`);
  const words = title || (record ? `#${record.id}` : t('new', { kind: name }));
  return (
    <div className="w-full max-w-[1240px] px-4 pt-6 pb-16 md:px-10">
      <p className="type-meta">
        <Link href={href(locale, 'deskRecords', { kind })} className="inline-block first-letter:uppercase">
          {name}
        </Link>
        {record && <span className="n ps-3">#{record.id}</span>}
      </p>
      <h1 className="type-page-title pb-5">{words}</h1>
      {record?.deleted_time && <p className="pb-4 text-mark">{t('isDeleted')}</p>}
      <NextIntlClientProvider messages={messages}>
        <RecordForm
          key={record?.id ?? 0}
          kind={kind}
          record={record}
          beginning={beginning}
          member={member.id}
          title={words}
          isFixed={FIXED_KINDS.includes(kind)}
        />
      </NextIntlClientProvider>
    </div>
  );
}
