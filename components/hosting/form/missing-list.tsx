import { useTranslations } from 'next-intl';
import { sectionOfPath } from '@/lib/hosting/form/sections';

interface Props {
  /** Paths of the fields that are incomplete. */
  paths: readonly string[];
  /** Moves the focus to a field. */
  onGo: (path: string) => void;
}

/** What an event lacks before it can be public: list items, each with a link to the field. */
export function MissingList({ paths, onGo }: Props) {
  const t = useTranslations('hosting.form.rail');
  const sections = useTranslations('hosting.form.sections');
  return paths.map((path) => {
    const section = sectionOfPath(path);
    return (
      <li key={path}>
        <b className="text-mark">{sections(section)}</b>
        <span>{wordOf(path)}</span>
        <a
          href={`#section-${section}`}
          aria-label={t('goTo', { section: sections(section) })}
          onClick={(event) => {
            event.preventDefault();
            onGo(path);
          }}
        >
          {t('go')}
        </a>
      </li>
    );
  });

  function wordOf(path: string): string {
    const [field = '', , part = ''] = path.split('.');
    const key = `lacks.${part === '' ? field : `${field}_${part}`}` as const;
    return t.has(key as 'lacks.title') ? t(key as 'lacks.title') : t('lacks.other');
  }
}
