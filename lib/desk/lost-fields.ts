/** Fields in which a version can undo a later change of the live story, as `lost_corrections` names them. */
const LOST_FIELDS = [
  'title',
  'summary',
  'body',
  'author_id',
  'category_id',
  'region',
  'is_important',
  'pic',
  'figure_rule',
  'source_name',
  'source_url',
  'script_words',
  'search_titles',
  'label_ids',
  'topic_ids',
] as const;

/** Whether there is a message for a field. */
export function isLostField(field: string): field is (typeof LOST_FIELDS)[number] {
  return (LOST_FIELDS as readonly string[]).includes(field);
}
