'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { CallOutput } from '@/backend/contract/calls';
import { MAX_DESCRIPTION, MAX_NAME, MAX_TAGLINE } from '@/backend/contract/brand/limits';
import {
  FOOTER_GROUPS,
  type FooterGroup,
  type NavPage,
  SECTION_PAGES,
} from '@/backend/contract/brand/sections';
import type { Locale } from '@/backend/contract/locale';
import { useFieldWords } from '@/components/accounts/fields/use-field-words';
import { useNotify } from '@/components/accounts/toast-provider';
import { VersionsList } from '@/components/desk/records/versions-list';
import { firstRows } from '@/lib/desk/brand/rows';
import { brandForm, formAccent, shownName } from '@/lib/desk/brand/form';
import { useRecordForm } from '@/lib/desk/records/use-record-form';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { BrandBar } from './brand-bar';
import { BrandColours } from './brand-colours';
import { BrandFollows } from './brand-follows';
import { BrandLanguages } from './brand-languages';
import { BrandLinks, type PageWords } from './brand-links';
import { BrandFacts } from './brand-facts';
import { BrandLogo } from './brand-logo';
import { BrandPreview } from './brand-preview';
import { BrandRegions } from './brand-regions';
import { BrandSection } from './brand-section';
import { BrandSwitches } from './brand-switches';
import { BrandTexts } from './brand-texts';

interface Props {
  record: CallOutput<'readRecord'>;
  /** Id of the editor. */
  member: number;
  /** The names that the settings of the installation say. */
  names: Record<Locale, string>;
  pages: PageWords;
  /** The pages of each menu while the newsroom has not ordered them. */
  menus: Record<'main' | FooterGroup, readonly NavPage[]>;
  /** Pages, and addresses of editions, that menus leave out until there is something on them. */
  empty: readonly string[];
  /** Fixed pages that are drafts. */
  drafts: readonly NavPage[];
}

/** Name and look of the newsroom: a draft in this browser until it is published; every earlier one can be taken back. */
export function BrandDesk({ record, member, names, pages, menus, empty, drafts }: Props) {
  const t = useTranslations('desk.brand');
  const router = useRouter();
  const notify = useNotify();
  const fieldWords = useFieldWords();
  const onSaved = () => {
    notify(t('published'));
    router.refresh();
  };
  const saver = useRecordForm({ kind: 'brand', record, beginning: null, member, onSaved });
  const publish = () => void saver.save((send) => send(false));
  useKeys({ 'ctrl+enter': publish });
  const form = brandForm(saver.document);
  const { set } = saver;
  const off = SECTION_PAGES.flatMap(({ section, pages: listed }) =>
    form.hidden.includes(section) ? listed : [],
  );
  const errorAt = (path: string) => {
    const [place, why] =
      Object.entries(saver.details).find(([each]) => each === path || each.startsWith(`${path}.`)) ?? [];
    return place !== undefined && why !== undefined ? fieldWords(place, why) : null;
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
      className="grid w-full max-w-[1240px] gap-x-10 gap-y-8 px-4 pb-16 xl:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="ledger-stacked min-w-0">
        <div className="ledger [--gutter:104px]">
          <div className="entry">
            <span aria-hidden="true" className="desk-node top-[36px] bg-ink" />
            <p className="entry-gutter pt-[30px] font-bold" aria-hidden="true">
              {t('sections.name')}
            </p>
            <div className="entry-body grid gap-4 pt-6 pb-4">
              <div>
                <h1 className="type-page-title">{t('title')}</h1>
                <p className="text-ink-2">{t('note')}</p>
              </div>
              <BrandTexts
                label={t('name')}
                hint={t('nameHint')}
                value={form.name}
                examples={{
                  ...names,
                  'zh-Hant': shownName({ ...form.name, 'zh-Hant': '' }, names, 'zh-Hant'),
                }}
                error={errorAt('name')}
                maxLength={MAX_NAME}
                onValue={(value) => set('name', value)}
              />
              <BrandTexts
                label={t('tagline')}
                hint={t('taglineHint')}
                value={form.tagline}
                error={errorAt('tagline')}
                maxLength={MAX_TAGLINE}
                onValue={(value) => set('tagline', value)}
              />
              <BrandTexts
                label={t('description')}
                hint={t('descriptionHint')}
                value={form.description}
                error={errorAt('description')}
                maxLength={MAX_DESCRIPTION}
                onValue={(value) => set('description', value)}
              />
            </div>
          </div>
          <BrandSection name={t('sections.logo')} isRefused={errorAt('logo') !== null}>
            <BrandLogo
              logo={form.logo}
              accent={formAccent(form.accent)}
              error={errorAt('logo')}
              onLogo={(logo) => set('logo', logo)}
            />
          </BrandSection>
          <BrandSection
            name={t('sections.colours')}
            note={t('colours.both')}
            isRefused={errorAt('accent') !== null}
          >
            <BrandColours
              accent={form.accent}
              onAccent={(accent) => set('accent', accent)}
              errorAt={errorAt}
            />
          </BrandSection>
          <BrandSection id="sections" name={t('sections.nav')} isRefused={errorAt('nav') !== null}>
            <BrandLinks
              label={t('nav.main')}
              rows={form.nav}
              first={firstRows(menus.main, form.regions)}
              off={off}
              empty={empty}
              drafts={drafts}
              pages={pages}
              error={errorAt('nav')}
              onRows={(rows) => set('nav', rows)}
            />
            <BrandSwitches hidden={form.hidden} onHidden={(hidden) => set('hidden', hidden)} />
          </BrandSection>
          <BrandSection id="editions" name={t('sections.regions')} isRefused={errorAt('regions') !== null}>
            <BrandRegions
              regions={form.regions}
              errorAt={errorAt}
              onRegions={(regions) => set('regions', regions)}
            />
          </BrandSection>
          <BrandSection name={t('sections.footer')} isRefused={errorAt('footer') !== null}>
            {FOOTER_GROUPS.map((group) => (
              <BrandLinks
                key={group}
                label={t(`nav.${group}`)}
                rows={form.footer[group]}
                first={firstRows(menus[group], form.regions)}
                off={off}
                empty={empty}
                drafts={drafts}
                pages={pages}
                error={errorAt(`footer.${group}`)}
                onRows={(rows) => set('footer', { ...form.footer, [group]: rows })}
              />
            ))}
          </BrandSection>
          <BrandSection id="languages" name={t('sections.languages')}>
            <BrandLanguages
              languages={form.languages}
              onLanguages={(languages) => set('languages', languages)}
            />
          </BrandSection>
          <BrandSection name={t('sections.facts')} isRefused={errorAt('organisation') !== null}>
            <BrandFacts form={form} set={set} errorAt={errorAt} />
          </BrandSection>
        </div>
      </div>
      <aside className="grid min-w-0 content-start gap-6 pt-6">
        <div className="grid gap-6 xl:sticky xl:top-[70px]">
          <BrandPreview form={form} names={names} />
          <BrandFollows />
          <VersionsList kind="brand" id={record.id} versions={record.versions} onFill={saver.fill} />
        </div>
      </aside>
      <BrandBar saver={saver} />
    </form>
  );
}
