import { childText, elements, type XmlElement } from '@/backend/import/xml/node';

/** A file of the media library. */
export interface Attachment {
  address: string;
  /** The page that WordPress makes for it; empty for none. */
  link: string;
  title: string;
  caption: string;
  alt: string;
  /** The id of the post it was uploaded to, or `0`. */
  parent: string;
  order: number;
}

/** What posts of a site refer to by number. It may be in another file of a run than they are. */
export interface SiteParts {
  /** By post id. */
  attachments: Map<string, Attachment>;
  /** Texts of reusable blocks by post id. */
  blocks: Map<string, string>;
  /** Tables of the plugin TablePress by their number: rows of cells as JSON. */
  tables: Map<string, string>;
}

/** Parts of sites by their address, or their name when they have none, from all WordPress exports of a run: large exports come in several files. */
export type RunParts = ReadonlyMap<string, SiteParts>;

export function emptyParts(): SiteParts {
  return { attachments: new Map(), blocks: new Map(), tables: new Map() };
}

/** The parts that the items of an export are. */
export function partsOf(items: readonly XmlElement[]): SiteParts {
  const parts = emptyParts();
  for (const item of items) {
    const id = childText(item, 'wp:post_id');
    const type = childText(item, 'wp:post_type');
    if (type === 'attachment') parts.attachments.set(id, attachmentOf(item));
    else if (type === 'wp_block') parts.blocks.set(id, childText(item, 'content:encoded'));
    else if (type === 'tablepress_table')
      parts.tables.set(
        metaOf(item).get('_tablepress_export_table_id') ?? id,
        childText(item, 'content:encoded'),
      );
  }
  return parts;
}

function attachmentOf(item: XmlElement): Attachment {
  return {
    address: childText(item, 'wp:attachment_url', 'guid'),
    link: childText(item, 'link'),
    title: childText(item, 'title'),
    caption: childText(item, 'excerpt:encoded'),
    alt: metaOf(item).get('_wp_attachment_image_alt') ?? '',
    parent: childText(item, 'wp:post_parent') || '0',
    order: Number(childText(item, 'wp:menu_order')) || 0,
  };
}

/** The fields plugins and themes store with a post, by key. */
export function metaOf(item: XmlElement): Map<string, string> {
  const pairs = elements(item, 'wp:postmeta').map(
    (meta) => [childText(meta, 'wp:meta_key'), childText(meta, 'wp:meta_value')] as const,
  );
  return new Map(pairs);
}

/** Adds the parts of one file to those of a site. */
export function addParts(to: SiteParts, from: SiteParts): void {
  for (const [id, attachment] of from.attachments) to.attachments.set(id, attachment);
  for (const [id, block] of from.blocks) to.blocks.set(id, block);
  for (const [id, table] of from.tables) to.tables.set(id, table);
}
