import { and, eq, isNotNull } from 'drizzle-orm';
import { type FederationActor, readActorName } from '@/backend/contract/federation/addresses';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { authors } from '@/backend/db/schema/people';
import { topics } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { brandedConfig } from '@/backend/kernel/site-brand';
import { pickText } from '@/backend/kernel/text/local';

/** Who can be followed, as other servers show them. */
export interface ActorProfile {
  kind: FederationActor['kind'];
  /** The name people read, and a few words about them; in the language they are written in. */
  title: string;
  summary: string;
  /** Absolute addresses of the page and of a picture; null without one. */
  url: string;
  icon: string | null;
}

/** Who has this name in the Fediverse: the newsroom, an author who has published, a topic; null for nobody. */
export async function readActor(context: Context, name: string): Promise<ActorProfile | null> {
  const actor = readActorName(name);
  if (!actor) return null;
  if (actor.kind === 'newsroom') return readNewsroom(context);
  return actor.kind === 'author' ? readAuthor(context, actor.id) : readTopic(context, actor.id);
}

async function readNewsroom(context: Context): Promise<ActorProfile> {
  const { siteName, siteUrl } = await brandedConfig(context);
  return {
    ...{ kind: 'newsroom', title: siteName, summary: '' },
    ...{ url: `${siteUrl}/`, icon: `${siteUrl}/logo.png` },
  };
}

async function readAuthor({ db, config }: Context, id: number): Promise<ActorProfile | null> {
  const [row] = await db
    .select()
    .from(authors)
    .where(and(eq(authors.id, id), isNotNull(authors.lastPublishedAt)));
  if (!row) return null;
  const { lang, text } = pickText(row.name, 'zh-Hans');
  return {
    ...{ kind: 'author', title: text, summary: pickText(row.bio, lang).text },
    ...{ url: pageUrl(config, lang, `/columnlist/${id}`), icon: pictureUrl(config.siteUrl, row.avatarImg) },
  };
}

async function readTopic({ db, config }: Context, id: number): Promise<ActorProfile | null> {
  const [row] = await db.select().from(topics).where(eq(topics.id, id));
  if (!row) return null;
  const { lang, text } = pickText(row.name, 'zh-Hans');
  return {
    ...{ kind: 'topic', title: text, summary: plainText(pickText(row.intro, lang).text).trim() },
    ...{ url: pageUrl(config, lang, `/features/${id}`), icon: pictureUrl(config.siteUrl, row.pic) },
  };
}

function pictureUrl(siteUrl: string, picture: string): string | null {
  if (picture === '') return null;
  return URL.canParse(picture, siteUrl) ? new URL(picture, siteUrl).href : null;
}
