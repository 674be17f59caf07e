import { TOOLS, type Tool, type ToolName } from './tools';

const SLASH = /^[/、／]([\p{Script=Han}a-z]{0,12})$/iu;
const MAX_ROWS = 6;

/** The search text in a line that begins with a slash, in lower case; null for any other line. */
export function slashQuery(line: string): string | null {
  return SLASH.exec(line)?.[1]?.toLowerCase() ?? null;
}

/**
 * The block tools whose name contains the search text, or whose pinyin initials begin with it; all of them for an empty
 * text.
 */
export function findTools(query: string, nameOf: (name: ToolName) => string): Tool[] {
  const blocks = TOOLS.filter(({ isBlock }) => isBlock);
  if (query === '') return blocks;
  return blocks
    .filter(({ name, key }) => key.startsWith(query) || nameOf(name).toLowerCase().includes(query))
    .slice(0, MAX_ROWS);
}
