import { eq } from 'drizzle-orm';
import { type Brand, BRAND_KEY, brandRecord, NO_BRAND } from '@/backend/contract/brand/brand';
import type { OptionalSection } from '@/backend/contract/brand/sections';
import { FIRST_REGIONS, NO_REGION } from '@/backend/contract/regions/first-regions';
import type { Locale } from '@/backend/contract/locale';
import { settings } from '@/backend/db/schema/system';
import type { Config } from './config';
import type { Context } from './context';

/** The name and look that the desk gave this newsroom; what was never saved is empty. */
export async function readBrand({ db }: Pick<Context, 'db'>): Promise<Brand> {
  const [row] = await db.select().from(settings).where(eq(settings.key, BRAND_KEY));
  return brandRecord.safeParse(row?.value).data ?? NO_BRAND;
}

/** Whether the newsroom has switched a section off: its pages are missing, so that nothing may lead to them. */
export async function isSectionOff(context: Pick<Context, 'db'>, section: OptionalSection): Promise<boolean> {
  return (await readBrand(context)).hidden.includes(section);
}

/** The keys of the editions that this newsroom has, those that are switched off included. */
export async function listRegionKeys(context: Pick<Context, 'db'>): Promise<string[]> {
  return [...FIRST_REGIONS, ...(await readBrand(context)).regions.map(({ key }) => key)];
}

/** Whether a story or an event may be put into an edition: one that the newsroom has, or none. */
export async function isRegionKnown(context: Pick<Context, 'db'>, key: string): Promise<boolean> {
  return key === NO_REGION || (await listRegionKeys(context)).includes(key);
}

/** The settings with the names that the desk gave this newsroom. */
export async function brandedConfig(context: Pick<Context, 'db' | 'config'>): Promise<Config> {
  const { config } = context;
  const { name } = await readBrand(context);
  return {
    ...config,
    siteName: name['zh-Hans'] ?? config.siteName,
    siteNameEn: name.en ?? config.siteNameEn,
    siteNameHant: name['zh-Hant'] ?? null,
  };
}

/** The name of this newsroom in a language. */
export function siteNameIn(
  config: Pick<Config, 'siteName' | 'siteNameEn' | 'siteNameHant'>,
  locale: Locale,
): string {
  if (locale === 'en') return config.siteNameEn;
  return locale === 'zh-Hant' ? (config.siteNameHant ?? config.siteName) : config.siteName;
}
